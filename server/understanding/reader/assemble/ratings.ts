import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

/** What stars are said of, by the nouns of the sentence. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ["hotel.ratings", /^(?:hotels?|motels?|inns?|resorts?|lodging|accommodations?|room|rooms|stay|staying)$/],
  ["restaurant.ratings", /^(?:restaurants?|eateries|eatery|eat|eating|dine|dining|dinner|food)$/],
  ["attraction.ratings", /^(?:attractions?|sights?|sightseeing|museums?|tours?)$/],
];
const RATINGS = /^(?:hotel|restaurant|attraction)\.ratings$/;
const ENDS = /^[.!?;\n]$/;

/** The label with its stars where the sentence puts them: "I only eat at places with four stars" is no hotel's, whatever was asked. */
export function withRatedTopic(label: LabelMention, { words }: Pick<Proposals, "words">): LabelMention {
  if (!RATINGS.test(label.slot)) return label;
  let [from, to] = [label.from, label.to];
  while (from > 0 && !ENDS.test(words[from - 1]?.text ?? "")) from -= 1;
  while (to < words.length && !ENDS.test(words[to]?.text ?? "")) to += 1;
  const sentence = words.slice(from, to).map(({ text }) => text.toLowerCase());
  const named = TOPICS.filter(([, noun]) => sentence.some((word) => noun.test(word)));
  const [only] = named;
  return only === undefined || named.length > 1 ? label : { ...label, slot: only[0] };
}
