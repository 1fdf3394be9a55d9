import { FILLERS, TAKES_BACK } from "../lexicon/corrections";
import type { Item, ItemKind } from "../text/item";
import { phraseAt } from "../text/pattern";
import { rules } from "../text/rules";

const RETRACTIONS = rules<true>([[TAKES_BACK, true]]);
/** What one can take back: facts of one kind, of which the later counts. */
const FACTS: ReadonlySet<ItemKind> = new Set(["place", "date", "duration", "money", "number"]);
const FARTHEST_BACK = 14;
const MOST_FILLERS = 8;

/**
 * Carries out what the speaker takes back: in "to Boston, no wait, Chicago, from Detroit" Chicago takes the place of Boston.
 * Only a fact of the same kind is replaced, and only when nothing but small talk lies before the new one.
 */
export function applyCorrections(items: readonly Item[]): Item[] {
  let corrected = [...items];
  for (let at = 0; at < corrected.length; at += 1) {
    const retraction = RETRACTIONS.findAt(corrected, at);
    const end = retraction?.match.end;
    if (end === undefined || /^(not|never)$/.test(corrected[at - 1]?.lower ?? "")) continue;
    const replacement = factAfter(corrected, end);
    const item = replacement === null ? undefined : corrected[replacement];
    if (replacement === null || item === undefined) continue;
    const sameKind = factBefore(corrected, at, item.kind);
    const retracted = sameKind ?? (isAmount(item) ? factBefore(corrected, at, "money") : null);
    if (retracted === null || changesSubject(corrected, end, replacement, retracted)) continue;
    corrected = [
      ...corrected.slice(0, retracted),
      corrected[retracted]?.kind === "money" ? asMoney(item) : item,
      ...corrected.slice(retracted + 1, at),
      ...corrected.slice(replacement + 1),
    ];
  }
  return corrected;
}

/** "2k, oops, 2500": a bare number that may be dollars. */
function isAmount(item: Item): boolean {
  return item.kind === "number" && item.value >= LEAST_AMOUNT;
}

function asMoney(item: Item): Item {
  if (item.kind !== "number") return item;
  const { text, lower, start, end, joined, value } = item;
  return { kind: "money", text, lower, start, end, joined, value: { amount: value, currency: null } };
}
const LEAST_AMOUNT = 50;

function factAfter(items: readonly Item[], from: number): number | null {
  for (let at = from, skipped = 0; skipped <= MOST_FILLERS; skipped += 1) {
    const item = items[at];
    if (item === undefined) return null;
    if (FACTS.has(item.kind)) return at;
    const filler = item.kind === "break" || item.kind === "symbol" ? at + 1 : phraseAt(items, at, FILLERS)?.end;
    if (filler === undefined) return null;
    at = filler;
  }
  return null;
}

function factBefore(items: readonly Item[], before: number, kind: ItemKind): number | null {
  for (let at = before - 1; at >= Math.max(0, before - FARTHEST_BACK); at -= 1) {
    if (items[at]?.kind === kind) return at;
  }
  return null;
}

/** "To Boston. Sorry, from Denver": the new place is said of another end of the trip than the one before. */
function changesSubject(items: readonly Item[], from: number, replacement: number, retracted: number): boolean {
  const saysFrom = (position: number): boolean => items[position]?.lower === "from";
  const opens = items.slice(from, replacement).some((item) => item.lower === "from");
  return opens && !saysFrom(retracted - 1);
}
