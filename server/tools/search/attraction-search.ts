import { z } from "zod";
import { cityArgument } from "../arguments";
import { searchTool } from "../define-tool";
import { found, foundSchema } from "./found";
import { knownCity } from "./known-names";

export const attractionSearch = searchTool({
  name: "AttractionSearch",
  description: "Finds the attractions of a city. AttractionSearch[Austin] finds all attractions in Austin.",
  inputSchema: z.object({ city: cityArgument }),
  outputSchema: foundSchema(z.object({ Name: z.string(), City: z.string() })),
  search(input, world) {
    const city = knownCity(world, input.city, "city");
    if (!city.ok) return city;
    // Without address, telephone and website: they say nothing to a plan and fill half a prompt.
    const rows = world.attractions(city.value).map((attraction) => ({ Name: attraction.name, City: attraction.city }));
    return found(rows, "Attractions", "attraction", `in ${city.value}`);
  },
});
