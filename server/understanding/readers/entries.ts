import { type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import { TAKES_BACK } from "../lexicon/corrections";
import type { Item } from "../text/item";
import { rules } from "../text/rules";
import { describedValues } from "./described";
import { type EntryMention, readMentions, type TakenWords } from "./entry-mentions";
import { hasNoPreference, oneValue } from "./entry-values";
import { describedValue, impliedAnswer } from "./implied-answers";
import { isRestricted, openClauses, openEntries, type Span, withoutClitic } from "./open-clauses";

const RETRACTIONS = rules<true>([[TAKES_BACK, true]]);

const DISABILITY = "persona.disability";

export interface SaidEntries {
  readonly values: Readonly<Partial<Record<EntryKey, EntryValue>>>;
  readonly unclear: readonly EntryKey[];
  readonly taken: readonly TakenWords[];
}

/**
 * The preferences that the text states or implies, and those that it is about but leaves too vague. `withTales` is the whole text,
 * `words` what is left of it without tales of earlier trips and of others.
 */
export function readEntries(
  words: readonly Item[],
  asked: EntryKey | null,
  withTales: readonly Item[] = words,
): SaidEntries {
  const items = words.map(withoutClitic);
  const { mentions, taken, rejected } = readMentions(items, asked);
  const open = openClauses(items, asked);
  const settled = withoutRetracted(items, mentions).filter(
    (mention) =>
      !open.some((clause) => mention.start < clause.end && mention.end > clause.start) || staysSaid(mention, asked),
  );
  const values: Partial<Record<EntryKey, EntryValue>> = {};
  const unclear: EntryKey[] = [];
  for (const entry of new Set(settled.map((mention) => mention.entry))) {
    const named = [...new Set(settled.filter((mention) => mention.entry === entry).map(({ value }) => value))];
    const value = oneValue(entry, named);
    if (value === null) unclear.push(entry);
    else values[entry] = value;
  }
  const kindOfOpen = asked === null || open.length === 0 ? null : describedValue(whatIsNotOpen(items, open), asked);
  if (asked !== null && kindOfOpen !== null) values[asked] ??= kindOfOpen;
  for (const entry of openEntries(items, open, asked)) {
    if (values[entry] === undefined && hasNoPreference(entry)) values[entry] = NO_PREFERENCE;
  }
  if (
    asked !== null &&
    values[asked] === undefined &&
    !unclear.includes(asked) &&
    (open.length === 0 || !hasNoPreference(asked))
  ) {
    const answer = impliedAnswer(items, withTales.map(withoutClitic), asked, {
      isRejected: rejected.has(asked),
      isAboutElse: settled.length > 0,
    });
    if (answer === "unclear" && settled.length === 0 && !rejected.has(asked) && open.length === 0) unclear.push(asked);
    else if (answer !== null && answer !== "unclear") values[asked] = answer.value;
  }
  if (isAccess(asked) && values[asked] === true && describedValues(items, DISABILITY, "neutral").includes(true)) {
    values[DISABILITY] ??= true;
  }
  if (isAccess(asked) && values[asked] === undefined && values[DISABILITY] === true) values[asked] = true;
  return { values, unclear, taken };
}

/** What is told beside what is left open: all of it where that is of one kind only. */
function whatIsNotOpen(items: readonly Item[], open: readonly Span[]): readonly Item[] {
  return isRestricted(items) ? items : items.filter((_, at) => !open.some(({ start, end }) => at >= start && at < end));
}

/** What is said where the matter is left open: who the traveller is ("anytime, I'm retired"), and a number of stars. */
function staysSaid({ entry, value }: EntryMention, asked: EntryKey | null): boolean {
  const isOfTraveler = entry.startsWith("persona.") && asked !== null && !asked.startsWith("persona.");
  return isOfTraveler || (typeof value === "number" && entry === asked);
}

function isAccess(entry: EntryKey | null): entry is EntryKey {
  return entry?.endsWith(".needDisabilityAccess") === true;
}

/** A later value takes the place of what was taken back before it. */
function withoutRetracted(items: readonly Item[], mentions: readonly EntryMention[]): readonly EntryMention[] {
  const retractions = RETRACTIONS.find(items);
  if (retractions.length === 0) return mentions;
  return mentions.filter(
    (mention) =>
      !mentions.some(
        (later) =>
          later.entry === mention.entry &&
          later.start > mention.start &&
          retractions.some(({ match }) => match.start >= mention.end - 1 && match.start <= later.start),
      ),
  );
}
