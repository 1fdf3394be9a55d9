import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import { compileCondition, holds, slotOf } from "../model/compile";
import { possibleValues } from "../model/draw-positions";
import type { Random } from "../random";
import { BASE_IMPORTANCE, IMPORTANCE_INFLUENCES, SHARPNESS, WITHOUT_A_WISH } from "./importance-model";

const ASKABLE = ASKABLE_ENTRIES.map((entry) => ({
  entry,
  slot: slotOf(entry),
  base: BASE_IMPORTANCE[entry] ?? 0,
  wishes: possibleValues(entry).map(isWish),
}));

const INFLUENCES = IMPORTANCE_INFLUENCES.map(({ when, plus }) => ({
  condition: compileCondition(when, possibleValues),
  plus: ASKABLE_ENTRIES.flatMap((entry, index) => {
    const added = plus[entry];
    return added === undefined ? [] : [{ index, added }];
  }),
}));

/**
 * The 11 entries that decide the trip for this traveller, most important first: scores of what is known of the
 * person plus noise, which is a draw from the ranking model of Plackett and Luce. It stands in for the model that the
 * paper asks to rank (APEC-Travel, A.2).
 */
export function rankCritical(random: Random, positions: Int32Array): EntryKey[] {
  const scores = importanceScores(positions);
  return ASKABLE_ENTRIES.map((entry, index) => ({
    entry,
    score: SHARPNESS * (scores[index] ?? 0) + random.gumbel(),
  }))
    .sort((a, b) => b.score - a.score)
    .slice(0, CRITICAL_ENTRIES)
    .map(({ entry }) => entry);
}

/** How much each of `ASKABLE_ENTRIES` matters to this traveller, without the noise. */
function importanceScores(positions: Int32Array): Float64Array {
  const scores = Float64Array.from(ASKABLE, ({ slot, base, wishes }) =>
    wishes[positions[slot] ?? -1] ? base : base - WITHOUT_A_WISH,
  );
  for (const { condition, plus } of INFLUENCES) {
    if (!holds(condition, positions)) continue;
    for (const { index, added } of plus) scores[index] = (scores[index] ?? 0) + added;
  }
  return scores;
}

/** Whether the value asks for something: not "no preference", not "no", not "any rating will do". */
function isWish(value: EntryValue): boolean {
  return value !== NO_PREFERENCE && value !== false && value !== 1 && value !== 2;
}
