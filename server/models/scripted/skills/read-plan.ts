import { instructionOf } from "../reading/prompt-text";
import type { Skill } from "../skill";

/** Puts a plan that the rules could not read into JSON: the scripted model reads no more than they do, so there are no days. */
export const readPlan: Skill = {
  name: "read a plan",
  recognises: (prompt) => instructionOf(prompt).startsWith("You put a travel plan that somebody wrote into JSON"),
  reply: () => ({ text: '{"days":[]}' }),
};
