import { ASKABLE_ENTRIES, CRITICAL_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import { compileCondition, holds, slotOf } from "../model/compile";
import { possibleValues } from "../model/draw-positions";
import type { Random } from "../random";
import { type ImportanceModel, LEARNED_IMPORTANCE, SHARPNESS, WITHOUT_A_WISH } from "./importance-model";

const ASKABLE = ASKABLE_ENTRIES.map((entry) => ({ slot: slotOf(entry), wishes: possibleValues(entry).map(isWish) }));

/** Scores each of `ASKABLE_ENTRIES` for a traveler, without the noise: how much it matters, times how much that counts against the noise. */
export type Scores = (positions: Int32Array) => Float64Array;

/** What an entry's score loses where the traveler has no wish about it. */
export const LOST_WITHOUT_A_WISH = SHARPNESS * WITHOUT_A_WISH;

/** The scores by a model of importance. */
export function scoresBy({ base, influences }: ImportanceModel): Scores {
  const bases = ASKABLE_ENTRIES.map((entry) => base[entry] ?? 0);
  const compiled = influences.map(({ when, plus }) => ({
    condition: compileCondition(when, possibleValues),
    plus: ASKABLE_ENTRIES.flatMap((entry, index) => {
      const added = plus[entry];
      return added === undefined ? [] : [{ index, added }];
    }),
  }));
  return (positions) => {
    const scores = Float64Array.from(bases, (importance, index) =>
      hasWish(index, positions) ? importance : importance - WITHOUT_A_WISH,
    );
    for (const { condition, plus } of compiled) {
      if (!holds(condition, positions)) continue;
      for (const { index, added } of plus) scores[index] = (scores[index] ?? 0) + added;
    }
    return scores.map((score) => SHARPNESS * score);
  };
}

const LEARNED_SCORES = scoresBy(LEARNED_IMPORTANCE);

/**
 * The 11 entries that decide the trip for this traveler, most important first: scores of what is known of the
 * person plus noise, which is a draw from the ranking model of Plackett and Luce. It replaces the model that the
 * paper asks to rank (APEC-Travel, A.2).
 */
export function rankCritical(random: Random, positions: Int32Array, scoresOf: Scores = LEARNED_SCORES): EntryKey[] {
  const scores = scoresOf(positions);
  return ASKABLE_ENTRIES.map((entry, index) => ({ entry, score: (scores[index] ?? 0) + random.gumbel() }))
    .sort((a, b) => b.score - a.score)
    .slice(0, CRITICAL_ENTRIES)
    .map(({ entry }) => entry);
}

/** Whether a traveler has a wish about the entry at this index of `ASKABLE_ENTRIES`. */
export function hasWish(index: number, positions: Int32Array): boolean {
  const askable = ASKABLE[index];
  return askable?.wishes[positions[askable.slot] ?? -1] === true;
}

/** Whether the value asks for something: not "no preference", not "no", not "any rating will do". */
export function isWish(value: EntryValue): boolean {
  return value !== NO_PREFERENCE && value !== false && value !== 1 && value !== 2;
}
