import { z } from "zod";
import { textArgument } from "../arguments";
import { searchTool } from "../define-tool";
import { found, foundSchema } from "./found";
import { knownState } from "./known-names";

export const citySearch = searchTool({
  name: "CitySearch",
  description: "Finds the cities of a state. CitySearch[Texas] names all cities in Texas.",
  inputSchema: z.object({ state: textArgument("State", "The name of a state.", "Texas") }),
  outputSchema: foundSchema(z.object({ City: z.string() })),
  search(input, world) {
    const state = knownState(world, input.state, "state");
    if (!state.ok) return state;
    const rows = world.gazetteer.citiesOf(state.value).map(({ name }) => ({ City: name }));
    return found(rows, "Cities", "city", `in ${state.value}`);
  },
});
