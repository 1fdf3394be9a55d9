import { minutesOfDay } from "@/server/trip";
import type { ScheduledLeg } from "../../../records";

/**
 * Minutes that the clocks of each state are ahead of the first one's, from the flights themselves: for two states the
 * difference most of their flights show, then from state to state. A state with two zones gets the one of most flights.
 */
export function zoneOffsets(
  flights: readonly ScheduledLeg[],
  stateOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const seen = new Map<string, Map<string, Map<number, number>>>();
  function count(from: string, to: string, ahead: number): void {
    const row = seen.get(from) ?? new Map<string, Map<number, number>>();
    const ways = row.get(to) ?? new Map<number, number>();
    seen.set(from, row.set(to, ways.set(ahead, (ways.get(ahead) ?? 0) + 1)));
  }
  for (const leg of flights) {
    const [from, to] = [stateOf.get(leg.origin), stateOf.get(leg.destination)];
    if (from === undefined || to === undefined || from === to) continue;
    const ahead =
      leg.arrivalDayOffset * 1440 +
      minutesOfDay(leg.arrivalTime) -
      minutesOfDay(leg.departureTime) -
      leg.durationMinutes;
    count(from, to, ahead);
    count(to, from, -ahead);
  }
  const offsets = new Map<string, number>();
  for (const first of seen.keys()) {
    if (offsets.has(first)) continue;
    offsets.set(first, 0);
    const queue = [first];
    for (const state of queue) {
      for (const [next, ways] of seen.get(state) ?? []) {
        if (offsets.has(next)) continue;
        const [ahead] = [...ways].reduce((most, way) => (way[1] > most[1] ? way : most));
        offsets.set(next, (offsets.get(state) ?? 0) + ahead);
        queue.push(next);
      }
    }
  }
  return offsets;
}
