import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { EXCEPTIONS } from "../lexicon/answers";
import { NO_OF_RETRACTION, TAKES_BACK } from "../lexicon/corrections";
import type { Item } from "../text/item";
import { rules } from "../text/rules";
import { withoutOthers } from "./asides";
import { describedValues } from "./described";
import { type EntryMention, readMentions, type TakenWords } from "./entry-mentions";
import { AVOIDING, EXCLUSIVE, hasNoPreference, oneValue } from "./entry-values";
import { describedValue, impliedAnswer } from "./implied-answers";
import { isRestricted, openClauses, openEntries, type Span, withoutClitic } from "./open-clauses";

const RETRACTIONS = rules<true>([[TAKES_BACK, true]]);

const EXCEPTION = rules<true>([[EXCEPTIONS, true]]);

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
  const retractions = RETRACTIONS.find(items).map(({ match }) => match);
  const { mentions, taken, rejected } = readMentions(
    withoutNoOfRetractions(items, retractions),
    asked,
    retractions.map(({ end }) => end),
  );
  const open = openClauses(
    items,
    asked,
    mentions.filter(({ entry }) => entry === asked),
  );
  const standing = withoutRetracted(retractions, mentions);
  const isOneOfSeveral = namesSeveral(items, standing, asked);
  const settled = standing.filter(
    (mention) =>
      !open.some((clause) => mention.start < clause.end && mention.end > clause.start) ||
      staysSaid(mention, asked) ||
      (isOneOfSeveral && mention.entry === asked),
  );
  const values: Partial<Record<EntryKey, EntryValue>> = {};
  const unclear: EntryKey[] = [];
  settled.push(...ofTravelerInTales(withTales, items.length, asked, settled));
  for (const entry of new Set(settled.map((mention) => mention.entry))) {
    const named = [...new Set(settled.filter((mention) => mention.entry === entry).map(({ value }) => value))];
    const value = oneValue(entry, named);
    if (value === null) unclear.push(entry);
    else values[entry] = value;
  }
  const kindOfOpen = asked === null || open.length === 0 ? null : describedValue(whatIsNotOpen(items, open), asked);
  if (asked !== null && kindOfOpen !== null) values[asked] ??= kindOfOpen;
  const excepts = rejected.size > 0 && EXCEPTION.find(items).length > 0;
  for (const entry of openEntries(items, open, asked)) {
    if (excepts && entry === asked) continue;
    if (values[entry] === undefined && hasNoPreference(entry)) values[entry] = NO_PREFERENCE;
  }
  if (
    asked !== null &&
    values[asked] === undefined &&
    !unclear.includes(asked) &&
    (open.length === 0 || !hasNoPreference(asked))
  ) {
    const answer = impliedAnswer(afterRetraction(items, retractions), withTales.map(withoutClitic), asked, {
      rejected: rejected.get(asked) ?? null,
      isAboutElse: settled.length > 0,
    });
    if (answer === "unclear" && settled.length === 0 && !rejected.has(asked) && open.length === 0) unclear.push(asked);
    else if (answer !== null && answer !== "unclear") values[asked] = answer.value;
  }
  if (isAccess(asked) && values[asked] === true && describedValues(items, DISABILITY, "neutral").includes(true)) {
    values[DISABILITY] ??= true;
  }
  const disability = values[DISABILITY];
  if (isAccess(asked) && disability !== undefined) values[asked] ??= disability;
  return { values, unclear, taken };
}

/** What travellers are, they are in tales too: "I'm 69, divorced, and I only went as far as high school". */
const LASTING: ReadonlySet<EntryKey> = new Set([
  "persona.job",
  "persona.age",
  "persona.maritalStatus",
  "persona.education",
  "persona.interest",
  "persona.travelStyle",
]);

function ofTravelerInTales(
  withTales: readonly Item[],
  told: number,
  asked: EntryKey | null,
  settled: readonly EntryMention[],
): readonly EntryMention[] {
  if (asked !== null || withTales.length === told) return [];
  const found = readMentions(withoutOthers(withTales).map(withoutClitic), asked).mentions;
  return found.filter(({ entry }) => LASTING.has(entry) && !settled.some((one) => one.entry === entry));
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

/** "Hyatt and Hilton are both good", "United or Delta, either works": some of the choices, although which of them is left open. */
function namesSeveral(items: readonly Item[], mentions: readonly EntryMention[], asked: EntryKey | null): boolean {
  if (asked === null || EXCLUSIVE.has(asked) || AVOIDING.has(asked)) return false;
  const ofAsked = mentions.filter(({ entry }) => entry === asked);
  const named = new Set(ofAsked.map(({ value }) => value)).size;
  const choices = preferenceEntry(asked).choices?.filter((choice) => choice !== NO_PREFERENCE) ?? [];
  const between = items.slice(ofAsked[0]?.start, ofAsked.at(-1)?.end);
  return named > 1 && named < choices.length && !between.some(({ lower }) => CONTRASTS.test(lower));
}

const CONTRASTS = /^(but|though|although|however|except|just|only|not|no)$/;

/** The "no" of "oops, no" takes back and denies nothing of what follows. */
function withoutNoOfRetractions(items: readonly Item[], retractions: readonly Span[]): readonly Item[] {
  const taken = retractions.filter(
    ({ start }) => start > 0 && NO_OF_RETRACTION.test(items[start]?.lower ?? "") && !isAnswerNo(items, start),
  );
  if (taken.length === 0) return items;
  return items.map((item, at): Item => {
    if (item.lower !== "no" || !taken.some(({ start, end }) => at >= start && at < end)) return item;
    const { text, lower, start, end, joined } = item;
    return { kind: "break", text, lower, start, end, joined };
  });
}

function isAnswerNo(items: readonly Item[], at: number): boolean {
  return items[at]?.lower === "no" && !/^(wait|,)$/.test(items[at + 1]?.lower ?? "");
}

/** What counts of a yes or no that was changed: "No. Actually, let me change that to a yes". */
function afterRetraction(items: readonly Item[], retractions: readonly Span[]): readonly Item[] {
  const last = retractions.findLast(
    ({ start, end }) => start > 0 && items.slice(end).some(({ lower }) => SAYS_YES_OR_NO.test(lower)),
  );
  if (last !== undefined) {
    return items.slice(items.findIndex(({ lower }, at) => at >= last.end && SAYS_YES_OR_NO.test(lower)));
  }
  // "Yes. Hmm, actually no": what takes back is the answer itself.
  const own = retractions.findLast(
    ({ start, end }) => start > 0 && items[start]?.lower !== "no" && items[end - 1]?.lower === "no",
  );
  return own === undefined ? items : items.slice(own.end - 1);
}

const SAYS_YES_OR_NO = /^(yes|yeah|yep|no|nope|nah)$/;

/** A later value takes the place of what was taken back before it. */
function withoutRetracted(retractions: readonly Span[], mentions: readonly EntryMention[]): readonly EntryMention[] {
  if (retractions.length === 0) return mentions;
  return mentions.filter(
    (mention) =>
      !mentions.some(
        (later) =>
          later.entry === mention.entry &&
          later.start > mention.start &&
          retractions.some(({ start }) => start >= mention.end - 1 && start <= later.start),
      ),
  );
}
