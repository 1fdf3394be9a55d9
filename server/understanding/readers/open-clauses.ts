import type { EntryKey } from "@/server/trip";
import { LEFT_OPEN } from "../lexicon/answers";
import { EITHER_WAY, RESTRICTED } from "../lexicon/hints/attitudes";
import { type Item, spanOf } from "../text/item";
import { numberOfWord } from "../text/numbers";
import { compile } from "../text/pattern";
import { rules } from "../text/rules";
import { AVOIDED } from "./entry-meanings";
import { NAMES_OF_ENTRIES } from "./entry-names";
import { speaksOf, topicOf } from "./entry-topics";

const OPEN = rules<true>([[LEFT_OPEN, true]]);
const EITHER = rules<true>([[EITHER_WAY, true]]);
const RESTRICTS = compile(RESTRICTED);

/** "Economy's fine", "whatever's around", "three's plenty". */
export function withoutClitic(item: Item): Item {
  if (!item.lower.endsWith("'s")) return item;
  const lower = item.lower.slice(0, -2);
  const number = numberOfWord(lower);
  return number === null || item.kind !== "word"
    ? { ...item, lower }
    : { ...spanOf([item], 0, 1), lower, kind: "number", ...number };
}

/** Whether the answer leaves the choice to the agent ("you decide", "doesn't matter"). */
export function leavesOpen(items: readonly Item[]): boolean {
  return OPEN.find(items.map(withoutClitic)).length > 0;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The clauses in which something is said not to matter; in an answer also those that take in both ways, "with or without". `named` is
 * where values of what was asked are named.
 */
export function openClauses(items: readonly Item[], asked: EntryKey | null, named: readonly Span[]): readonly Span[] {
  const either = asked === null ? [] : [...EITHER.find(items).map(({ match }) => match), ...sameOrNone(items)];
  const all = [...OPEN.find(items).map(({ match }) => match), ...either];
  // "United rather than any of the others": what is compared with is not left open.
  // "French, Indian or pizza all suit me": without a question, all that is spoken of are those.
  const open = all.filter(
    ({ start }) =>
      !/^(than|over|before)$/.test(items[start - 1]?.lower ?? "") &&
      !(asked === null && /^(all|both|either)$/.test(items[start]?.lower ?? "")),
  );
  return open.map((match) => {
    let start = match.start;
    while (start > 0 && !opensClause(items[start - 1]) && !/^(,|or)$/.test(items[start - 1]?.lower ?? "")) start -= 1;
    const isAside = asked === null && /^(whichever|whatever)$/.test(items[match.start]?.lower ?? "");
    let end = isAside && items[match.end - 1]?.lower === "," ? match.end - 1 : match.end;
    while (
      end < items.length &&
      !opensClause(items[end]) &&
      !opensCondition(items, end, named) &&
      !(isAside && items[end]?.lower === ",")
    )
      end += 1;
    return { start, end };
  });
}

/** "Anyone you like so long as it isn't American", "anywhere, provided it's Thai", "whatever you pick, make it a villa". */
function opensCondition(items: readonly Item[], at: number, named: readonly Span[]): boolean {
  const [first, second] = [items[at]?.lower ?? "", items[at + 1]?.lower];
  const isSoLong = /^(so|as)$/.test(first) && second === "long";
  if (isSoLong && items.slice(at + 2, at + 7).some(({ lower }) => lower === "not")) return true;
  const isCondition =
    isSoLong || /^(provided|providing)$/.test(first) || (first === "make" && /^(it|that|mine)$/.test(second ?? ""));
  return isCondition && named.some(({ start }) => start > at && start <= at + CONDITION_REACH);
}

/** A condition names its value within so many words. */
const CONDITION_REACH = 7;

function opensClause(item: Item | undefined): boolean {
  return (
    item === undefined ||
    item.kind === "break" ||
    /^(but|though|although|however|except|just|only|otherwise)$/.test(item.lower)
  );
}

/** The entries that those clauses name, or else what was asked. */
export function openEntries(
  items: readonly Item[],
  open: readonly Span[],
  asked: EntryKey | null,
): readonly EntryKey[] {
  return open.flatMap((clause) => {
    const named = NAMES_OF_ENTRIES.find(items.slice(clause.start, clause.end))
      .map(({ meaning }) => (asked !== null && AVOIDED[meaning] === asked ? asked : meaning))
      .filter((entry) => isSpokenOf(items, entry, asked));
    return named.length > 0 ? named : asked === null ? [] : [asked];
  });
}

/** "Where I sit", asked about flights, is no word of restaurants. */
function isSpokenOf(items: readonly Item[], entry: EntryKey, asked: EntryKey | null): boolean {
  const topic = topicOf(entry);
  return asked === null || topic === null || topic === topicOf(asked) || speaksOf(items, topic);
}

/** "Dogs or no dogs", "a guide or no guide". */
function sameOrNone(items: readonly Item[]): readonly Span[] {
  return items.flatMap(({ lower }, at) => {
    const same = items[at - 1]?.lower;
    const isSame = items[at - 1]?.kind === "word" && items.slice(at + 2, at + 4).some((item) => item.lower === same);
    return lower === "or" && /^(no|not|without)$/.test(items[at + 1]?.lower ?? "") && isSame
      ? [{ start: at, end: at + 2 }]
      : [];
  });
}

/** "Anything from the sea", "whatever comes out of a wok": open, but of one kind only. */
export function isRestricted(items: readonly Item[]): boolean {
  return items.some((_, at) => RESTRICTS.matchAt(items, at) !== null);
}
