import { z } from "zod";

/** Longer ones than any model of sentences gives. */
const MOST_DIMENSIONS = 16_384;
/** Texts of one call: a library of skills and a subtask, with room to spare. */
export const MOST_TEXTS = 200;
/** Digits that comparing needs; the rest is noise of the server's processor, and stored for nothing. */
const DIGITS = 6;

/** What a model makes of a text, so that texts of like meaning have vectors of like direction. */
export const vectorSchema = z.array(z.number()).min(1).max(MOST_DIMENSIONS);
export type Vector = readonly number[];

/** The vectors as they are kept; null where they are not one for each text, all as long as each other. */
export function readVectors(given: readonly unknown[], texts: number): Vector[] | null {
  const read = z.array(vectorSchema).length(texts).safeParse(given);
  if (!read.success || new Set(read.data.map(({ length }) => length)).size > 1) return null;
  return read.data.map((vector) => vector.map((value) => Number(value.toPrecision(DIGITS))));
}
