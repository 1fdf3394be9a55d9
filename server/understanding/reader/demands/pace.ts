import type { Pace } from "@/server/trip";

const NOT = "(?<!(?:\\b(?:not|no|hardly|never|without)|n['’]t)(?: [a-z]+){0,2} )";
const RELAXED = new RegExp(
  `${NOT}\\b(?:(?:relaxed|easy|slow|slower|leisurely|gentle|unhurried) (?:pace|trip|days?|schedule|itinerary|mornings?)|take it (?:easy|slow)|sleep in|late mornings?|slow mornings?|(?:don't|don’t|do not) want (?:to rush|a packed|too much)|nothing (?:too )?(?:hectic|packed))\\b`,
  "i",
);
const PACKED = new RegExp(
  `${NOT}\\b(?:(?:packed|full|busy|action-packed) (?:pace|trip|days?|schedule|itinerary)|fast pace|as much as (?:possible|we can|i can)|see everything|pack (?:it|everything|as much) in)\\b`,
  "i",
);

/** The pace that the words ask for ("take it easy", "a packed schedule"), and where they say so; null: nothing, or both. */
export function paceIn(text: string): { readonly pace: Pace; readonly from: number; readonly to: number } | null {
  const [relaxed, packed] = [RELAXED.exec(text), PACKED.exec(text)];
  if (relaxed !== null && packed !== null) return null;
  const match = relaxed ?? packed;
  if (match === null) return null;
  return { pace: relaxed === null ? "packed" : "relaxed", from: match.index, to: match.index + match[0].length };
}
