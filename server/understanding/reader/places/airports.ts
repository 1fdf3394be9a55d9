import { spellingKey } from "@/server/trip";
import { AIRPORTS } from "../../gazetteer/airports";
import type { PlaceIndex } from "../../gazetteer/place-index";
import type { Item } from "../../text/item";
import { EXPECTS_PLACE, type FoundName, mentionOf } from "./states";

/** An airport's code: in capitals where a place is expected ("fly into JFK", "BOS to Miami"), else as one of two ("lax to jfk", "LAX-JFK"). */
export function airportAt(items: readonly Item[], at: number, index: PlaceIndex, tell: boolean): FoundName | null {
  const item = items[at];
  const name = airportOf(item);
  if (item === undefined || name === null) return null;
  const isShouted = tell && item.text === item.text.toUpperCase();
  const next = items[at + 2];
  const opensPair = items[at + 1]?.lower === "to" && next?.kind === "word" && next.capital;
  const isExpected = opensPair || EXPECTS_PLACE.has(items[at - 1]?.lower ?? "");
  if (!(isShouted && isExpected) && !isOneOfTwoCodes(items, at)) return null;
  const [city = "", state = null] = name.split(", ");
  return { mention: mentionOf(city, index.lookup(spellingKey(city)), false, state), end: at + 1 };
}

function airportOf(item: Item | undefined): string | null {
  if (item?.kind !== "word" || item.text.length !== 3) return null;
  const code = item.text.toUpperCase();
  return Object.hasOwn(AIRPORTS, code) ? (AIRPORTS[code] ?? null) : null;
}

function isOneOfTwoCodes(items: readonly Item[], at: number): boolean {
  const joins = (joint: number, other: number): boolean =>
    airportOf(items[other]) !== null && /^(to|-|\/)$/.test(items[joint]?.lower ?? "");
  const isHyphenated = (second: number, other: number): boolean =>
    items[second]?.joined === true && airportOf(items[other]) !== null;
  return joins(at + 1, at + 2) || joins(at - 1, at - 2) || isHyphenated(at + 1, at + 1) || isHyphenated(at, at - 1);
}
