import { type EntryKey, type EntryValue, preferenceEntry } from "@/server/trip";
import { patternsOf } from "../lexicon/entries/entry-words";
import { TOPIC_LEXICONS } from "../lexicon/entries/topics";
import { HINTS } from "../lexicon/hints/all";
import type { ValueHints } from "../lexicon/hints/hint-words";
import { TURNS } from "../lexicon/polarity";
import type { Item } from "../text/item";
import { lexicon } from "../text/pattern";
import { isNegated } from "../text/polarity";
import { type RuleSet, rules } from "../text/rules";
import { AVOIDING, EXCLUSIVE } from "./entry-values";
import { clauseAround, isSpokenAgainst, type Mood } from "./feelings";

interface Hint {
  readonly value: EntryValue;
  readonly way: "shows" | "wanted" | "unwanted";
}

const LIMB = lexicon([
  "knee|knees|hip|hips|leg|legs|back|foot|feet|ankle|ankles|joints|joint|spine|heart|lungs|eyes|eyesight|hearing|ears|hand|hands|balance",
]);
const LEXICONS = { ...TOPIC_LEXICONS, limb: LIMB };
const WAYS = ["shows", "wanted", "unwanted"] as const;
const HINTS_OF: ReadonlyMap<EntryKey, RuleSet<Hint>> = hintsOfEntries();

function hintsOfEntries(): Map<EntryKey, RuleSet<Hint>> {
  const tables = new Map<EntryKey, (readonly [readonly string[], Hint])[]>();
  for (const { entries, values } of HINTS) {
    const table = values.flatMap(tableOf);
    for (const entry of entries) tables.set(entry, [...(tables.get(entry) ?? []), ...table]);
  }
  return new Map([...tables].map(([entry, table]) => [entry, rules<Hint>(table, LEXICONS)]));
}

function tableOf(hints: ValueHints): (readonly [readonly string[], Hint])[] {
  return WAYS.flatMap((way) => {
    const patterns = patternsOf(hints[way]);
    return patterns.length === 0 ? [] : [[patterns, { value: hints.value, way }] as const];
  });
}

/**
 * The values of the asked entry that an answer shows without naming them, each once and in the order of the text: "I can't stand
 * crowds" is low popularity. What is spoken against shows the value that is wanted for lack of it; a tale of what went wrong counts as
 * spoken against. Where values contradict each other, expressions that settle it go before things that go with it.
 */
export function describedValues(items: readonly Item[], asked: EntryKey, mood: Mood): readonly EntryValue[] {
  const hints = HINTS_OF.get(asked);
  if (hints === undefined) return [];
  const found: Hint[] = [];
  for (let at = 0; at < items.length; ) {
    const best = hints
      .allAt(items, at)
      .find(({ match, meaning }) => holds(items, match.start, match.end, meaning.way, mood, AVOIDING.has(asked)));
    if (best !== undefined) found.push(best.meaning);
    at = best?.match.end ?? at + 1;
  }
  const settling = found.filter(({ way }) => way === "shows");
  const isContradictory = EXCLUSIVE.has(asked) || preferenceEntry(asked).kind !== "choice";
  const counting = isContradictory && settling.length > 0 ? settling : found;
  return [...new Set(counting.map(({ value }) => value))];
}

function holds(
  items: readonly Item[],
  start: number,
  end: number,
  way: Hint["way"],
  mood: Mood,
  isAvoiding: boolean,
): boolean {
  if (way === "shows") return true;
  if (mood === "neutral") return false;
  if (mood === "grievance") return way === "unwanted";
  if (isAvoiding) return way === "wanted";
  const averse = isSpokenAgainst(items, start, end);
  if (way === "wanted")
    return !averse && !isNegated(items, start, end) && !/^(no|without)$/.test(items[start - 2]?.lower ?? "");
  const [from] = clauseAround(items, start, end);
  const turns = items.slice(from, start).filter(({ lower }) => TURNS.has(lower)).length;
  return averse || turns % 2 === 1 || isNegated(items, start, end);
}
