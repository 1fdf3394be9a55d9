import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";

/** Tells what was planned from the facts given; a worse one adds a price of its own. */
export const explainPlan: Skill = {
  name: "explain plan",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You tell a traveller in two or three plain sentences what was planned"),
  reply(prompt, dial) {
    const body = bodyOf(prompt);
    const short = /\nIn short: (.*)$/.exec(body)?.[1] ?? "";
    const first = /\nDay 1: ([^;\n]*)/.exec(body)?.[1];
    const begins = first === undefined ? "" : ` You begin with ${first}.`;
    const invented = dial.errs("invent") ? " You save $123,456 with it." : "";
    return { text: `${short}${begins}${invented}` };
  },
};
