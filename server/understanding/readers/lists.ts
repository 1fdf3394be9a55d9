import type { EntryKey } from "@/server/trip";
import type { Item } from "../text/item";

/** An entry of which the items to before `end` name a value. */
interface Mentioned {
  readonly entry: EntryKey;
  readonly end: number;
}

/** The entry of the last mention, if only what joins a list stands between it and `at`. */
export function listedWith(items: readonly Item[], at: number, mentions: readonly Mentioned[]): EntryKey | null {
  const last = mentions.at(-1);
  if (last === undefined || last.end >= at) return null;
  return items.slice(last.end, at).every(({ lower }) => JOINS.test(lower)) ? last.entry : null;
}

const JOINS = /^(,|and|or|nor|&|\/|\+|some|a|an|the|free|good|plus|also|there|maybe|even|either|any|with)$/;

/** What was last turned down, to before `end`. */
export interface Denied {
  readonly end: number;
  readonly entry: EntryKey;
}

/** "No Hiltons, Hyatts or Marriotts", "not Delta and United": what goes on with what was turned down, in one list, is turned down too. */
export function continuesDenied(items: readonly Item[], start: number, last: Denied | null, entry: EntryKey): boolean {
  if (last === null || last.entry !== entry) return false;
  const between = items.slice(last.end, start).map(({ lower }) => lower);
  if (between.some((word) => /^(or|nor|and|&)$/.test(word))) return between.length <= 2;
  const rest = items.slice(start, start + LONGEST_LIST).map(({ lower }) => lower);
  const close = rest.findIndex((word) => /^(or|nor)$/.test(word));
  return (
    between.join() === "," && close !== -1 && !rest.slice(0, close).some((word) => /^(but|please|i|we)$/.test(word))
  );
}
const LONGEST_LIST = 6;
