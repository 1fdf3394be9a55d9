import { capitalized, counted, formatDuration, legWords, sleepingWords } from "@/server/trip";
import type { SharedStop } from "@/server/views";

/** The line that names a stop where nothing is next to it: "Flight F0123: Chicago to Orlando", "Dinner: Lotus Pavilion". */
export function stopHeadline(stop: SharedStop): string {
  switch (stop.kind) {
    case "leg":
      return `${legWords(stop)}: ${stop.from} to ${stop.to}`;
    case "stay":
      return `Stay: ${stop.name}`;
    case "meal":
      return `${capitalized(stop.meal)}: ${stop.name}`;
    case "visit":
      return `Visit: ${stop.name}`;
  }
}

/** What else is to be known of it, in short pieces: "2 h 10 min", "2 seats"; often none. */
export function stopDetails(stop: SharedStop): string[] {
  switch (stop.kind) {
    case "leg": {
      const unit = stop.mode === "self-driving" ? "car" : stop.mode === "taxi" ? "taxi" : "seat";
      return [
        ...(stop.durationMinutes === null ? [] : [formatDuration(stop.durationMinutes)]),
        ...(stop.distanceKm === null ? [] : [`${Math.round(stop.distanceKm).toLocaleString("en-US")} km`]),
        counted(stop.units, unit),
        ...(stop.timesNote === undefined ? [] : [stop.timesNote]),
      ];
    }
    case "stay":
      return [`night ${stop.night} of ${stop.nights}`, sleepingWords(stop)];
    default:
      return [];
  }
}
