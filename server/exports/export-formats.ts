import { createHash } from "node:crypto";
import { z } from "zod";
import { toPublishedPlan } from "@/server/benchmarks";
import type { PlanVersion } from "@/server/trip";
import type { DrawnWay, SharedTrip, TripView } from "@/server/views";
import { toCalendar } from "./calendar/to-calendar";
import { toDocument } from "./document/trip-document";
import { toGpx } from "./map-files/to-gpx";
import { toKml } from "./map-files/to-kml";
import { toMarkdown } from "./markdown/to-markdown";

/** What others may export, too; the rest holds more than a link shows. */
export const sharedFormatSchema = z.enum(["ics", "kml", "gpx", "markdown"]);
export type SharedFormat = z.infer<typeof sharedFormatSchema>;

export const exportFormatSchema = z.enum([...sharedFormatSchema.options, "json", "published"]);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** A file to be saved. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

const FILES: Record<ExportFormat, { ending: string; mediaType: string }> = {
  ics: { ending: "ics", mediaType: "text/calendar" },
  kml: { ending: "kml", mediaType: "application/vnd.google-earth.kml+xml" },
  gpx: { ending: "gpx", mediaType: "application/gpx+xml" },
  markdown: { ending: "md", mediaType: "text/markdown" },
  json: { ending: "json", mediaType: "application/json" },
  published: { ending: "plan.json", mediaType: "application/json" },
};

/** Whether the ways between stops are part of a file; `ways` may be empty for all others. */
export function needsWays(format: ExportFormat): boolean {
  return format === "kml" || format === "gpx";
}

/** The trip as a file for its owner. */
export function exportTrip(
  { view, plan, trip, ways }: { view: TripView; plan: PlanVersion; trip: SharedTrip; ways: readonly DrawnWay[] },
  format: ExportFormat,
): ExportedFile {
  switch (format) {
    case "json":
      return file(trip, format, toDocument(view, plan));
    case "published":
      return file(trip, format, `${JSON.stringify(toPublishedPlan(plan.itinerary), null, 2)}\n`);
    default:
      return exportSharedTrip({ trip, tripId: view.id, ways }, format);
  }
}

/** The trip as a file for anyone who may see `trip`; the id only makes the events of a calendar unique. */
export function exportSharedTrip(
  { trip, tripId, ways }: { trip: SharedTrip; tripId: string; ways: readonly DrawnWay[] },
  format: SharedFormat,
): ExportedFile {
  switch (format) {
    case "ics":
      return file(trip, format, toCalendar(trip, calendarIdOf(tripId)));
    case "kml":
      return file(trip, format, toKml(trip, ways));
    case "gpx":
      return file(trip, format, toGpx(trip, ways));
    case "markdown":
      return file(trip, format, toMarkdown(trip));
  }
}

/** The trip as a calendar that programs fetch every hour. */
export function calendarFeed(trip: SharedTrip, tripId: string): string {
  return toCalendar(trip, calendarIdOf(tripId), { isFeed: true });
}

function file({ title, from }: SharedTrip, format: ExportFormat, text: string): ExportedFile {
  const { ending, mediaType } = FILES[format];
  return { name: `${fileName(`${title} ${from}`)}.${ending}`, mediaType, text };
}

/** Letters and digits with dashes between: "five-days-in-florida-2026-03-14". */
function fileName(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.join("-").slice(0, 80);
}

/** The same for a trip's owner and for every link to it, without telling its id, which a link does not. */
function calendarIdOf(tripId: string): string {
  return createHash("sha256").update(`calendar of ${tripId}`).digest("hex").slice(0, 32);
}
