import { AIRPORTS, NOT_THE_PLACE_BEFORE, ORDINARY_WORDS } from "../gazetteer/names";
import { type Place, type PlaceIndex, type PlaceMention, placeKey } from "../gazetteer/place-index";
import { type Item, spanOf } from "../text/item";
import { unknownNameAt } from "./unknown-names";

const SMALL_WORDS = /^(to|from|for|and|in|the|of|with|a|on|at|my|is)$/;

/** Whether capital letters tell names: not in a text all in lower case, all in capitals, or with Every Word Capital. */
export function capitalsTell(items: readonly Item[]): boolean {
  const words = items.filter((item) => item.kind === "word" && item.text.length > 1);
  const capitals = words.filter((item) => /^\p{Lu}/u.test(item.text));
  if (capitals.length === 0 || words.every((item) => item.text === item.text.toUpperCase())) return false;
  const small = words.slice(1).filter((item) => SMALL_WORDS.test(item.lower));
  return small.length === 0 || small.some((item) => /^\p{Ll}/u.test(item.text));
}

/** Words right after which a place is expected. */
const EXPECTS_PLACE = new Set(
  "from to in visit visiting leaving departing leave depart exploring explore via into near around through across tour touring see of out at toward towards within and , - ( :".split(
    " ",
  ),
);

/** Abbreviations that are words too: as a state only in capitals. */
const ABBREVIATIONS_AND_WORDS = new Set("in or me ok hi la pa ma de al id oh co mo nd ne vi on mi".split(" "));

