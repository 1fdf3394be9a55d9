import { bodyOf, instructionOf } from "../reading/prompt-text";
import { stepsInText } from "../reading/scratchpad";
import type { Skill } from "../skill";

/** Looks back on a failed attempt: names the last answer that told what was wrong. */
export const reflect: Skill = {
  name: "reflect",
  recognises: (prompt) => instructionOf(prompt).startsWith("You look back on an attempt at a travel plan that failed."),
  reply(prompt) {
    const body = bodyOf(prompt);
    const end = /The attempt ended because of: (.*)\./.exec(body)?.[1] ?? "an unknown reason";
    const last = stepsInText(body).at(-1)?.observation.split("\n")[0] ?? "";
    const told = last === "" ? "No action worked." : `The last answer was: ${last}`;
    return {
      text: `The attempt ended because of ${end}. ${told} Next time I take names as they are given and finish.`,
    };
  },
};
