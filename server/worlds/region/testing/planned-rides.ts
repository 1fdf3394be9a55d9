import type { Itinerary } from "@/server/trip";
import type { Coordinates, ScheduledLeg } from "../../records";
import type { World } from "../../world";
import { STATION_KM } from "./published-region";
import type { rawRides } from "./raw-rides";

/** A leg as `rawRides` has it. */
export function rideLine({ number, departureTime, arrivalTime, arrivalDayOffset }: ScheduledLeg): string {
  return `${number} ${departureTime} ${arrivalTime} +${arrivalDayOffset}`;
}

/** How many trains and buses an itinerary has, and which of them no trip of the raw feed is on the day that they are said to be of. */
export function ridesOutsideOfFeed(
  { days }: Itinerary,
  world: World,
  ridesOf: ReturnType<typeof rawRides>,
): { readonly count: number; readonly outside: readonly string[] } {
  const middle = (city: string): Coordinates =>
    world.gazetteer.city(city)?.coordinates ?? { latitude: Number.NaN, longitude: Number.NaN };
  let count = 0;
  const outside: string[] = [];
  for (const { date, stops } of days) {
    for (const stop of stops) {
      if (stop.kind !== "leg" || (stop.mode !== "train" && stop.mode !== "bus")) continue;
      count += 1;
      const leg = world.scheduledLegs(stop.from, stop.to, date).find(({ id }) => id === stop.recordId);
      const times = leg?.openData?.times;
      const ofDay = times?.kind === "mapped" ? times.date : date;
      const announced = ridesOf(middle(stop.from), middle(stop.to), ofDay, STATION_KM);
      const isShown = leg?.departureTime === stop.start?.time && leg?.arrivalTime === stop.end?.time;
      if (leg === undefined || !isShown || !announced.has(rideLine(leg))) {
        outside.push(`${date} ${stop.name} from ${stop.from} to ${stop.to} at ${stop.start?.time}`);
      }
    }
  }
  return { count, outside };
}
