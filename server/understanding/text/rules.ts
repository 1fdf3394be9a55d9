import type { Item } from "./item";
import { compile, type Lexicon, type Match, type Pattern } from "./pattern";

/** A pattern and what it means. */
export interface Rule<T> {
  /** Its place in the table: of equally long matches the first rule's counts. */
  readonly order: number;
  readonly pattern: Pattern;
  readonly meaning: T;
}

export interface Found<T> {
  readonly match: Match;
  readonly meaning: T;
}

export interface RuleSet<T> {
  /** The longest match at every place, left to right, without overlaps; of equally long ones the first rule's. */
  find(items: readonly Item[]): Found<T>[];
  /** All matches that begin at `at`, the longest first. */
  allAt(items: readonly Item[], at: number): Found<T>[];
  /** The longest match that begins at `at`. */
  findAt(items: readonly Item[], at: number): Found<T> | null;
}

/** Rules that begin with the beginning of a word are filed by so many of its letters. */
const PREFIX = 2;

/** Compiles a table of [patterns, meaning]; several patterns may share a meaning. */
export function rules<T>(
  table: readonly (readonly [string | readonly string[], T])[],
  lexicons: Readonly<Record<string, Lexicon>> = {},
): RuleSet<T> {
  const byWord = new Map<string, Rule<T>[]>();
  const byPrefix = new Map<string, Rule<T>[]>();
  const ofNumbers: Rule<T>[] = [];
  const others: Rule<T>[] = [];
  const file = (map: Map<string, Rule<T>[]>, key: string, rule: Rule<T>): void => {
    map.set(key, [...(map.get(key) ?? []), rule]);
  };
  let order = 0;
  for (const [sources, meaning] of table) {
    for (const source of typeof sources === "string" ? [sources] : sources) {
      const rule: Rule<T> = { order, pattern: compile(source, lexicons), meaning };
      order += 1;
      const start = rule.pattern.startsWith;
      if (start === null || start.prefixes.some((prefix) => prefix.length < PREFIX)) {
        others.push(rule);
        continue;
      }
      for (const word of start.words) file(byWord, word, rule);
      for (const prefix of start.prefixes) file(byPrefix, prefix.slice(0, PREFIX), rule);
      if (start.numbers) ofNumbers.push(rule);
    }
  }
  const allAt = (items: readonly Item[], at: number): Found<T>[] => {
    const item = items[at];
    const found: Candidate<T>[] = [];
    if (others.length > 0) collect(others, items, at, found);
    if (item !== undefined) {
      collect(byWord.get(item.lower), items, at, found);
      if (item.kind === "number") collect(ofNumbers, items, at, found);
      else if (byPrefix.size > 0) collect(byPrefix.get(item.lower.slice(0, PREFIX)), items, at, found);
    }
    return found.length < 2 ? found : found.sort((a, b) => b.match.end - a.match.end || a.order - b.order);
  };
  const findAt = (items: readonly Item[], at: number): Found<T> | null => allAt(items, at)[0] ?? null;
  return {
    allAt,
    findAt,
    find(items) {
      const found: Found<T>[] = [];
      for (let at = 0; at < items.length; ) {
        const best = findAt(items, at);
        if (best !== null) found.push(best);
        at = best === null ? at + 1 : best.match.end;
      }
      return found;
    },
  };
}

type Candidate<T> = Found<T> & { readonly order: number };

/** Adds the matches at `at`. A rule that is filed twice ("fly*|flight") counts once. */
function collect<T>(
  rulesHere: readonly Rule<T>[] | undefined,
  items: readonly Item[],
  at: number,
  found: Candidate<T>[],
): void {
  if (rulesHere === undefined) return;
  for (const { pattern, meaning, order } of rulesHere) {
    const match = pattern.matchAt(items, at);
    if (match !== null && !found.some((one) => one.order === order)) found.push({ match, meaning, order });
  }
}

/** Replaces every place's longest match for which `read` gives an item; the text in between stays. */
export function recognize<T>(
  items: readonly Item[],
  ruleSet: RuleSet<T>,
  read: (found: Found<T>) => Item | null,
): Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const [first] = ruleSet.allAt(items, at).flatMap((found) => {
      const item = read(found);
      return item === null ? [] : [{ item, end: found.match.end }];
    });
    const same = items[at];
    if (first !== undefined) result.push(first.item);
    else if (same !== undefined) result.push(same);
    at = first?.end ?? at + 1;
  }
  return result;
}
