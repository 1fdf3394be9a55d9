import { spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type Place, placeIndex } from "../gazetteer/place-index";
import { editDistance } from "../text/edit-distance";
import { plain } from "./plain-text";

/** Names of places in other languages, where they are spelled too differently to be recognized. */
const ABROAD: Readonly<Record<string, string>> = {
  "nueva york": "New York",
  "nova york": "New York",
  "nova iorque": "New York",
  "nueva orleans": "New Orleans",
  "nouvelle orleans": "New Orleans",
  "la nouvelle orleans": "New Orleans",
  "la nuova orleans": "New Orleans",
  "san luis": "St. Louis",
  filadelfia: "Philadelphia",
  philadelphie: "Philadelphia",
  kalifornien: "California",
  californie: "California",
  floride: "Florida",
  "lone star state": "Texas",
  "sunshine state": "Florida",
  "golden state": "California",
  "mile high city": "Denver",
  "emerald city": "Seattle",
  "magic city": "Miami",
  "music city": "Nashville",
  "motor city": "Detroit",
  beantown: "Boston",
  "sin city": "Las Vegas",
};
const LONGEST_NAME = 5;

/** Slips allowed in a name of this length. */
function mostEdits(length: number): number {
  return length >= 10 ? 3 : length >= 7 ? 2 : length >= 5 ? 1 : 0;
}

/** Whether the words name this place: by its name, another name of it, or a spelling close to it and to no other place. */
export function namesPlace(words: string, name: string, world: World | null): boolean {
  const index = placeIndex(world);
  const key = spellingKey(name);
  return windowsOf(words).some((window) => {
    if (window === key || index.lookup(window).some((place) => place.name === name)) return true;
    if (Object.hasOwn(ABROAD, window) && ABROAD[window] === name) return true;
    if (editDistance(window, key) > mostEdits(key.length)) return false;
    const nearest = index.nearest(window, mostEdits(key.length));
    return nearest.length === 0 || nearest[0]?.edits === 0
      ? nearest[0]?.place.name === name
      : isAmongNearest(nearest, name);
  });
}

function isAmongNearest(nearest: readonly { place: Place; edits: number }[], name: string): boolean {
  return nearest.some(({ place, edits }) => place.name === name && edits === nearest[0]?.edits);
}

function windowsOf(words: string): readonly string[] {
  const parts = spellingKey(plain(words)).split(" ");
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_NAME, parts.length - start) }, (_, more) =>
      parts.slice(start, start + more + 1).join(" "),
    ),
  );
}
