import { CONDITION_REFUSED, DENIALS, NO_DEAL, OF_NO_WEIGHT, STATEMENT_PARTS, TAKES_UP } from "../lexicon/polarity";
import type { Item } from "./item";

const REACH = 10;
const CONSEQUENCE = 8;

/**
 * Whether the "no" before what stands from `start` to `end` is itself denied, so that it is wanted: "I won't book anything that isn't
 * refundable", "if there's no pool we're not coming".
 */
export function isDoublyDenied(items: readonly Item[], start: number, end: number): boolean {
  const inner = lastDenial(items, start, start - REACH);
  if (inner === -1) return false;
  return isTakenUp(items, inner) || hasConsequence(items, inner, end);
}

/** Where the last denial before `from` is, within one statement and down to `least`; -1 where there is none. */
function lastDenial(items: readonly Item[], from: number, least: number): number {
  for (let at = from - 1; at >= Math.max(0, least); at -= 1) {
    const item = items[at];
    if (item === undefined || item.kind === "break" || item.lower === "," || STATEMENT_PARTS.test(item.lower))
      return -1;
    if (DENIALS.test(item.lower)) return at;
  }
  return -1;
}

function isTakenUp(items: readonly Item[], inner: number): boolean {
  const outer = lastDenial(items, inner, inner - REACH);
  if (outer === -1) return false;
  const between = items.slice(outer + 1, inner + 1).map(({ lower }) => lower);
  return between.some((word) => TAKES_UP.test(word)) && !between.some((word) => OF_NO_WEIGHT.test(word));
}

function hasConsequence(items: readonly Item[], inner: number, end: number): boolean {
  if (items[end]?.lower === "," && items[end + 1]?.lower === "no" && NO_DEAL.test(items[end + 2]?.lower ?? ""))
    return true;
  const isCondition = items.slice(Math.max(0, inner - REACH), inner).some(({ lower }) => lower === "if");
  if (!isCondition) return false;
  const then = items.slice(end, end + CONSEQUENCE).map(({ lower }) => lower);
  return then.some((word) => CONDITION_REFUSED.test(word)) && !then.some((word) => OF_NO_WEIGHT.test(word));
}
