import { type EntryKey, type EntryValue, preferenceEntry } from "@/server/trip";
import type { Topic, ValueMeant } from "../lexicon/entries/entry-words";
import { isDoublyDenied } from "../text/double-denial";
import type { Item } from "../text/item";
import { captured, type Match } from "../text/pattern";
import { isNegated, isWaived } from "../text/polarity";
import type { Found } from "../text/rules";
import { AVOIDED, answersFor, bestAt, type Meaning, type Surroundings } from "./entry-meanings";
import { labelledEntries } from "./entry-names";
import { topicsOf } from "./entry-topics";
import { isYesOrNo } from "./entry-values";
import { isSpokenAgainst } from "./feelings";
import { introductions, isIntroduced } from "./introductions";
import { continuesDenied, type Denied, listedWith } from "./lists";
import { leastStars } from "./star-floors";

/** A value of an entry that the text speaks of, from item `start` to before `end`. */
export interface EntryMention {
  readonly entry: EntryKey;
  readonly value: EntryValue;
  readonly start: number;
  readonly end: number;
}

/** Words that were read for an entry, whether or not they settle it. */
export interface TakenWords {
  /** Where those words begin in the text. */
  readonly starts: readonly number[];
  /** They also tell of the trip. */
  readonly shared: boolean;
}

const DISLIKED = /^(avoid|avoids|avoiding|hate|hates|dislike|except|without)$/;
const COMPARED = /^(over|than|instead|versus|vs|beats|beat|trumps|before|above)$/;
const LIKED = /^(prefer|prefers|love|like|loyal|favorite|favourite|best|want)$/;

export interface ReadMentions {
  readonly mentions: readonly EntryMention[];
  readonly taken: readonly TakenWords[];
  /** The values that were turned down. */
  readonly rejected: ReadonlyMap<EntryKey, readonly EntryValue[]>;
}

/** Every value of an entry that is named, in the order of the text, the words that were taken for it, and the entries of which a value was turned down. */
export function readMentions(
  items: readonly Item[],
  asked: EntryKey | null,
  /** Where something was taken back: what follows counts for the entry spoken of before. */
  takenBack: readonly number[] = [],
): ReadMentions {
  const surroundings: Surroundings = { asked, topics: topicsOf(items), introductions: introductions(items) };
  const { topics } = surroundings;
  const labels = labelledEntries(items);
  const mentions: EntryMention[] = [];
  const taken: TakenWords[] = [];
  const rejected = new Map<EntryKey, EntryValue[]>();
  let lastDenied: Denied | null = null;
  for (let at = 0; at < items.length; ) {
    const corrects = takenBack.some((end) => at >= end && at < end + LONGEST_CORRECTION);
    const spokenOf = corrects ? mentions.at(-1)?.entry : undefined;
    const found = bestAt(items, at, {
      ...surroundings,
      asked: asked ?? labels[at] ?? spokenOf ?? null,
      listed: listedWith(items, at, mentions),
    });
    const [first] = found;
    if (first === undefined) {
      at += 1;
      continue;
    }
    const { start, end } = first.match;
    const isNumber = first.meaning.value.value === "number";
    if (!isNumber && (isComparedWith(items, start) || items[start - 1]?.lower === "too")) {
      at = end;
      continue;
    }
    // "No less than three stars", "nothing under four": a number is meant as it stands.
    const continued = continuesDenied(items, start, lastDenied, first.meaning.words.entry);
    const isTurned = isNegated(items, start, end) !== (items[start - 1]?.lower === "nothing");
    const isWantedAfterAll = isDoublyDenied(items, start, end);
    const isDenied = continued || (isTurned && !isWantedAfterAll);
    const isDisliked =
      asked !== null &&
      !isWantedAfterAll &&
      answersFor(first.meaning.words.entry, asked) &&
      isSpokenAgainst(items, start, end);
    const waived = isWaived(items, end);
    // Asked for yes or no, "not necessary" is a no.
    const answersNo = waived && first.meaning.words.entry === asked && isYesOrNo(asked);
    const denied = !isNumber && (isDenied !== isNegatedOfSubject(items, first, topics) || isDisliked || answersNo);
    taken.push({
      starts: statedIn(items, first.match).map((item) => item.start),
      shared: isShared(first.meaning, denied),
    });
    const { entry } = first.meaning.words;
    lastDenied = denied ? { end, entry } : null;
    if (denied) rejected.set(entry, [...(rejected.get(entry) ?? []), ...choiceOf(first.meaning)]);
    if (!waived || answersNo) {
      for (const one of found) {
        const mention = mentionOf(items, one, denied, asked);
        if (mention === null) continue;
        mentions.push(mention, ...(one.meaning.value.also ?? []).map((entry) => ({ ...mention, entry })));
      }
    }
    if (!denied) mentions.push(...mentionsInGaps(items, first, surroundings));
    at = end;
  }
  return { mentions, taken, rejected };
}

