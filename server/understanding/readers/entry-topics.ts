import type { EntryKey } from "@/server/trip";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { patternsOf, type Topic } from "../lexicon/entries/entry-words";
import { TOPIC_WORDS } from "../lexicon/entries/topics";
import type { Item } from "../text/item";
import type { Match } from "../text/pattern";
import { rules } from "../text/rules";

const TOPICS = rules<Topic>(TOPIC_WORDS.map(([patterns, topic]) => [patternsOf(patterns), topic] as const));

/** The topic that the last question was about. */
export function topicOf(asked: EntryKey | null): Topic | null {
  return asked === null ? null : (ENTRY_WORDS.find(({ entry }) => entry === asked)?.topic ?? null);
}

/** Whether a word names this topic. */
export function speaksOf(items: readonly Item[], topic: Topic): boolean {
  return TOPICS.find(items).some(({ meaning }) => meaning === topic);
}

/** Farther words of a sentence are about something else. */
const FARTHEST_TOPIC = 25;

/** What the words nearest to a match, within its sentence, are about; `bounded`: within its clause. */
export function topicAround(
  items: readonly Item[],
  { start, end }: Match,
  topics: readonly (Topic | undefined)[],
  otherwise: Topic | null,
  bounded: boolean,
): Topic | null {
  const isEdge = (item: Item | undefined): boolean =>
    item === undefined || item.kind === "break" || (bounded && item.text === ",");
  let left = start - 1;
  let right = end;
  for (let distance = 0; distance < FARTHEST_TOPIC; distance += 1) {
    if (!isEdge(items[left])) {
      const topic = topics[left];
      if (topic !== undefined) return topic;
      left -= 1;
    }
    if (!isEdge(items[right])) {
      const topic = topics[right];
      if (topic !== undefined) return topic;
      right += 1;
    }
  }
  return otherwise;
}

/** What each item's word is about, if anything. */
export function topicsOf(items: readonly Item[]): readonly (Topic | undefined)[] {
  const topics: (Topic | undefined)[] = new Array(items.length).fill(undefined);
  for (const { match, meaning } of TOPICS.find(items)) topics.fill(meaning, match.start, match.end);
  return topics;
}