/** Replaces every name of a place by a place item: known names, names close to known ones, and unknown ones where a place must stand. */
export function recognisePlaces(items: readonly Item[], index: PlaceIndex): Item[] {
  const result: Item[] = [];
  const tell = capitalsTell(items);
  const keys = items.map((item) => (item.kind === "word" ? placeKey(item.lower) : null));
  for (let at = 0; at < items.length; ) {
    const found =
      knownNameAt(items, keys, at, index, tell) ?? unknownNameAt(items, at, index, tell, goesOnFromPlace(result));
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

interface FoundName {
  readonly mention: PlaceMention;
  readonly end: number;
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
  const airport = airportAt(items, at, index, tell);
  if (airport !== null) return airport;
  for (let end = Math.min(items.length, at + index.longestName); end > at; end -= 1) {
    const words = keys.slice(at, end);
    if (words.some((word) => word === null || word === "")) continue;
    const key = words.join(" ");
    const places = index.lookup(key);
    if (places.length === 0 || !isMeant(items, at, end, key, tell)) continue;
    return withState(items, at, end, key, places, index);
  }
  const possessive = /^(.+)'s$/.exec(first.lower)?.[1];
  if (possessive === undefined || !first.capital) return null;
  const places = index.lookup(placeKey(possessive));
  if (places.length === 0 || ORDINARY_WORDS.has(possessive)) return null;
  return { mention: mentionOf(first.text.slice(0, -2), places, false, null), end: at + 1 };
}

/** Whether a word that is also a name is one here. */
function isMeant(items: readonly Item[], at: number, end: number, key: string, tell: boolean): boolean {
  const first = items[at];
  const before = items[at - 1];
  const next = items[end];
  if (first?.kind !== "word") return false;
  if (next !== undefined && NOT_THE_PLACE_BEFORE.has(next.lower)) return false;
  const expected = before !== undefined && EXPECTS_PLACE.has(before.lower);
  if (key === "us" || key === "u s") return first.text !== "us" && first.text !== "Us" && tell;
  if (key === "la") return first.text === "LA" ? tell || expected : !tell && expected;
  if (!ORDINARY_WORDS.has(key)) return true;
  const startsSentence = before === undefined || before.kind === "break";
  if (!first.capital || !tell) return expected && !(tell && !first.capital && !/^(from|to)$/.test(before?.lower ?? ""));
  return (
    !startsSentence || next === undefined || /^(to|,|and|for|trip|in|then)$/.test(next.lower) || next.kind !== "word"
  );
}

/** A name and the state written after it: "Portland, Maine", "Austin TX", "Washington, DC", "Washington state". */
function withState(
  items: readonly Item[],
  at: number,
  end: number,
  key: string,
  places: readonly Place[],
  index: PlaceIndex,
): FoundName {
  const written = spanOf(items, at, end).text;
  const next = items[end];
  const stateWord = next?.lower === "state" && !/^(university|park|parks|fair|line)$/.test(items[end + 1]?.lower ?? "");
  const stateOf = /^(state|province)$/.test(items[at - 2]?.lower ?? "") && items[at - 1]?.lower === "of";
  const upstate = /^(upstate|western|eastern|northern|southern|central)$/.test(items[at - 1]?.lower ?? "");
  const hasRegion = places.some((place) => place.kind === "region");
  if (hasRegion && (stateWord || stateOf || upstate)) {
    return { mention: mentionOf(written, places, true, null), end: stateWord ? end + 1 : end };
  }
  if (!places.some((place) => place.kind === "city")) return { mention: mentionOf(written, places, false, null), end };
  const state = stateAt(items, end, key, index);
  if (state === null) return { mention: mentionOf(written, places, false, null), end };
  const said = misplacedState(places, key, state.name, index) ?? state.name;
  return { mention: mentionOf(written, places, false, said), end: state.end };
}

/**
 * The state in which a world's table has the city when that is another than the one said and no such city is known there:
 * the table is wrong ("Birmingham, England" for the one in Alabama), and its city is meant.
 */
function misplacedState(places: readonly Place[], key: string, said: string, index: PlaceIndex): string | null {
  const cities = places.filter((place) => place.kind === "city");
  const [only] = cities;
  if (cities.length !== 1 || only === undefined || only.state === null) return null;
  const isThere = placeKey(only.state) === placeKey(said) || index.isListedIn(key, placeKey(only.state));
  return isThere ? null : only.state;
}

/** The state after a city's name, if the city lies in it. */
function stateAt(
  items: readonly Item[],
  end: number,
  cityKey: string,
  index: PlaceIndex,
): { name: string; end: number } | null {
  const separator = items[end]?.lower ?? "";
  const from = separator === "," || separator === "(" || separator === "in" ? end + 1 : end;
  for (let to = Math.min(items.length, from + 4); to > from; to -= 1) {
    const part = items.slice(from, to);
    if (part.some((item) => item.kind !== "word")) continue;
    const name = stateName(part, index);
    if (name === null || !index.isIn(cityKey, placeKey(name))) continue;
    const closes = separator === "(" && items[to]?.lower === ")";
    return { name, end: closes ? to + 1 : to };
  }
  return null;
}

function stateName(part: readonly Item[], index: PlaceIndex): string | null {
  const [only] = part;
  if (part.length === 1 && only !== undefined) {
    const letters = only.text.replaceAll(".", "");
    const isCapital = letters === letters.toUpperCase();
    if (letters.length === 2 && (isCapital || !ABBREVIATIONS_AND_WORDS.has(only.lower))) {
      const state = index.stateOf(letters.toUpperCase());
      if (state !== null) return state;
    }
  }
  const key = placeKey(part.map((item) => item.lower).join(" "));
  return index.lookup(key).find((place) => place.kind === "region")?.name ?? null;
}

/** A state's abbreviation or an airport's code, in capitals, where a place is expected: "2 cities in TX", "fly into JFK". */
function airportAt(items: readonly Item[], at: number, index: PlaceIndex, tell: boolean): FoundName | null {
  const item = items[at];
  const before = items[at - 1];
  if (item?.kind !== "word" || before === undefined || !EXPECTS_PLACE.has(before.lower)) return null;
  const letters = item.text.replaceAll(".", "");
  const found = (name: string): FoundName | null => {
    const places = index.lookup(placeKey(name));
    return places.length === 0 ? null : { mention: mentionOf(name, places, false, null), end: at + 1 };
  };
  if (letters.length === 2 && !/^(la|dc)$/i.test(letters)) {
    const shouted = letters === letters.toUpperCase() && tell;
    if (!shouted && (ABBREVIATIONS_AND_WORDS.has(item.lower) || item.text !== item.lower)) return null;
    const state = index.stateOf(letters.toUpperCase());
    if (state === null) return null;
    const region = index.lookup(placeKey(state)).filter((place) => place.kind === "region");
    return region.length === 0 ? null : { mention: mentionOf(state, region, true, null), end: at + 1 };
  }
  if (letters.length !== 3 || letters !== letters.toUpperCase() || !tell) return null;
  const name = Object.hasOwn(AIRPORTS, letters) ? AIRPORTS[letters] : undefined;
  if (name === undefined) return null;
  const [city = "", state] = name.split(", ");
  const places = index.lookup(placeKey(city));
  if (state === undefined) return found(city);
  return { mention: mentionOf(city, places, false, state), end: at + 1 };
}

/** What a name may mean, narrowed to the state written after it. */
export function mentionOf(
  written: string,
  places: readonly Place[],
  saidRegion: boolean,
  saidState: string | null,
  corrected = false,
): PlaceMention {
  const cities = places.filter((place) => place.kind === "city");
  const inState = cities.filter((city) => city.state !== null && placeKey(city.state) === placeKey(saidState ?? ""));
  return {
    written,
    cities: saidState === null || inState.length > 0 ? (saidState === null ? cities : inState) : cities.slice(0, 1),
    region: saidState === null ? (places.find((place) => place.kind === "region") ?? null) : null,
    saidRegion,
    saidState,
    corrected,
    nameIsShared: cities.length > 1,
  };
}
