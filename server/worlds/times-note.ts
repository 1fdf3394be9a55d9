import { formatLongDate } from "@/server/trip";
import type { Road, ScheduledLeg } from "./records";

/** What has to be said wherever a leg's times are; null where they are published for its date. */
export function timesNote(leg: ScheduledLeg | Road): string | null {
  if (!("mode" in leg)) return leg.estimate ? "No route was looked up: distance and time are estimates." : null;
  const times = leg.openData?.times;
  switch (times?.kind) {
    case "estimated":
      return "No published timetable: time is an estimate.";
    case "mapped":
      return `No timetable of this date is known: times are those of ${formatLongDate(times.date)}.`;
    default:
      return null;
  }
}
