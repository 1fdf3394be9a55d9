import { type Day, minutesOfDay, type Stop } from "@/server/trip";
import type { Ride, World } from "@/server/worlds";

type PlacedStop = Exclude<Stop, { kind: "leg" }>;

/** How one gets from a stop to the next. */
export interface WayBetween {
  readonly from: PlacedStop;
  readonly to: PlacedStop;
  /** By the world's way of getting about, mostly on foot; null: not known. */
  readonly minutes: number | null;
  /** Public transport, where it is faster than walking. */
  readonly ride: Ride | null;
}

/** The way to a stop from the one before it on its day. Null where none comes before it in the same city; a leg between them is a way of its own. */
export function wayBetween(world: World, to: Stop, day: Day): WayBetween | null {
  if (to.kind === "leg") return null;
  const from = day.stops[day.stops.indexOf(to) - 1];
  if (from === undefined || from.kind === "leg" || from.city !== to.city) return null;
  return {
    ...{ from, to },
    minutes: world.localTravelMinutes(to.city, from.recordId, to.recordId),
    ride: rideFrom(world, from, to.recordId),
  };
}

function rideFrom({ rides }: World, { city, recordId, end }: PlacedStop, toId: string): Ride | null {
  if (rides === undefined || end === null) return null;
  return rides(city, recordId, toId, end.date, minutesOfDay(end.time));
}
