import type { Proposal, ProposedItem } from "./propose";
import type { Word } from "./words";

/** What is told to the model of each word next to its letters: the kind of proposal it lies in, and how it is written. */
export const PROPOSAL_KINDS = [
  "none",
  "city",
  "region",
  "unknownName",
  "day",
  "span",
  "window",
  "vagueTime",
  "duration",
  "money",
  "number",
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export function kindOf(item: ProposedItem): ProposalKind {
  switch (item.kind) {
    case "place":
      if (item.value.cities.length > 0 && !item.value.saidRegion) return "city";
      return item.value.region !== null ? "region" : "unknownName";
    case "date": {
      const { value } = item;
      if (value.kind === "vague") return "vagueTime";
      if (value.kind === "window" || value.kind === "around") return "window";
      if (value.kind === "day") return "day";
      if (value.kind === "relative") return "day";
      return value.kind === "span" || value.to !== null ? "span" : "day";
    }
    default:
      return item.kind;
  }
}

/** For each word the place of its proposal's kind in PROPOSAL_KINDS. */
export function kindsOfWords(words: readonly Word[], proposals: readonly Proposal[]): number[] {
  const kinds = new Array<number>(words.length).fill(0);
  for (const { item, from, to } of proposals) kinds.fill(PROPOSAL_KINDS.indexOf(kindOf(item)), from, to);
  return kinds;
}

/** 0 in small letters, 1 with a capital, 2 in capitals, 3 with digits, 4 a sign. */
export function shapeOf({ text }: Word): number {
  if (/\p{N}/u.test(text)) return 3;
  if (!/\p{L}/u.test(text)) return 4;
  if (text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()) return 2;
  return /^\p{Lu}/u.test(text) ? 1 : 0;
}
