import type { EntryKey } from "@/server/trip";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { type EntryWords, patternsOf, type Topic, type ValueWords } from "../lexicon/entries/entry-words";
import { TOPIC_LEXICONS } from "../lexicon/entries/topics";
import type { Item } from "../text/item";
import type { Match } from "../text/pattern";
import { type Found, rules } from "../text/rules";
import { topicAround, topicOf } from "./entry-topics";
import { isIntroduced } from "./introductions";

export interface Meaning {
  readonly words: EntryWords;
  readonly value: ValueWords;
  readonly way: "says" | "names" | "answers";
}

const WAYS = ["says", "names", "answers"] as const;
const RULES = rules<Meaning>(
  ENTRY_WORDS.flatMap((words) =>
    words.values.flatMap((value) =>
      WAYS.flatMap((way) => {
        const patterns = patternsOf(value[way]);
        return patterns.length === 0 ? [] : [[patterns, { words, value, way }] as const];
      }),
    ),
  ),
  TOPIC_LEXICONS,
);
/** The entry that says what to avoid of the same choices. */
export const AVOIDED: Readonly<Partial<Record<EntryKey, EntryKey>>> = {
  "flight.preferredAirline": "flight.avoidAirline",
  "flight.preferredAircraftType": "flight.avoidAircraftType",
  "hotel.preferredBrand": "hotel.avoidBrand",
};
/** What the words of an answer are read by. */
export interface Surroundings {
  readonly asked: EntryKey | null;
  readonly topics: readonly (Topic | undefined)[];
  /** Where travellers introduce themselves. */
  readonly introductions: ReadonlySet<number>;
  /** The entry of which a value was named just before, in the same list: "Delta or Alaska". */
  readonly listed?: EntryKey | null;
}

/** Rules that may as well say who travels: "no parties, no pets, no kids". */
const OF_THE_PARTY = /^No (pets|children)/;

/** The reading that holds at `at` and names most words over the shortest gaps; what was asked for goes before what is named elsewhere. */
export function bestAt(
  items: readonly Item[],
  at: number,
  { asked, topics, introductions, listed = null }: Surroundings,
): readonly Found<Meaning>[] {
  const all = RULES.allAt(items, at);
  if (all.length === 0) return [];
  const holding = all.filter(({ match, meaning }) => {
    if (isBesideAnswer(meaning, asked, topics)) return false;
    if (meaning.way === "says") return true;
    const isAsked = asked !== null && answersFor(meaning.words.entry, asked);
    const isOneMore = listed === "persona.interest" && meaning.words.entry === listed;
    if (meaning.way === "answers")
      return isAsked || isOneMore || (introductions.has(at) && isIntroduced(meaning.words.entry));
    const topic = topicAround(items, match, topics, topicOf(asked), isAsked);
    const isListed =
      listed !== null && topicOf(listed) === meaning.words.topic && !OF_THE_PARTY.test(String(meaning.value.value));
    return topic === meaning.words.topic || isListed || (topic === null && meaning.words.topic === "person");
  });
  const most = Math.max(...holding.map(({ match }) => statedLength(match)));
  const equal = holding
    .filter(({ match }) => statedLength(match) === most)
    .sort((one, other) => one.match.end - other.match.end || rankInList(one, listed) - rankInList(other, listed));
  const forAsked = equal.filter(({ meaning }) => asked !== null && answersFor(meaning.words.entry, asked));
  // "The dog is coming to dinner too" answers for restaurants and tells who travels.
  const ofTraveler = equal.find(
    ({ meaning }) => meaning.words.topic === "person" && meaning.way === "says" && meaning.value.value === true,
  );
  if (forAsked.length > 0) return [...forAsked.slice(0, 1), ...(ofTraveler === undefined ? [] : [ofTraveler])];
  return equal.slice(0, 1);
}

/** What goes on with a list goes before what is named elsewhere: "food and drink and Wi-Fi" of a sight. */
function rankInList({ meaning }: Found<Meaning>, listed: EntryKey | null): number {
  if (listed === null || meaning.words.entry === listed) return 0;
  return meaning.words.topic === topicOf(listed) ? 1 : 2;
}

/** Entries whose words are also said in passing of other things: "six hours on the tarmac", "we'll eat on the beach". */
const IN_PASSING: ReadonlySet<EntryKey> = new Set([
  "attraction.preferredDuration",
  "hotel.preferredProximity",
  "restaurant.needLiveMusic",
  "attraction.preferredAmenities",
  "attraction.specialEvents",
  "hotel.preferredRoomFeatures",
]);

/** Entries named in passing in answers about their topic: "a house where nobody smokes", "half the fun of history". */
const NAMED_IN_PASSING: ReadonlySet<EntryKey> = new Set(["hotel.preferredRoomType", "attraction.preferredType"]);

/**
 * What an answer says beside the question: "I love live music", asked about dinners or sights, tells of those and not of what the
 * traveller is like.
 */
function isBesideAnswer(
  { words: { entry, topic }, way }: Meaning,
  asked: EntryKey | null,
  topics: readonly (Topic | undefined)[],
): boolean {
  const about = topicOf(asked);
  if (about === null) return false;
  if (NAMED_IN_PASSING.has(entry) && way === "names" && asked !== entry) return about === topic;
  if (IN_PASSING.has(entry)) return about !== topic && !topics.includes(topic);
  return entry === "persona.interest" && /^(restaurant|attraction)$/.test(about);
}

export function answersFor(entry: EntryKey, asked: EntryKey): boolean {
  return entry === asked || AVOIDED[entry] === asked;
}

function statedLength({ start, end, gaps }: Match): number {
  const skipped = gaps.reduce((sum, at, index) => (index % 2 === 0 ? sum - at : sum + at), 0);
  return end - start - skipped;
}
