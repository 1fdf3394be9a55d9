import { groupBy, type LocalDate } from "@/server/trip";
import { pairKey } from "../pair-key";
import type { ScheduledLeg } from "../records";
import type { LegSource } from "./leg-source";

/** Legs given as an array of records. */
export function listedLegs(legs: readonly ScheduledLeg[]): LegSource {
  const byPair = groupBy(legs, (leg) => pairKey(leg.origin, leg.destination));
  const byDay = new Map<string, Map<LocalDate, ScheduledLeg[]>>();
  for (const [pair, legsOfPair] of byPair)
    byDay.set(
      pair,
      groupBy(legsOfPair, (leg) => leg.date),
    );
  const byNumber = new Map<string, ScheduledLeg>();
  for (const leg of legs) if (!byNumber.has(leg.number)) byNumber.set(leg.number, leg);

  return {
    scheduledLegs: (origin, destination, date) => byDay.get(pairKey(origin, destination))?.get(date) ?? [],
    scheduledDates: (origin, destination) => [...(byDay.get(pairKey(origin, destination))?.keys() ?? [])].sort(),
    legByNumber: (number) => byNumber.get(number),
  };
}
