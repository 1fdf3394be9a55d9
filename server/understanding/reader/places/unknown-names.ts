import { spellingKey } from "@/server/trip";
import type { PlaceIndex, PlaceMention } from "../../gazetteer/place-index";
import { type Item, spanOf } from "../../text/item";
import { BEGINS_NAMES, NEVER_PLACES } from "./never-places";
import { type FoundName, withState } from "./states";
import { WORLD_NAMES } from "./world-names";

/** Words right after which only a place, or nothing readable, can stand. */
const SLOT =
  /^(from|to|too|visit|visiting|leaving|departing|leave|depart|exploring|explore|via|into|in|through|around|across|touring|tour|see|seeing|of|near|toward|towards|destination|origin|then|out|for)$/;
const STRONG_SLOT =
  /^(from|to|visit|visiting|leaving|departing|depart|exploring|explore|via|into|in|through|touring|do|hit)$/;
/** Small words inside names: "Isle of Palms", "San Miguel de Allende". */
const INSIDE = new Set("of de del la las los el the du des".split(" "));
const LONGEST = 4;

/** Edits that a name of this length may have: none for short names, where every word is near some place. */
function editsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 10 ? 1 : 2;
}

/** The places of which `key` may be a slip, nearest first: "Cincinatti", but not "Bostonia", which goes on to an ending of its own. */
function slipsOf(key: string, allowed: number, index: PlaceIndex): ReturnType<PlaceIndex["nearest"]> {
  if (allowed === 0 || WORLD_NAMES.has(key)) return [];
  return index.nearest(key, allowed).filter(({ place }) => {
    const known = spellingKey(place.name);
    const endsElsewhere = key.length > known.length && key.at(-1) !== known.at(-1);
    return known[0] === key[0] && !endsElsewhere;
  });
}

/**
 * A misspelled known name, or a name that nobody knows, at `at`. Both only where a place must stand, since setting something
 * that was not said is worse than leaving it open.
 */
export function unknownNameAt(
  items: readonly Item[],
  at: number,
  index: PlaceIndex,
  tell: boolean,
  inList: boolean,
  mayBeSlip: boolean,
): FoundName | null {
  const first = items[at];
  if (first?.kind !== "word" || (NEVER_PLACES.has(first.lower) && !BEGINS_NAMES.has(first.lower))) return null;
  const slot = inList && first.capital && tell ? "strong" : slotAt(items, at, index, tell);
  if (slot === "none") return null;
  const misspelled = mayBeSlip ? misspelledAt(items, at, index, slot, tell) : null;
  if (misspelled !== null) return misspelled;
  const end = tell ? capitalizedUntil(items, at, slot) : betweenFromAndTo(items, at);
  if (end === null) return null;
  const { text } = spanOf(items, at, end);
  const written = text.replace(/'s$/, "");
  return { mention: unknown(written), end };
}

function unknown(written: string): PlaceMention {
  return {
    written,
    cities: [],
    region: null,
    saidRegion: false,
    saidState: null,
    corrected: false,
    nameIsShared: false,
  };
}

function slotAt(items: readonly Item[], at: number, index: PlaceIndex, tell: boolean): Slot {
  const slot = slotBefore(items, at, tell);
  return slot === "none" && !tell && opensPair(items, at, index) ? "weak" : slot;
}

type Slot = "none" | "weak" | "strong";

/** Whether the words before "to" and a known name may be a name: "3 day trip newyork to boston". */
function opensPair(items: readonly Item[], at: number, index: PlaceIndex): boolean {
  return [1, 2].some((length) => {
    if (items[at + length]?.lower !== "to") return false;
    const after = items.slice(at + length + 1, at + length + 3).map((item) => spellingKey(item.lower));
    const [one = "", two = ""] = after;
    return [`${one} ${two}`, one].some((key) => index.lookup(key).length > 0 || isNearName(key, index));
  });
}

function isNearName(key: string, index: PlaceIndex): boolean {
  return slipsOf(key, editsAllowed(key.length), index).length > 0;
}

/** Whether a place may stand here: after "from", "visiting" or, in a list, after a comma. */
function slotBefore(items: readonly Item[], at: number, tell: boolean): Slot {
  const before = items[at - 1];
  if (before === undefined || before.kind === "break") {
    const next = items[at + 1];
    return next?.lower === "to" || items[at + 2]?.lower === "to" ? "weak" : "none";
  }
  if (before.kind === "word" && STRONG_SLOT.test(before.lower)) return "strong";
  if (before.kind === "word" && SLOT.test(before.lower)) return "weak";
  const first = items[at];
  const inList = /^(,|and|&|-|:|or)$/.test(before.lower);
  return inList && tell && first?.kind === "word" && first.capital ? "weak" : "none";
}

function misspelledAt(
  items: readonly Item[],
  at: number,
  index: PlaceIndex,
  slot: Slot,
  tell: boolean,
): FoundName | null {
  for (let length = Math.min(3, items.length - at); length >= 1; length -= 1) {
    const words = items.slice(at, at + length);
    const isOrdinary = (word: Item, position: number): boolean =>
      NEVER_PLACES.has(word.lower) && !(position === 0 && length > 1 && BEGINS_NAMES.has(word.lower));
    if (words.some((word, position) => word.kind !== "word" || isOrdinary(word, position))) continue;
    if (words.slice(1).some((word) => STRONG_SLOT.test(word.lower) || SLOT.test(word.lower))) continue;
    const capital = words[0]?.kind === "word" && words[0].capital;
    if (tell && !capital && slot !== "strong") continue;
    const key = spellingKey(words.map((word) => word.lower).join(" "));
    const near = slipsOf(key, editsAllowed(tell && !capital ? key.length - 1 : key.length), index);
    const closest = near.filter(({ edits }) => edits === near[0]?.edits);
    // A letter left out is a commoner slip than one too many: "chicgo" is Chicago rather than Chico.
    const longest = Math.max(...closest.map(({ place }) => place.name.length));
    const best = closest.filter(({ place }) => place.name.length === longest);
    const names = new Set(best.map(({ place }) => spellingKey(place.name)));
    if (names.size !== 1) continue;
    const places = best.map(({ place }) => place);
    const [known] = names;
    const found = withState(items, at, at + length, known ?? key, places, index);
    return { ...found, mention: { ...found.mention, corrected: true } };
  }
  return null;
}

/** The end of a run of capitalized words that nobody knows, or null. */
function capitalizedUntil(items: readonly Item[], at: number, slot: Slot): number | null {
  const isName = (item: Item | undefined): boolean =>
    item?.kind === "word" && item.capital && item.text.length > 1 && !NEVER_PLACES.has(item.lower);
  if (slot !== "strong" || !isName(items[at])) return null;
  let end = at + 1;
  while (end < items.length && end - at < LONGEST) {
    const item = items[end];
    if (isName(item)) end += 1;
    else if (item !== undefined && INSIDE.has(item.lower) && isName(items[end + 1])) end += 2;
    else break;
  }
  return end;
}

/** In a text without capitals: the one or two words of "from … to". */
function betweenFromAndTo(items: readonly Item[], at: number): number | null {
  if (items[at - 1]?.lower !== "from") return null;
  for (const end of [at + 1, at + 2]) {
    const words = items.slice(at, end);
    if (words.some((word) => word.kind !== "word" || word.text.length < 3 || NEVER_PLACES.has(word.lower))) return null;
    if (items[end]?.lower === "to") return end;
  }
  return null;
}
