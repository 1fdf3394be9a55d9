import { factsIn } from "../../reading/facts";
import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";

/** Names that a description of at most twenty words has room for. */
const CITIES_NAMED = 12;

/** Description: the title of what was found, with the first names where it lists cities. */
export const describe: Skill = {
  name: "describe",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Description agent"),
  reply(prompt) {
    const body = bodyOf(prompt);
    const facts = factsIn(body);
    const [state, cities] = [...facts.cities][0] ?? [];
    if (state !== undefined)
      return { text: `Description: Cities in ${state}: ${cities?.slice(0, CITIES_NAMED).join(", ")}` };
    const [road] = facts.roads;
    if (road !== undefined) {
      const mode = road.mode === "taxi" ? "Taxi" : "Self-driving";
      return { text: `Description: ${mode} from ${road.origin} to ${road.destination}` };
    }
    const title = body.split("\n")[1] ?? "";
    return { text: `Description: ${title.replace(/:$/, "")}` };
  },
};
