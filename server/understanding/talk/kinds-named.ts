import { plainWords } from "./read-turns";

/** Kinds of record that preferences are about: the first part of an entry's key. */
export type RecordKind = "flight" | "hotel" | "restaurant" | "attraction";

const NAMES: Readonly<Record<RecordKind, RegExp>> = {
  flight: /\b(?:flights?|flying|planes?|fares?|airfares?|tickets?)\b/,
  hotel: /\b(?:hotels?|rooms?|lodging|accommodations?|airbnbs?|motels?|place to (?:stay|sleep))\b/,
  restaurant: /\b(?:restaurants?|dining|dinners?|eating|food|meals?)\b/,
  attraction: /\b(?:attractions?|sights?|museums?|activities)\b/,
};
const KINDS = ["flight", "hotel", "restaurant", "attraction"] as const;

/** The kinds that an answer names, so that it counts for these alone: "4 stars for hotels, 3 for restaurants". */
export function kindsNamed(text: string): readonly RecordKind[] {
  const words = plainWords(text);
  return KINDS.filter((kind) => NAMES[kind].test(words));
}

/** The words of an answer that are about a kind, without the "only" that sets it apart from others; null: it does not name the kind. */
export function wordsAbout(text: string, kind: RecordKind): string | null {
  const about = text.split(/[.!?;,\n]+|\b(?:and|but|while)\b/i).filter((part) => kindsNamed(part).includes(kind));
  const words = about.map((part) => part.replace(/\b(?:only|just)\b/gi, "").trim());
  return words.length === 0 ? null : words.join(", ");
}
