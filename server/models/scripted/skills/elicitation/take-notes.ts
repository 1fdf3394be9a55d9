import { fieldName } from "@/server/trip";
import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { linesOf } from "./transcript";
import { understoodIn } from "./understood";

/** The stenographer: notes what the parser reads in the traveller's lines, each as the answer to the question before it. */
export const takeNotes: Skill = {
  name: "take notes",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You read a dialog between a travel agent and a traveler and write down"),
  async reply(prompt, dial) {
    const known = [...(await understoodIn(linesOf(bodyOf(prompt))))].filter(() => !dial.errs("forget"));
    return { text: JSON.stringify(Object.fromEntries(known.map(([key, value]) => [fieldName(key), value]))) };
  },
};
