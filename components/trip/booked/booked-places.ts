import { formatDate, type Itinerary } from "@/server/trip";

/** Whether the world knows when meals and visits take place. */
export function hasClockOf({ days }: Itinerary): boolean {
  return days.some(({ stops }) => stops.some(({ kind, start }) => kind !== "leg" && start !== null));
}

/** The places that the trip touches, in its order. */
export function placesOf({ days, origin }: Itinerary): string[] {
  return [...new Set([origin, ...days.flatMap(({ from, city }) => [from, city])])];
}

/** "Tue 24 Mar, day 2, Orlando", by the day's number. */
export function dayOptions({ days }: Itinerary): { value: string; label: string }[] {
  return days.map(({ number, date, from, city }) => ({
    value: String(number),
    label: `${formatDate(date)}, day ${number}, ${from === city ? city : `${from} to ${city}`}`,
  }));
}
