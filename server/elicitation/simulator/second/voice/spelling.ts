import type { Draw } from "../draw";

/** Words that are written differently on the two sides of the ocean, American first. */
const BRITISH: Readonly<Record<string, string>> = {
  center: "centre",
  traveling: "travelling",
  favorites: "favourites",
  neighbor: "neighbour",
  canceling: "cancelling",
};
const AMERICAN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(BRITISH).map(([american, british]) => [british, american])),
  lift: "elevator",
  lifts: "elevators",
  queue: "line",
  queueing: "waiting in line",
  trainers: "sneakers",
  toilets: "bathrooms",
};

/** How often an answer has a slip of the fingers. */
const TYPOS = 0.03;

export type Spelling = "British" | "American";

/** The text in one of the two spellings; values are spelled along ("city centre"). */
export function spell(text: string, spelling: Spelling): string {
  const words = spelling === "British" ? BRITISH : AMERICAN;
  return text.replace(/[a-z]+/g, (word) => words[word] ?? word);
}

/** Now and then two neighbouring letters inside a longer word change places. */
export function mistype(text: string, draw: Draw): string {
  if (!draw.chance(TYPOS)) return text;
  const words = [...text.matchAll(/\b[a-z]{6,}\b/g)];
  if (words.length === 0) return text;
  const word = draw.pick(words);
  const at = word.index + draw.whole(1, word[0].length - 3);
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}
