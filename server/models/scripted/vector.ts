import { createHash } from "node:crypto";

const DIMENSIONS = 64;

/** The vector of a text: its words, each counted where its hash says. Texts of like words have like vectors, and nothing is known of meaning. */
export function vectorOfWords(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = words.map((word) => (createHash("sha256").update(word).digest()[0] ?? 0) % DIMENSIONS);
  return Array.from({ length: DIMENSIONS }, (_, index) => at.filter((one) => one === index).length);
}
