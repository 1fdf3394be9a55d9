import { AFTER_CUISINE, CUISINES, CUISINES_AND_WORDS, FOOD_WORDS, FOODS_THEMSELVES, INSISTS } from "../lexicon/demands";
import type { Item } from "../text/item";
import { phraseAt } from "../text/pattern";
import { isNegated } from "../text/polarity";
import { rules } from "../text/rules";

const INSISTENCE = rules<true>([[INSISTS, true]]);

/** Whether the words insist: then cuisines are a demand, where else they would be a preference (design.md, "Vocabulary"). */
export function insistsOn(items: readonly Item[]): boolean {
  return INSISTENCE.find(items).some(({ match }) => !isNegated(items, match.start, match.end));
}

/** Cuisines named one after another: "Indian, Mexican and American". */
interface Chain {
  readonly start: number;
  readonly end: number;
  readonly names: readonly string[];
  readonly alternatives: boolean;
}

const OTHER_AMERICANS = /^(native|african|latin|south|central|north|all|pan)$/;

/** The cuisines wanted, in order; `unclear` when they are alternatives ("Thai or Greek"). */
export function readCuisines(items: readonly Item[]): { names: readonly string[]; unclear: boolean } {
  const names: string[] = [];
  let unclear = false;
  for (let at = 0; at < items.length; ) {
    const chain = chainAt(items, at);
    if (chain === null) {
      at += 1;
      continue;
    }
    at = chain.end;
    if (!isAboutFood(items, chain) || isNegated(items, chain.start, chain.end)) continue;
    if (chain.alternatives) unclear = true;
    else names.push(...chain.names);
  }
  return { names: [...new Set(names)], unclear };
}

function chainAt(items: readonly Item[], start: number): Chain | null {
  const names: string[] = [];
  let alternatives = false;
  let end = start;
  for (let at = start; ; ) {
    const cuisine =
      phraseAt(items, at, CUISINES) ??
      (names.length > 0 || nearCuisineWord(items, at) ? phraseAt(items, at, CUISINES_AND_WORDS) : null);
    if (cuisine === null) break;
    names.push(cuisine.value);
    end = cuisine.end;
    at = end;
    let joint = at;
    if (FOOD_WORDS.has(items[joint]?.lower ?? "") && /^(and|or|&|,)$/.test(items[joint + 1]?.lower ?? "")) joint += 1;
    while (joint - at < 3 && /^(,|and|&|or|\/|plus|\+|both|local|some|well|as)$/.test(items[joint]?.lower ?? "")) {
      if (items[joint]?.lower === "or" && phraseAt(items, joint + 1, CUISINES) !== null) alternatives = true;
      joint += 1;
    }
    if (joint === at) break;
    at = joint;
  }
  return names.length === 0 ? null : { start, end, names, alternatives };
}

function nearCuisineWord(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - 8), at + 12)
    .some((item) => item.lower === "cuisine" || item.lower === "cuisines");
}

function isAboutFood(items: readonly Item[], chain: Chain): boolean {
  const next = items[chain.end];
  const first = items[chain.start - 1]?.lower ?? "";
  if (chain.names[0] === "American" && OTHER_AMERICANS.test(first)) return false;
  const after = items.slice(chain.end, chain.end + 2);
  if (after[0] !== undefined && FOOD_WORDS.has(after[0].lower)) return true;
  const followsFreely = next === undefined || next.kind !== "word" || AFTER_CUISINE.test(next.lower);
  if (!followsFreely) return false;
  if (chain.names.every((name) => FOODS_THEMSELVES.has(name))) return true;
  return sentenceAround(items, chain).some((item) => FOOD_WORDS.has(item.lower));
}

function sentenceAround(items: readonly Item[], chain: Chain): readonly Item[] {
  let from = chain.start;
  while (from > 0 && items[from - 1]?.kind !== "break") from -= 1;
  // "Not a fan of Indian food; Mexican please": a sentence that begins with a cuisine goes on from the one before it.
  if (from === chain.start && from > 0) {
    from -= 1;
    while (from > 0 && items[from - 1]?.kind !== "break") from -= 1;
  }
  let to = chain.end;
  while (to < items.length && items[to]?.kind !== "break") to += 1;
  return items.slice(from, to);
}
