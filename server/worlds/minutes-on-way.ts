import type { LocalDate } from "@/server/trip";
import type { World } from "./world";

/** When one leaves, by the clocks of the city. */
export interface Leaving {
  readonly date: LocalDate;
  /** After midnight. */
  readonly minutes: number;
}

/**
 * Minutes from one place of a city to another: on foot, or less where public transport is sure to be faster at that time. Null: not
 * known. Who leaves later never arrives earlier.
 */
export function minutesOnWay(
  { localTravelMinutes, sureRideMinutes }: World,
  city: string,
  fromId: string,
  toId: string,
  { date, minutes }: Leaving,
): number | null {
  const walk = localTravelMinutes(city, fromId, toId);
  const ride = walk === null ? null : (sureRideMinutes?.(city, fromId, toId, date, minutes) ?? null);
  return walk === null || ride === null ? walk : Math.min(walk, ride);
}
