import {
  formatDuration,
  isScheduledMode,
  minutesBeforeDeparture,
  minutesOfDay,
  RHYTHM,
  type Stop,
} from "@/server/trip";

/** Shorter ones are the ordinary pauses of a day. */
const SHORTEST_TOLD = 15;

/**
 * What lies between two stops of a day in words: "20 min to get there, 1 h 10 min spare". `travelMinutes`: the way from one
 * to the other, null where it is not known. Null: nothing worth telling, the times are not known, or the stops are in
 * different cities with no leg between them, which the plan's checks object to.
 */
export function gapWords(before: Stop, after: Stop, travelMinutes: number | null): string | null {
  const minutes = minutesBetween(before, after);
  if (minutes === null || minutes < SHORTEST_TOLD) return null;
  if (before.kind !== "leg" && after.kind !== "leg" && before.city !== after.city) return null;
  const needed = neededMinutes(before, after, travelMinutes);
  if (needed === null) return `${formatDuration(minutes)} in between`;
  const free = minutes - needed.minutes;
  return (
    [
      needed.minutes > 0 && free >= 0 ? `${formatDuration(needed.minutes)} ${needed.words}` : null,
      free >= SHORTEST_TOLD ? `${formatDuration(free)} spare` : null,
    ]
      .filter((part) => part !== null)
      .join(", ") || null
  );
}

/** From the end of one to the start of the other; null where the world knows no times or another date comes between. */
function minutesBetween({ end }: Stop, { start }: Stop): number | null {
  if (end === null || start === null || end.date !== start.date) return null;
  return minutesOfDay(start.time) - minutesOfDay(end.time);
}

/** What of the time is not free, and for what; null where the way from one place to the next is not known. */
function neededMinutes(
  before: Stop,
  after: Stop,
  travelMinutes: number | null,
): { minutes: number; words: string } | null {
  const [from, to] = [terminalOf(before), terminalOf(after)];
  if (to !== null && after.kind === "leg")
    return { minutes: minutesBeforeDeparture(after.mode), words: `for the way to the ${to} and boarding` };
  if (from !== null) return { minutes: RHYTHM.afterArrivalMinutes, words: `from the ${from} into town` };
  // A road leads from door to door.
  if (before.kind === "leg" || after.kind === "leg") return { minutes: 0, words: "" };
  return travelMinutes === null ? null : { minutes: travelMinutes, words: "to get there" };
}

/** Where a scheduled leg begins and ends; null for everything else. */
function terminalOf(stop: Stop): string | null {
  if (stop.kind !== "leg") return null;
  if (!isScheduledMode(stop.mode)) return null;
  return stop.mode === "flight" ? "airport" : "station";
}
