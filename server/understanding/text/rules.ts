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

/** Compiles a table of [patterns, meaning]; several patterns may share a meaning. */
export function rules<T>(
  table: readonly (readonly [string | readonly string[], T])[],
  lexicons: Readonly<Record<string, Lexicon>> = {},
): RuleSet<T> {
  const byWord = new Map<string, Rule<T>[]>();
  const others: Rule<T>[] = [];
  let order = 0;
  for (const [sources, meaning] of table) {
    for (const source of typeof sources === "string" ? [sources] : sources) {
      const rule: Rule<T> = { order, pattern: compile(source, lexicons), meaning };
      order += 1;
      if (rule.pattern.firstWords === null) others.push(rule);
      else for (const word of rule.pattern.firstWords) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
    }
  }
  const allAt = (items: readonly Item[], at: number): Found<T>[] => {
    const item = items[at];
    const candidates = item === undefined ? others : [...(byWord.get(item.lower) ?? []), ...others];
    return candidates
      .flatMap(({ pattern, meaning, order }) => {
        const match = pattern.matchAt(items, at);
        return match === null ? [] : [{ match, meaning, order }];
      })
      .sort((a, b) => b.match.end - a.match.end || a.order - b.order);
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

/** Replaces every place's longest match for which `read` gives an item; the text in between stays. */
export function recognise<T>(
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
