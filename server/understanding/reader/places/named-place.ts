import { spellingKey } from "@/server/trip";
import { AIRPORTS } from "../../gazetteer/airports";
import type { PlaceIndex } from "../../gazetteer/place-index";
import { SPOKEN_NAMES } from "../../gazetteer/spoken-names";
import { worldCity } from "../../gazetteer/world-cities";
import { editDistance } from "../../text/edit-distance";

/** A place by its proper name. */
export interface ProperName {
  readonly name: string;
  readonly isRegion: boolean;
}

/** Words of a state's or country's name at most: "United Arab Emirates". */
const LONGEST_REGION = 3;

/**
 * The proper name of words that are known to be a place: "st augustine" is St. Augustine, "DTW" Detroit, "Reading PA" Reading, and what no
 * gazetteer has is as written.
 */
export function properName(written: string, index: PlaceIndex): ProperName {
  const text = written.trim().replace(/'s$/, "");
  const whole = knownName(text, index);
  if (whole !== null) return whole;
  const words = text.split(/[\s,()]+/).filter((word) => word !== "");
  for (let count = Math.min(LONGEST_REGION, words.length - 1); count > 0; count -= 1) {
    const region = regionNamed(words.slice(-count).join(" "), index);
    if (region === null) continue;
    const name = words.slice(0, -count).join(" ");
    const known = knownName(name, index);
    return { name: known !== null && !known.isRegion ? known.name : capitalized(name), isRegion: false };
  }
  return { name: capitalized(text), isRegion: false };
}

function knownName(text: string, index: PlaceIndex): ProperName | null {
  const spoken = SPOKEN_NAMES.get(text.toLowerCase());
  if (spoken !== undefined) return { name: spoken, isRegion: false };
  const places = index.lookup(spellingKey(text));
  const city = places.find(({ kind }) => kind === "city");
  if (city !== undefined) return { name: city.name, isRegion: false };
  const [region] = places;
  if (region !== undefined) return { name: region.name, isRegion: true };
  const code = text.toUpperCase();
  const served = Object.hasOwn(AIRPORTS, code) ? AIRPORTS[code] : undefined;
  if (served !== undefined) return { name: served, isRegion: false };
  const name = worldCity(text) ?? runTogether(text, index);
  return name === null ? null : { name, isRegion: false };
}

/** The city of several words that one word runs together, with at most one other slip: "sanfransisco"; null where it is none. */
function runTogether(text: string, index: PlaceIndex): string | null {
  const key = spellingKey(text);
  if (key.includes(" ") || key.length < SHORTEST_RUN_TOGETHER) return null;
  const slip = index.nearest(key, 2).find(({ place: { name, kind } }) => {
    const known = spellingKey(name);
    return kind === "city" && known.includes(" ") && editDistance(known.replaceAll(" ", ""), key) <= 1;
  });
  return slip?.place.name ?? null;
}

const SHORTEST_RUN_TOGETHER = 9;

function regionNamed(text: string, index: PlaceIndex): string | null {
  const letters = text.replaceAll(".", "");
  if (letters.length === 2) return index.stateOf(letters.toUpperCase());
  return index.lookup(spellingKey(text)).find(({ kind }) => kind === "region")?.name ?? null;
}

/** "lake como" is "Lake Como", "Bryson City" stays as it is. */
function capitalized(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
