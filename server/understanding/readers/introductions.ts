import type { EntryKey } from "@/server/trip";
import { ENTRY_WORDS } from "../lexicon/entries/all";
import { patternsOf } from "../lexicon/entries/entry-words";
import { TOPIC_LEXICONS } from "../lexicon/entries/topics";
import { BEFORE_INTRODUCTION, GOES_ON_AFTER_INTRODUCTION } from "../lexicon/introductions";
import type { Item } from "../text/item";
import { rules } from "../text/rules";

/** What travellers say first of themselves, without a verb: "Marketing manager, married, 39". */
const INTRODUCED: ReadonlySet<EntryKey> = new Set([
  "persona.job",
  "persona.age",
  "persona.maritalStatus",
  "persona.education",
]);
/** By themselves they may speak of something else: a single room, 39 nights. */
const NEEDS_COMPANY: ReadonlySet<EntryKey> = new Set(["persona.age", "persona.maritalStatus"]);
const FACTS = rules<EntryKey>(
  ENTRY_WORDS.filter(({ entry }) => INTRODUCED.has(entry)).flatMap(({ entry, values }) =>
    values.map(({ says, answers }) => [[...patternsOf(says), ...patternsOf(answers)], entry] as const),
  ),
  TOPIC_LEXICONS,
);

/** Smaller numbers count something else: "four students". */
const ADULT = 18;

interface Fact {
  readonly entry: EntryKey;
  readonly start: number;
  readonly end: number;
}

export function isIntroduced(entry: EntryKey): boolean {
  return INTRODUCED.has(entry);
}

/** Where a fact of the traveller begins, in sentences that open with a list of such facts. */
export function introductions(items: readonly Item[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let at = 0; at < items.length; at += 1) {
    if (at > 0 && items[at - 1]?.kind !== "break" && items[at - 1]?.lower !== ",") continue;
    for (const { start } of factsFrom(items, at)) starts.add(start);
  }
  return starts;
}

function factsFrom(items: readonly Item[], start: number): readonly Fact[] {
  const facts: Fact[] = [];
  let at = start;
  for (;;) {
    const item = items[at];
    if (item === undefined || item.kind === "break") break;
    const isHome = item.kind === "word" && item.capital && /^(from|in)$/.test(items[at - 1]?.lower ?? "");
    if (isHome || BEFORE_INTRODUCTION.test(item.lower)) {
      at += 1;
      continue;
    }
    const found = item.kind === "number" && (item.ordinal || item.value < ADULT) ? null : FACTS.findAt(items, at);
    if (found === null) break;
    facts.push({ entry: found.meaning, start: at, end: found.match.end });
    at = found.match.end;
  }
  const last = facts.at(-1);
  if (last !== undefined && last.end === at && !goesOn(items[at])) {
    const isCount = last.entry === "persona.age";
    if (facts.length === 1 || isCount) facts.pop();
  }
  return facts.some(({ entry }) => !NEEDS_COMPANY.has(entry)) || facts.length > 1 ? facts : [];
}

function goesOn(next: Item | undefined): boolean {
  return next === undefined || next.kind === "break" || GOES_ON_AFTER_INTRODUCTION.test(next.lower);
}
