import type { EntryKey } from "@/server/trip";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { patternsOf } from "../lexicon/entries/entry-words";
import { TOPIC_LEXICONS } from "../lexicon/entries/topics";
import type { Item } from "../text/item";
import { rules } from "../text/rules";

/** Where an entry itself is named: "the airline", "my budget". */
export const NAMES_OF_ENTRIES = rules<EntryKey>(
  ENTRY_WORDS.map(({ entry, about }) => [patternsOf(about), entry] as const),
  TOPIC_LEXICONS,
);

const LONGEST_LABELLED = 10;

/** The entry whose name introduces what stands at each item: "cabin: economy", "my profession is teacher", "Age? 34". */
export function labelledEntries(items: readonly Item[]): readonly (EntryKey | undefined)[] {
  const labelled: (EntryKey | undefined)[] = new Array(items.length).fill(undefined);
  for (const { match, meaning } of NAMES_OF_ENTRIES.find(items)) {
    const from = endOfLabel(items, match.start, match.end);
    if (from === null) continue;
    for (let at = from; at < items.length && at < from + LONGEST_LABELLED; at += 1) {
      if (items[at]?.kind === "break") break;
      labelled[at] = meaning;
    }
  }
  for (const { match } of HOBBIES.find(items)) {
    for (let at = match.start - 1; at >= Math.max(0, match.start - LONGEST_HOBBY); at -= 1) {
      if (items[at]?.kind === "break") break;
      labelled[at] ??= "persona.interest";
    }
  }
  return labelled;
}

/** "Museums have been my hobby", "sport's my passion": the label stands behind what it names. */
const HOBBIES = rules<true>([
  [
    [
      "is|are|have|has|was ..2 my|our ..1 hobby|hobbies|passion|pastime|interest|interests|thing",
      "my|our ..1 hobby|hobbies|passion|pastime $|,|and",
      "as a hobby",
    ],
    true,
  ],
]);
const LONGEST_HOBBY = 8;

/** Where the label ends that the name of an entry makes, from `start` to before `end`, with the words around it; null where it is none. */
function endOfLabel(items: readonly Item[], start: number, end: number): number | null {
  const sign = items[end];
  if (items[end - 1]?.text.endsWith("'s")) return end;
  if (sign?.lower === ":" || /^(is|are|include|includes|being)$/.test(sign?.lower ?? "")) return end + 1;
  if (sign?.lower === ",") {
    return items.slice(Math.max(0, start - 3), start).some(({ lower }) => CONCERNING.test(lower)) ? end + 1 : null;
  }
  const close = items.findIndex((item, at) => at >= end && item.kind !== "word");
  return close !== -1 && close <= end + LONGEST_QUESTION && items[close]?.text.startsWith("?") === true
    ? close + 1
    : null;
}

/** "As for the cabin, economy". */
const CONCERNING = /^(regards|regarding|regard|for|concerning|about|re)$/;
/** "My interest on any vacation? The beach." */
const LONGEST_QUESTION = 4;
