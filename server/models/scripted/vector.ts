import { createHash } from "node:crypto";

const DIMENSIONS = 64;

/** The vector of a text: its words, each counted where its hash says. Texts of like words have like vectors, and nothing is known of meaning. */
export function vectorOfWords(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const at = (createHash("sha256").update(word).digest()[0] ?? 0) % DIMENSIONS;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}
