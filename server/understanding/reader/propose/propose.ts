import { finish, type Steps } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type PlaceIndex, placeIndex } from "../../gazetteer/place-index";
import { align } from "../../text/aligned";
import type { Item } from "../../text/item";
import { joinNumbers } from "../../text/numbers";
import { correctSpelling } from "../../text/spelling";
import { tokenize } from "../../text/tokens";
import type { CalendarContext } from "../dates/date-reader";
import { recognizeDurations } from "../dates/durations";
import { recognizeLooseDates } from "../dates/loose-dates";
import { recognizeDates } from "../dates/recognize-dates";
import { type ProposedDemand, proposeDemands } from "../demands/read-demands";
import { recognizeMoney } from "../money/amounts";
import { joinSpokenSums } from "../money/sums";
import { recognizeCalendarNames, recognizePlaces } from "../places/place-names";
import { type Word, wordsIn } from "./words";

export type ProposedItem = Extract<Item, { kind: "place" | "date" | "duration" | "money" | "number" }>;

/** A stretch of the text that may be a fact of the trip: words [from, to), and what it means if it is one. */
export interface Proposal {
  readonly item: ProposedItem;
  readonly from: number;
  readonly to: number;
}

export interface Proposals {
  readonly words: readonly Word[];
  /** The words as the model reads them: slips are put right ("frm", "febuary"). */
  readonly corrected: readonly string[];
  readonly proposals: readonly Proposal[];
  /** Stretches that may be a demand, by words. */
  readonly demands: readonly ProposedDemand[];
  /** The names that are known, by which what the model takes for a place is named. */
  readonly places: PlaceIndex;
}

/** Stretches that may be a place, date, length, amount of money or number: high recall, since the model decides what each one is. */
export function propose(...about: Parameters<typeof proposing>): Proposals {
  return finish(proposing(...about));
}

/** The same in steps, between which others may be served: each looks through the whole text. */
export function* proposing(
  text: string,
  context: CalendarContext,
  world: World | null,
  asked: string | null = null,
): Steps<Proposals> {
  const words = wordsIn(text);
  const aligned = align(text);
  const written = tokenize(aligned.text);
  const spelled = correctSpelling(written);
  yield;
  const numbers = joinNumbers(spelled);
  // "Forty-three fifty" is a sum where a sum is asked for.
  const tokens = asked === "budget" || asked === "persona.budget" ? joinSpokenSums(numbers) : numbers;
  yield;
  const named = recognizeCalendarNames(tokens, placeIndex(world));
  yield;
  const days = recognizeDates(named, context);
  yield;
  const dated = recognizeLooseDates(days, context);
  yield;
  const lengths = recognizeDurations(dated);
  yield;
  const sums = recognizeMoney(lengths, true);
  yield;
  const items = recognizePlaces(sums, placeIndex(world), true);
  yield;
  const place = (start: number, end: number) =>
    wordsWithin(words, aligned.origin[start] ?? 0, (aligned.origin[end - 1] ?? 0) + 1);
  const proposals = items.flatMap((item): Proposal[] => {
    if (!isProposed(item)) return [];
    const { from, to } = place(item.start, item.end);
    return to > from ? [{ item, from, to }] : [];
  });
  const demands = proposeDemands(items, world).map((demand) => ({ ...demand, ...place(demand.from, demand.to) }));
  const before = new Map(written.map(({ start, lower }) => [start, lower]));
  const corrected = words.map(({ text: own }) => own);
  for (const { start, end, lower } of spelled) {
    const { from, to } = place(start, end);
    if (before.get(start) !== lower && to - from === 1) corrected[from] = lower;
  }
  return { words, corrected, proposals, demands, places: placeIndex(world) };
}

/** The words that overlap characters [start, end). O(log n). */
function wordsWithin(words: readonly Word[], start: number, end: number): { from: number; to: number } {
  const first = (holds: (word: Word) => boolean): number => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const word = words[middle];
      if (word !== undefined && holds(word)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { from: first(({ to }) => to > start), to: first(({ from }) => from >= end) };
}

function isProposed(item: Item): item is ProposedItem {
  return ["place", "date", "duration", "money", "number"].includes(item.kind);
}
