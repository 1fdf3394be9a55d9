import {
  capitalized,
  daysBetween,
  formatDate,
  formatDuration,
  isAppointment,
  isScheduledMode,
  legWords,
  type Stop,
  sleepingWords,
} from "@/server/trip";
import type { SharedStop, StopFacts } from "@/server/views";
import { counted } from "../format";

/** A stop of one's own plan, or one that is shared. */
type AnyStop = Stop | SharedStop;

/** What the world's records add to a stop's line. */
export type AboutStop = Pick<StopFacts, "type" | "area" | "airports" | "rating">;

/** The line that names a stop. */
export function stopTitle(stop: AnyStop): string {
  return stop.kind === "leg" ? `${stop.from} to ${stop.to}` : stop.name;
}

/** What the records add in words: "Museum · rated 4.6 · Downtown", of a flight "DEN to SAN"; empty where they add nothing. */
export function aboutWords(about: AboutStop | undefined): string {
  if (about === undefined) return "";
  const { type, rating, area, airports } = about;
  const codes = airports === null ? null : [airports.from, airports.to];
  return [
    type,
    codes?.every((code) => code !== null) ? codes.join(" to ") : null,
    rating === null ? null : `rated ${rating.toFixed(1)}`,
    area,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** What kind of stop it is and what is needed to know of it: "Flight F0123, 2 h 10 min, 2 seats". */
export function stopDetails(stop: AnyStop): string {
  switch (stop.kind) {
    case "leg":
      return legDetails(stop);
    case "stay":
      return [stop.nights === 1 ? "One night" : `Night ${stop.night} of ${stop.nights}`, sleepingWords(stop)].join(
        ", ",
      );
    case "meal":
      return capitalized(stop.meal);
    case "visit":
      return "recordId" in stop && isAppointment(stop.recordId) ? "Appointment" : "Visit";
  }
}

function legDetails({ mode, number, durationMinutes, distanceKm, units }: Extract<AnyStop, { kind: "leg" }>): string {
  const scheduled = isScheduledMode(mode);
  return [
    legWords({ mode, number }),
    durationMinutes === null ? null : formatDuration(durationMinutes),
    scheduled || distanceKm === null ? null : `${Math.round(distanceKm).toLocaleString("en-US")} km`,
    scheduled ? counted(units, "seat") : mode === "taxi" ? counted(units, "taxi") : counted(units, "car"),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** "07:20 – 12:30", with the date where a stop ends on another day; null where the world knows no times. */
export function stopTimes({ start, end }: AnyStop): { start: string; end: string | null; note: string | null } | null {
  if (start === null) return null;
  const zonesDiffer = end !== null && start.zone !== null && end.zone !== null && start.zone !== end.zone;
  const endsLater = end !== null && daysBetween(start.date, end.date) > 0;
  return {
    start: start.time,
    end: end === null ? null : end.time,
    note:
      [endsLater ? `arrives ${formatDate(end.date)}` : null, zonesDiffer ? "local times" : null]
        .filter((part) => part !== null)
        .join(", ") || null,
  };
}

/** Why the times of a leg are not to be relied on; empty where they are published for its date. */
export function timesDoubt(stop: AnyStop): string {
  return stop.kind === "leg" ? (stop.timesNote ?? "") : "";
}
