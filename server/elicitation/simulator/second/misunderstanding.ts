import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import type { Draw } from "./draw";

/** What this traveller takes for each other. */
const MIXED_UP: Readonly<Partial<Record<EntryKey, EntryKey>>> = {
  "flight.preferredAirline": "flight.preferredAircraftType",
  "flight.preferredAircraftType": "flight.preferredAirline",
  "flight.avoidAirline": "flight.avoidAircraftType",
  "flight.avoidAircraftType": "flight.avoidAirline",
  "flight.preferredRefundability": "hotel.preferredCancellationPolicy",
  "flight.preferredChangePolicies": "flight.preferredRefundability",
  "hotel.avoidBrand": "hotel.preferredBrand",
  "hotel.preferredAmenities": "attraction.preferredAmenities",
  "hotel.preferredRoomFeatures": "hotel.preferredBathroomFeatures",
  "hotel.preferredBathroomFeatures": "hotel.preferredRoomFeatures",
  "restaurant.preferredDiningStyle": "restaurant.preferredSeatingOptions",
  "restaurant.preferredSeatingOptions": "restaurant.preferredDiningStyle",
  "attraction.preferredType": "attraction.specialEvents",
  "attraction.specialEvents": "attraction.preferredType",
  "attraction.preferredAmenities": "hotel.preferredAmenities",
};

/** What is answered, and with which value. */
export interface Answered {
  readonly entry: EntryKey;
  readonly value: EntryValue;
}

/**
 * How this traveller gets a question wrong: it answers the one before, or about something that it takes for what was asked, or it
 * says a value that is not its own. `before` is null at the first question.
 */
export function misunderstood(
  asked: EntryKey,
  before: EntryKey | null,
  entries: Readonly<Record<EntryKey, EntryValue>>,
  draw: Draw,
): Answered {
  const about = draw.chance(0.5) ? before : (MIXED_UP[asked] ?? null);
  if (about !== null && about !== asked) return { entry: about, value: entries[about] };
  return { entry: asked, value: otherValue(asked, entries[asked], draw) };
}

function otherValue(entry: EntryKey, value: EntryValue, draw: Draw): EntryValue {
  if (typeof value === "boolean") return !value;
  const { choices, range } = preferenceEntry(entry);
  if (typeof value === "number" && range !== undefined) return otherNumber(value, range, draw);
  return draw.pick((choices ?? []).filter((choice) => choice !== value && choice !== NO_PREFERENCE));
}

/** The number next to it on a short scale, twice or half as much on a long one; always within the range. */
function otherNumber(value: number, [low, high]: readonly [number, number], draw: Draw): number {
  const isScale = high - low < 10;
  const less = isScale ? value - 1 : Math.round(value / 2);
  const more = isScale ? value + 1 : value * 2;
  const possible = [less, more].filter((number) => number >= low && number <= high);
  return draw.pick(possible);
}
