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
  const findAt = (items: readonly Item[], at: number): Found<T> | null => {
    let best: Found<T> | null = null;
    let bestOrder = order;
    const consider = (rule: Rule<T>): void => {
      const match = rule.pattern.matchAt(items, at);
      if (match === null) return;
      const longer = best === null || match.end > best.match.end;
      if (!longer && (match.end !== best?.match.end || rule.order > bestOrder)) return;
      best = { match, meaning: rule.meaning };
      bestOrder = rule.order;
    };
    const item = items[at];
    if (item !== undefined) for (const rule of byWord.get(item.lower) ?? []) consider(rule);
    for (const rule of others) consider(rule);
    return best;
  };
  return {
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

/** Replaces every match for which `read` gives an item; the text in between stays. */
export function recognise<T>(
  items: readonly Item[],
  ruleSet: RuleSet<T>,
  read: (found: Found<T>) => Item | null,
): Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const found = ruleSet.findAt(items, at);
    const item = found === null ? null : read(found);
    if (found !== null && item !== null) {
      result.push(item);
      at = found.match.end;
    } else {
      const same = items[at];
      if (same !== undefined) result.push(same);
      at += 1;
    }
  }
  return result;
}
