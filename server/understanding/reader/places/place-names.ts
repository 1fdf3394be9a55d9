import { spellingKey } from "@/server/trip";
import { NOT_THE_PLACE_BEFORE, ORDINARY_WORDS } from "../../gazetteer/names";
import type { PlaceIndex } from "../../gazetteer/place-index";
import { type Item, spanOf } from "../../text/item";
import { airportAt } from "./airports";
import { abbreviationAt, EXPECTS_PLACE, type FoundName, mentionOf, withState } from "./states";
import { unknownNameAt } from "./unknown-names";

const SMALL_WORDS = /^(to|from|for|and|in|the|of|with|a|on|at|my|is)$/;

/** Before these an ordinary word is a verb: "surprise me". */
const OBJECT = /^(me|us|him|them|it)$/;

/** Whether capital letters tell names: not in a text all in lower case, all in capitals, or with Every Word Capital. */
export function capitalsTell(items: readonly Item[]): boolean {
  const words = items.filter((item) => item.kind === "word" && item.text.length > 1);
  const capitals = words.filter((item) => /^\p{Lu}/u.test(item.text));
  if (capitals.length === 0 || words.every((item) => item.text === item.text.toUpperCase())) return false;
  const small = words.slice(1).filter((item) => SMALL_WORDS.test(item.lower));
  return small.length === 0 || small.some((item) => /^\p{Ll}/u.test(item.text));
}

/**
 * Replaces every name of a place by a place item: known names, names close to known ones if `mayBeSlip`, and unknown ones where a
 * place must stand.
 */
export function recognizePlaces(items: readonly Item[], index: PlaceIndex, mayBeSlip: boolean): Item[] {
  const result: Item[] = [];
  const tell = capitalsTell(items);
  const keys = items.map((item) => (item.kind === "word" ? spellingKey(item.lower) : null));
  for (let at = 0; at < items.length; ) {
    const found =
      knownNameAt(items, keys, at, index, tell) ??
      unknownNameAt(items, at, index, tell, goesOnFromPlace(result), mayBeSlip);
    const item = items[at];
    if (found !== null) {
      result.push({ ...spanOf(items, at, found.end), kind: "place", value: found.mention });
      at = found.end;
    } else {
      if (item !== undefined) result.push(item);
      at += 1;
    }
  }
  return result;
}

/** Whether the next name goes on in a list of places: "Denver, …", "Denver and …". */
function goesOnFromPlace(result: readonly Item[]): boolean {
  return result.at(-2)?.kind === "place" && /^(,|and|&|then)$/.test(result.at(-1)?.lower ?? "");
}

function knownNameAt(
  items: readonly Item[],
  keys: readonly (string | null)[],
  at: number,
  index: PlaceIndex,
  tell: boolean,
): FoundName | null {
  const first = items[at];
  if (first?.kind !== "word") return null;
  const abbreviation = abbreviationAt(items, at, index, tell);
  if (abbreviation !== null) return abbreviation;
  for (let end = Math.min(items.length, at + index.longestName); end > at; end -= 1) {
    const words = keys.slice(at, end);
    if (words.some((word) => word === null || word === "")) continue;
    const key = words.join(" ");
    const places = index.lookup(key);
    if (places.length === 0 || !isMeant(items, at, end, key, index, tell)) continue;
    return withState(items, at, end, key, places, index);
  }
  const airport = airportAt(items, at, index, tell);
  if (airport !== null) return airport;
  const possessive = /^(.+)'s$/.exec(first.lower)?.[1];
  if (possessive === undefined || !first.capital) return null;
  const places = index.lookup(spellingKey(possessive));
  if (places.length === 0 || ORDINARY_WORDS.has(possessive)) return null;
  return { mention: mentionOf(first.text.slice(0, -2), places, false, null), end: at + 1 };
}

/** Whether a word that is also a name is one here. */
function isMeant(
  items: readonly Item[],
  at: number,
  end: number,
  key: string,
  index: PlaceIndex,
  tell: boolean,
): boolean {
  const first = items[at];
  const before = items[at - 1];
  const next = items[end];
  if (first?.kind !== "word") return false;
  if (next !== undefined && NOT_THE_PLACE_BEFORE.has(next.lower)) return false;
  if (ORDINARY_WORDS.has(key) && OBJECT.test(next?.lower ?? "")) return false;
  const expected = before !== undefined && EXPECTS_PLACE.has(before.lower);
  if (key === "us" || key === "u s") return first.text !== "us" && first.text !== "Us" && tell;
  if (key === "la") return first.text === "LA" ? tell || expected : !tell && expected;
  if (!ORDINARY_WORDS.has(key) && !index.isForeign(key)) return true;
  const startsSentence = before === undefined || before.kind === "break";
  if (!first.capital || !tell) return expected && !(tell && !first.capital && !/^(from|to)$/.test(before?.lower ?? ""));
  return (
    !startsSentence || next === undefined || /^(to|,|and|for|trip|in|then)$/.test(next.lower) || next.kind !== "word"
  );
}

/** Words that are a month or a weekday as well as a part of names: "Cape May", "Friday Harbor". */
const CALENDAR_WORD = /^(?:may|march|april|june|august|friday|sunday|saturday|monday)$/;

/** Replaces names of several words with a month or weekday in them, before dates are looked for. */
export function recognizeCalendarNames(items: readonly Item[], index: PlaceIndex): Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item === undefined) break;
    const next = items[at + 1];
    const isName =
      item.kind === "word" &&
      next?.kind === "word" &&
      (CALENDAR_WORD.test(item.lower) || CALENDAR_WORD.test(next.lower)) &&
      index.lookup(spellingKey(`${item.lower} ${next.lower}`));
    if (isName && isName.length > 0) {
      const span = spanOf(items, at, at + 2);
      result.push({ ...span, kind: "place", value: mentionOf(span.text, isName, false, null) });
      at += 2;
      continue;
    }
    result.push(item);
    at += 1;
  }
  return result;
}
