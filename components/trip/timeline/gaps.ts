import {
  formatDuration,
  isScheduledMode,
  minutesBeforeDeparture,
  minutesOfDay,
  RHYTHM,
  type Stop,
} from "@/server/trip";
import type { StopFacts } from "@/server/views";

/** Shorter ones are the ordinary pauses of a day. */
const SHORTEST_TOLD = 15;

/**
 * What lies between two stops of a day in words: "20 min to get there, 1 h 10 min spare". `way`: from one to the other, null where it is
 * not known. Null: nothing worth telling, the times are not known, or the stops are in different cities with no leg between them,
 * which the plan's checks object to.
 */
export function gapWords(before: Stop, after: Stop, way: StopFacts["way"]): string | null {
  const told = way?.isToldAlways === true ? way.text : null;
  const minutes = minutesBetween(before, after);
  if (minutes === null || minutes < SHORTEST_TOLD) return told;
  if (before.kind !== "leg" && after.kind !== "leg" && before.city !== after.city) return null;
  const needed = neededMinutes(before, after, way);
  if (needed === null) return `${formatDuration(minutes)} in between`;
  const free = minutes - needed.minutes;
  return (
    [
      told ?? (needed.minutes > 0 && free >= 0 ? needed.words : null),
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
function neededMinutes(before: Stop, after: Stop, way: StopFacts["way"]): { minutes: number; words: string } | null {
  const [from, to] = [terminalOf(before), terminalOf(after)];
  if (to !== null && after.kind === "leg")
    return needed(minutesBeforeDeparture(after.mode), `for the way to the ${to} and boarding`);
  if (from !== null) return needed(RHYTHM.afterArrivalMinutes, `from the ${from} into town`);
  // A road leads from door to door.
  if (before.kind === "leg" || after.kind === "leg") return { minutes: 0, words: "" };
  return way === null ? null : { minutes: way.minutes, words: way.text };
}

function needed(minutes: number, purpose: string): { minutes: number; words: string } {
  return { minutes, words: `${formatDuration(minutes)} ${purpose}` };
}

/** Where a scheduled leg begins and ends; null for everything else. */
function terminalOf(stop: Stop): string | null {
  if (stop.kind !== "leg") return null;
  if (!isScheduledMode(stop.mode)) return null;
  return stop.mode === "flight" ? "airport" : "station";
}
