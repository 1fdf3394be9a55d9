import { spellingKey } from "@/server/trip";
import type { NamedCity } from "./geonames";

const MOST = 200;
/** Shorter ones are codes of airports, and words of some language. */
const SHORTEST = 4;

/**
 * What a city is called in other languages, by GeoNames. Of names of several words only those that share one with the city's own ("Nova York", not
 * "Big Apple" or "Old Town"), and none in small letters, which are transcriptions. Empty where the city is not the one that GeoNames names.
 */
export function otherNamesOfCity(city: string, named: NamedCity | null): string[] {
  if (named === null) return [];
  const all = [named.name, ...named.alternates.split(",").map((name) => name.trim())];
  const own = spellingKey(city);
  if (!all.some((name) => spellingKey(name) === own)) return [];
  const ownWords = own.split(" ");
  const known = new Set([own]);
  return all
    .filter((name) => {
      const key = spellingKey(name);
      const words = key.split(" ");
      const isName = /^[\p{Lu}\p{Lo}]/u.test(name) && /^[\p{L}\p{M}' .-]+$/u.test(name) && !/^[A-Z]+$/.test(name);
      const isRelated = words.length === 1 || words.some((word) => word.length >= SHORTEST && ownWords.includes(word));
      const isLong = key.length >= SHORTEST || (key !== "" && /^\p{Lo}/u.test(name));
      const isNew = isName && isLong && isRelated && !known.has(key);
      if (isNew) known.add(key);
      return isNew;
    })
    .slice(0, MOST);
}
