import { formatDuration, formatMoney, formatRange, type Money } from "@/server/trip";
import {
  type Attraction,
  type Lodging,
  missingIn,
  type OpenData,
  type Restaurant,
  recordPrice,
  roadPrice,
  timesNote,
  type World,
} from "@/server/worlds";
import type { LegRecord } from "../stops/leg";
import type { StopRecord } from "../stops/record-of";

/** "Thai, Seafood", "Museum, 2 h", "Suite, $180 a night and room", "leaves 07:20, arrives 09:40, economy". */
export function noteOf(world: World, { kind, record }: StopRecord): string {
  switch (kind) {
    case "leg":
      return noteOfLeg(record);
    case "stay":
      return [roomWords(record), lodgingPrice(world, record)].filter((words) => words !== null).join(", ");
    case "meal":
      return record.cuisines;
    case "visit":
      return noteOfAttraction(record);
  }
}

function noteOfLeg({ scheduled, road }: LegRecord): string {
  const doubt = timesNote(scheduled ?? road);
  const inDoubt = doubt === null ? [] : [doubt];
  if (scheduled === null) {
    return [...(road.minutes === null ? [] : [`${formatDuration(road.minutes)} on the road`]), ...inDoubt].join(". ");
  }
  const { departureTime, arrivalTime, arrivalDayOffset, details } = scheduled;
  // One flight has several fares, which differ in these alone.
  const fare = details === null ? [] : [details.cabin, ...(details.refundable ? ["refundable"] : [])];
  const arrival = `arrives ${arrivalTime}${arrivalDayOffset > 0 ? " the next day" : ""}`;
  return [[`leaves ${departureTime}`, arrival, ...fare].join(", "), ...inDoubt].join(". ");
}

function noteOfAttraction({ details }: Attraction): string {
  if (details === null) return "";
  return [
    ...(details.types.length === 0 ? [] : [sentence(details.types)]),
    formatDuration(details.durationMinutes),
  ].join(", ");
}

/** What it is in a word or two: "Museum", "Mexican", "Private room, sleeps 2", "Delta"; null where the record does not tell. */
export function typeOf({ kind, record }: StopRecord): string | null {
  switch (kind) {
    case "leg":
      return record.scheduled?.details?.airline ?? null;
    case "stay":
      return record.details === null ? roomWords(record) : `${roomWords(record)}, sleeps ${record.maximumOccupancy}`;
    case "meal":
      return record.cuisines.split(",")[0]?.trim() || null;
    case "visit":
      return sentence(record.details?.types.slice(0, 1) ?? []) || null;
  }
}

/** "Entire home", "Private room". */
export function roomWords({ roomType }: Lodging): string {
  return roomType === "Entire home/apt" ? "Entire home" : roomType;
}

/** "museum, historical site" → "Museum, historical site". */
export function sentence(words: readonly string[]): string {
  const text = words.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const WHEELCHAIR = { yes: "Yes", limited: "In part", no: "No" } as const;

/** Null where it is not known. */
export function wheelchairWords({ wheelchair }: OpenData): string | null {
  return wheelchair === null ? null : WHEELCHAIR[wheelchair];
}

/** 0–5; null where nobody rated it. */
export function ratingOf({ kind, record }: StopRecord): number | null {
  if (kind === "leg") return null;
  const rating = kind === "visit" ? (record.details?.rating ?? 0) : record.rating;
  return rating > 0 ? rating : null;
}

/** "$180 a night and room"; null where the world has no price. */
export function lodgingPrice(world: World, lodging: Lodging): string | null {
  const isUnknown = lodging.priceMinor === 0 && missingIn(world).includes("stayPrices");
  return isUnknown ? null : `${priceWords(world, lodging)} a night and room`;
}

/** "$24 a person", "Free"; null where the world has no price. */
export function placePrice(world: World, place: Restaurant | Attraction): string | null {
  if (place.priceMinor > 0) return `${priceWords(world, place)} a person`;
  return place.details === null ? null : "Free";
}

/** "$24 a person", "$24 a taxi"; null where the record has none. */
export function legPrice(world: World, { scheduled, road, mode }: LegRecord): string | null {
  if (scheduled !== null) return `${priceWords(world, scheduled)} a person`;
  const price = roadPrice(road, mode, 1, world.describe().currency);
  return price && `${moneyWords(price)} a ${mode === "taxi" ? "taxi" : "car"}`;
}

function priceWords(world: World, record: Parameters<typeof recordPrice>[0]): string {
  return moneyWords(recordPrice(record, 1, world.describe().currency));
}

/** "$24", of an estimate its range: "$20 – $35 (estimate)". */
function moneyWords(price: Money): string {
  const range = formatRange(price);
  return range === null ? formatMoney(price) : `${range} (estimate)`;
}
