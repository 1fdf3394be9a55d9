import { PREFERENCE_ENTRIES } from "@/server/trip";
import type { Evidence, Sign } from "./evidence";
import { slotIndices, slotsOf } from "./slots";

/** What the critical network sees: for each entry its slots, then the signs next to "plain". */
const SIGNS: readonly Sign[] = ["stressed", "shrugged", "volunteered"];
const STARTS = new Map<string, number>();
let total = 0;
for (const { key } of PREFERENCE_ENTRIES) {
  STARTS.set(key, total);
  total += slotsOf(key).length + SIGNS.length;
}

export const INPUT_COUNT = total;

/**
 * The inputs that a piece of evidence sets to one, by index: the slots of its value and how it was said. All others are zero, so
 * that of what was not heard nothing is assumed.
 */
export function inputsOf({ entry, value, sign }: Evidence): readonly number[] {
  const start = STARTS.get(entry) ?? 0;
  const inputs = value === null ? [] : slotIndices(entry, value).map((slot) => start + slot);
  const ofSign = SIGNS.indexOf(sign);
  return ofSign < 0 ? inputs : [...inputs, start + slotsOf(entry).length + ofSign];
}
