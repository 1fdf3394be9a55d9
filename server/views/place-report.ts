import { z } from "zod";
import { placeAddressSchema, placeKindSchema } from "./world-places";

export const LONGEST_REPORT = 1_000;

/** What someone says is wrong with a place of the world that travelers plan in. */
export const newReportSchema = placeAddressSchema.extend({
  text: z
    .string()
    .trim()
    .min(1, "Say what is wrong.")
    .max(LONGEST_REPORT, `Say it in at most ${LONGEST_REPORT.toLocaleString("en-US")} characters.`),
});

/** The same as the operator reads it. */
export const placeReportSchema = z.object({
  id: z.uuid(),
  world: z.string().max(100),
  kind: placeKindSchema,
  placeId: z.string().max(500),
  placeName: z.string().max(1_000),
  text: z.string().max(LONGEST_REPORT),
  /** ISO, UTC. */
  reportedAt: z.iso.datetime(),
  /** Null: open. */
  doneAt: z.iso.datetime().nullable(),
});
export type PlaceReport = z.infer<typeof placeReportSchema>;

/** So many are listed at once. */
export const MOST_LISTED_REPORTS = 500;

/** The open ones, oldest first, and how many there are in all. */
export const openReportsSchema = z.object({
  reports: z.array(placeReportSchema).max(MOST_LISTED_REPORTS),
  total: z.int().min(0).max(1_000_000),
});
export type OpenReports = z.infer<typeof openReportsSchema>;

/** "24 Mar 2026, 14:05 UTC": the same on the server, in the browser and on the command line. */
export function reportTime(iso: string): string {
  const options = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return `${new Date(iso).toLocaleString("en-GB", { ...options, timeZone: "UTC" })} UTC`;
}
