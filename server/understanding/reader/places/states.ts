import { spellingKey } from "@/server/trip";
import type { Place, PlaceIndex, PlaceMention } from "../../gazetteer/place-index";
import { type Item, spanOf } from "../../text/item";

/** A name recognized in the text and the position after it. */
export interface FoundName {
  readonly mention: PlaceMention;
  readonly end: number;
}

/** Words right after which a place is expected. */
export const EXPECTS_PLACE = new Set(
  "from to in visit visiting leaving departing leave depart exploring explore via into near around through across tour touring see of out at toward towards within and thinking considering , - ( :".split(
    " ",
  ),
);

/** Abbreviations that are words too: as a state only in capitals. */
const ABBREVIATIONS_AND_WORDS = new Set("in or me ok hi la pa ma de al id oh co mo nd ne vi on mi".split(" "));

/** A name and the state written after it: "Portland, Maine", "Austin TX", "Washington, DC", "Washington state". */
export function withState(
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
  const isThere = spellingKey(only.state) === spellingKey(said) || index.isListedIn(key, spellingKey(only.state));
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
    if (name === null || !index.isIn(cityKey, spellingKey(name))) continue;
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
  const key = spellingKey(part.map((item) => item.lower).join(" "));
  return index.lookup(key).find((place) => place.kind === "region")?.name ?? null;
}

/** A state's abbreviation in capitals where a place is expected: "2 cities in TX". */
export function abbreviationAt(items: readonly Item[], at: number, index: PlaceIndex, tell: boolean): FoundName | null {
  const item = items[at];
  const before = items[at - 1];
  if (item?.kind !== "word" || before === undefined || !EXPECTS_PLACE.has(before.lower)) return null;
  const letters = item.text.replaceAll(".", "");
  if (letters.length !== 2 || /^(la|dc)$/i.test(letters)) return null;
  const shouted = letters === letters.toUpperCase() && tell;
  if (!shouted && (ABBREVIATIONS_AND_WORDS.has(item.lower) || item.text !== item.lower)) return null;
  const state = index.stateOf(letters.toUpperCase());
  if (state === null) return null;
  const region = index.lookup(spellingKey(state)).filter((place) => place.kind === "region");
  return region.length === 0 ? null : { mention: mentionOf(state, region, true, null), end: at + 1 };
}

/** What a name may mean, narrowed to the state written after it. */
export function mentionOf(
  written: string,
  places: readonly Place[],
  saidRegion: boolean,
  saidState: string | null,
): PlaceMention {
  const cities = places.filter((place) => place.kind === "city");
  const inState = cities.filter(
    (city) => city.state !== null && spellingKey(city.state) === spellingKey(saidState ?? ""),
  );
  return {
    written,
    cities: saidState === null || inState.length > 0 ? (saidState === null ? cities : inState) : cities.slice(0, 1),
    region: saidState === null ? (places.find((place) => place.kind === "region") ?? null) : null,
    saidRegion,
    saidState,
    corrected: false,
    nameIsShared: cities.length > 1,
  };
}
