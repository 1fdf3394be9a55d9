import { spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import { ORDINARY_WORDS } from "../gazetteer/names";
import { type PlaceIndex, placeIndex } from "../gazetteer/place-index";

const LONGEST_NAME = 4;
/** Before these a name ends: "Boston on day 2". */
const ENDS = /\s+(?:on|for|with|during|that|which|when|and|or|if|by|at|please|there|too|then)\b.*$/i;

/**
 * The place that a phrase begins with, after "the" or "downtown": as the world or the gazetteer spells it, else as written where it begins with
 * a capital; null: none. "bend" and "mobile" are places only with a capital.
 */
export function placeNamed(phrase: string, world: World | null): string | null {
  const words = phrase
    .replace(/^(?:the (?:city|town|state) of|the|downtown)\s+/i, "")
    .replace(ENDS, "")
    .trim()
    .split(" ")
    .slice(0, LONGEST_NAME);
  const index = placeIndex(world);
  for (let end = words.length; end > 0; end--) {
    const written = words
      .slice(0, end)
      .join(" ")
      .replace(/[,.?!]+$/, "");
    const known = knownName(written, index);
    if (known !== null) return known;
  }
  const [written = ""] = /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)*/u.exec(words.join(" ")) ?? [];
  return written === "" ? null : written;
}

function knownName(written: string, index: PlaceIndex): string | null {
  const key = spellingKey(written);
  const mayBeWord = ORDINARY_WORDS.has(key) || index.isForeign(key);
  if (key === "" || (mayBeWord && !/^\p{Lu}/u.test(written))) return null;
  return index.lookup(key)[0]?.name ?? null;
}