/** "See an aquarium and a park", "a hotel with a pool and no smoking": what a pattern reaches over names values of its own. */
function mentionsInGaps(items: readonly Item[], reaching: Found<Meaning>, surroundings: Surroundings): EntryMention[] {
  const { gaps } = reaching.match;
  return gaps.flatMap((from, index) => {
    const to = gaps[index + 1];
    if (index % 2 === 1 || to === undefined) return [];
    const mentions: EntryMention[] = [];
    for (let at = from; at < to; at += 1) {
      const [found] = bestAt(items, at, surroundings).filter(
        ({ match, meaning }) =>
          match.end <= to &&
          (isOfThings(meaning) || (surroundings.introductions.has(at) && isIntroduced(meaning.words.entry))) &&
          meaning.value.value !== reaching.meaning.value.value,
      );
      if (found === undefined || isNegated(items, at, found.match.end)) continue;
      const mention = mentionOf(items, found, false, surroundings.asked);
      if (mention !== null) mentions.push(mention);
      at = found.match.end - 1;
    }
    return mentions;
  });
}

/** Whether it is about what is booked rather than about the traveller, and names more than a number. */
function isOfThings({ words, value }: Meaning): boolean {
  return words.topic !== "person" && value.value !== "number" && words.exclusive !== true;
}

function choiceOf({ value: { value } }: Meaning): readonly EntryValue[] {
  return value === null || value === "number" ? [] : [value];
}

/** After "oops no", so many words may hold the value that counts instead. */
const LONGEST_CORRECTION = 5;

/** "The hotel does not need disability access": the "no" stands between the topic's word, where the match begins, and the rest. */
function isNegatedOfSubject(
  items: readonly Item[],
  { match: { start, end, gaps }, meaning }: Found<Meaning>,
  topics: readonly (Topic | undefined)[],
): boolean {
  const [from, to] = gaps;
  if (from === undefined || to === undefined || topics[start] !== meaning.words.topic) return false;
  return isNegated(items, to, end, from);
}

/** "No morning flights" is no word against flying. */
function isShared({ words, value }: Meaning, denied: boolean): boolean {
  const shared = value.shared ?? words.shared === true;
  return shared && !(denied && value.hiddenIfDenied === true);
}

/** The words of a match that its pattern names, without those that its gaps reach over. */
function statedIn(items: readonly Item[], { start, end, gaps }: Match): readonly Item[] {
  const isSkipped = (at: number): boolean =>
    gaps.some((from, index) => index % 2 === 0 && at >= from && at < (gaps[index + 1] ?? from));
  return items.slice(start, end).filter((_, index) => !isSkipped(start + index));
}

function mentionOf(
  items: readonly Item[],
  { match, meaning }: Found<Meaning>,
  denied: boolean,
  asked: EntryKey | null,
): EntryMention | null {
  const { words, value } = meaning;
  const span = { start: match.start, end: match.end };
  if (denied) {
    const opposite = value.denied === undefined ? oppositeOf(words.entry, value.value) : value.denied;
    return opposite === null ? null : { entry: opposite[0], value: opposite[1], ...span };
  }
  if (value.value === null) return null;
  const avoided = AVOIDED[words.entry];
  if (avoided !== undefined && avoided === asked && typeof value.value === "string" && !isLiked(items, match.start)) {
    return { entry: avoided, value: value.value, ...span };
  }
  if (value.value !== "number") return { entry: words.entry, value: value.value, ...span };
  const [from, to] = preferenceEntry(words.entry).range ?? [0, 0];
  const count = captured(match, "number")[0];
  if (count === undefined || isPronoun(items, count)) return null;
  const number = words.entry.endsWith(".ratings") ? leastStars(items, count) : count.value;
  return number === null || number < from || number > to ? null : { entry: words.entry, value: number, ...span };
}

const COUNTS_ONE =
  /^(least|rated|than|stars?|ratings?|about|or|to|be|is|say|over|above|below|under|minimum|at|with|only|from)$/;

/** "One with four stars", "not one below three", "a nice one": no number. */
function isPronoun(items: readonly Item[], count: Item): boolean {
  const at = items.indexOf(count);
  const [before, next] = [items[at - 1], items[at + 1]];
  if (count.lower === "one" && before?.kind === "word" && !COUNTS_ONE.test(before.lower)) return true;
  return count.lower === "one" && next?.kind === "word" && !/^(star|stars|or|and|is|will|would|to)$/.test(next.lower);
}

/** "Delta over United", "a bath to a shower": what follows is only what something else is compared with. */
function isComparedWith(items: readonly Item[], start: number): boolean {
  const at = /^(a|an|the|of)$/.test(items[start - 1]?.lower ?? "") ? start - 2 : start - 1;
  if (COMPARED.test(items[at]?.lower ?? "")) return !/^(nothing|to|can|not)$/.test(items[at - 1]?.lower ?? "");
  const isPreferredTo = items.slice(Math.max(0, at - 5), at - 1).some(({ lower }) => /^prefer/.test(lower));
  return items[at]?.lower === "to" && isPreferredTo;
}

function isLiked(items: readonly Item[], start: number): boolean {
  const before = items.slice(Math.max(0, start - 5), start);
  return before.some(({ lower }) => LIKED.test(lower)) && !before.some(({ lower }) => DISLIKED.test(lower));
}

function oppositeOf(entry: EntryKey, value: ValueMeant): readonly [EntryKey, EntryValue] | null {
  if (typeof value === "boolean") return [entry, !value];
  return value === "Yes" ? [entry, "No"] : null;
}
