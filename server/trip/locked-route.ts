import type { Itinerary, Stop } from "./itinerary";
import type { Lock, TripRequest } from "./request";

/** The request with every leg and every night of the plan locked as well, so that a re-plan chooses only meals and visits again. */
export function withRouteLocked(request: TripRequest, { days }: Itinerary): TripRequest {
  const locks = days.flatMap(({ number, stops }) => stops.flatMap((stop) => lockOf(stop, number)));
  const isLocked = ({ kind, day }: Extract<Lock, { kind: "leg" | "stay" }>) =>
    request.locks.some((lock) => lock.kind === kind && lock.day === day);
  return { ...request, locks: [...request.locks, ...locks.filter((lock) => !isLocked(lock))] };
}

function lockOf({ kind, recordId }: Stop, day: number): Extract<Lock, { kind: "leg" | "stay" }>[] {
  return kind === "leg" || kind === "stay" ? [{ kind, day, recordId, onPurpose: false }] : [];
}
