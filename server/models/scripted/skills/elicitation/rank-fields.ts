import { bodyOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";

/** What a fact of the traveller makes important. */
const BY_FACT: readonly (readonly [RegExp, RegExp])[] = [
  [/, a disability,/, /disability/],
  [/travel style Budget/, /budget|refundability|cancellation/],
  [/travel style Luxury/, /cabin|ratings|services|brand/],
  [/concerned about: .*(?:price|value)/i, /budget|refundability/],
  [/concerned about: .*brand/i, /brand|airline/],
  [/concerned about: .*service/i, /services|ratings|cabin/],
  [/concerned about: .*time/i, /fly time|proximity|duration/],
];

/** Ranks the fields of the prompt: those first that a fact of the traveller makes important, then as they stand. */
export const rankFields: Skill = {
  name: "rank fields",
  recognises: (prompt) => bodyOf(prompt).startsWith("You are a travel expert and know from who travelers are"),
  reply(prompt, dial) {
    const body = bodyOf(prompt);
    const list =
      body.split("\nRank these fields by how important they are to this traveler:\n")[1]?.split("\n\n")[0] ?? "";
    const fields = list.split("\n").map((row) => row.replace(/ \((?:choice|boolean|integer)\)$/, ""));
    const weight = (field: string) => BY_FACT.filter(([fact, name]) => fact.test(body) && name.test(field)).length;
    const ranked = fields.toSorted((a, b) => weight(b) - weight(a)).slice(0, dial.errs("forget") ? 5 : 11);
    return { text: JSON.stringify(Object.fromEntries(ranked.map((field, at) => [String(at + 1), field]))) };
  },
};
