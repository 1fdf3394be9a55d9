import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { AFFIRMATIVE, LEFT_OPEN, NEGATIVE, NEGATIVE_STATEMENT, UNSURE, VAGUE, WHICH_ONE } from "../lexicon/answers";
import { TAKES_BACK } from "../lexicon/corrections";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { patternsOf } from "../lexicon/entries/entry-words";
import { TOPIC_LEXICONS } from "../lexicon/entries/topics";
import type { Item } from "../text/item";
import { captured } from "../text/pattern";
import { rules } from "../text/rules";
import { AVOIDED, type EntryMention, readMentions, type TakenWords } from "./entry-mentions";

const ABOUT = rules<EntryKey>(
  ENTRY_WORDS.map(({ entry, about }) => [patternsOf(about), entry] as const),
  TOPIC_LEXICONS,
);
const OPEN = rules<true>([[LEFT_OPEN, true]]);
const YES = rules<true>([[AFFIRMATIVE, true]]);
const NO = rules<true>([[NEGATIVE, true]]);
const NO_STATEMENT = rules<true>([[NEGATIVE_STATEMENT, true]]);
const UNDECIDED = rules<true>([[UNSURE, true]]);
const NTH = rules<true>([[WHICH_ONE, true]]);
const TOO_VAGUE = rules<true>([[VAGUE, true]]);
const RETRACTIONS = rules<true>([[TAKES_BACK, true]]);
const EXCLUSIVE: ReadonlySet<EntryKey> = new Set(
  ENTRY_WORDS.filter(({ exclusive }) => exclusive === true).map(({ entry }) => entry),
);

export interface SaidEntries {
  readonly values: Readonly<Partial<Record<EntryKey, EntryValue>>>;
  readonly unclear: readonly EntryKey[];
  readonly taken: readonly TakenWords[];
}

/** The preferences that the text states or implies, and those that it is about but leaves too vague. */
export function readEntries(words: readonly Item[], asked: EntryKey | null): SaidEntries {
  const items = words.map(withoutClitic);
  const { mentions, taken, rejected } = readMentions(items, asked);
  const open = openClauses(items);
  const settled = withoutRetracted(items, mentions).filter(
    ({ start, end }) => !open.some((clause) => start < clause.end && end > clause.start),
  );
  const values: Partial<Record<EntryKey, EntryValue>> = {};
  const unclear: EntryKey[] = [];
  for (const entry of new Set(settled.map((mention) => mention.entry))) {
    const named = [...new Set(settled.filter((mention) => mention.entry === entry).map(({ value }) => value))];
    const value = oneValue(entry, named);
    if (value === null) unclear.push(entry);
    else values[entry] = value;
  }
  for (const entry of openEntries(items, open, asked)) {
    if (values[entry] === undefined && hasNoPreference(entry)) values[entry] = NO_PREFERENCE;
  }
  if (asked !== null && values[asked] === undefined && !unclear.includes(asked) && open.length === 0) {
    const answer = answerOf(items, asked, rejected.has(asked) || settled.length > 0);
    if (answer === "unclear" && settled.length === 0 && !rejected.has(asked)) unclear.push(asked);
    else if (answer !== null && answer !== "unclear") values[asked] = answer.value;
  }
  if (isAccess(asked) && values[asked] === undefined && values["persona.disability"] === true) values[asked] = true;
  return { values, unclear, taken };
}

function isAccess(entry: EntryKey | null): entry is EntryKey {
  return entry?.endsWith(".needDisabilityAccess") === true;
}

/** "Economy's fine", "whatever's around". */
function withoutClitic(item: Item): Item {
  return item.lower.endsWith("'s") ? { ...item, lower: item.lower.slice(0, -2) } : item;
}

/** Whether the answer leaves the choice to the agent ("you decide", "doesn't matter"). */
export function leavesOpen(items: readonly Item[]): boolean {
  return OPEN.find(items.map(withoutClitic)).length > 0;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The clauses in which something is said not to matter. */
function openClauses(items: readonly Item[]): readonly Span[] {
  return OPEN.find(items).map(({ match }) => {
    let start = match.start;
    while (start > 0 && !opensClause(items[start - 1]) && !/^(,|or)$/.test(items[start - 1]?.lower ?? "")) start -= 1;
    let end = match.end;
    while (end < items.length && !opensClause(items[end])) end += 1;
    return { start, end };
  });
}

function opensClause(item: Item | undefined): boolean {
  return (
    item === undefined ||
    item.kind === "break" ||
    /^(but|though|although|however|except|just|only|otherwise)$/.test(item.lower)
  );
}

/** The entries that those clauses name, or else what was asked. */
function openEntries(items: readonly Item[], open: readonly Span[], asked: EntryKey | null): readonly EntryKey[] {
  return open.flatMap((clause) => {
    const named = ABOUT.find(items.slice(clause.start, clause.end)).map(({ meaning }) =>
      asked !== null && AVOIDED[meaning] === asked ? asked : meaning,
    );
    return named.length > 0 ? named : asked === null ? [] : [asked];
  });
}

function hasNoPreference(entry: EntryKey): boolean {
  return preferenceEntry(entry).choices?.includes(NO_PREFERENCE) === true;
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

function oneValue(entry: EntryKey, named: readonly EntryValue[]): EntryValue | null {
  const [first] = named;
  if (first === undefined) return null;
  if (named.length === 1) return first;
  if (EXCLUSIVE.has(entry) || typeof first === "boolean") {
    return entry.endsWith(".ratings") ? Math.min(...named.filter((one) => typeof one === "number")) : null;
  }
  return named.filter((one) => typeof one === "string");
}

/** A bare answer to the question: yes, no, "the second", none, or something too vague. */
function answerOf(
  items: readonly Item[],
  asked: EntryKey,
  /** A "no" that turns down a value, or leads over to another subject ("No, rather business class"). */
  isAboutElse: boolean,
): { value: EntryValue } | "unclear" | null {
  const { kind, choices = [] } = preferenceEntry(asked);
  if (UNDECIDED.find(items).length > 0) return "unclear";
  const yes = YES.find(items).length > 0;
  const no = NO.find(items).length > 0;
  const isYesNo = choices.includes("Yes");
  const denies = no || NO_STATEMENT.find(items).length > 0;
  if (kind === "boolean") return denies ? { value: false } : yes ? { value: true } : vagueness(items);
  if (isYesNo) return denies ? { value: "No" } : yes ? { value: "Yes" } : vagueness(items);
  if (no && hasNoPreference(asked) && !isAboutElse) return { value: NO_PREFERENCE };
  const chosen = choices[(ordinalOf(items) ?? 0) - 1];
  if (chosen !== undefined) return { value: chosen };
  return yes ? "unclear" : vagueness(items);
}

/** "The second one": its number, or null. */
function ordinalOf(items: readonly Item[]): number | null {
  const found = NTH.findAt(items, 0);
  return found === null ? null : (captured(found.match, "number")[0]?.value ?? null);
}

function vagueness(items: readonly Item[]): "unclear" | null {
  return TOO_VAGUE.find(items).length > 0 ? "unclear" : null;
}
