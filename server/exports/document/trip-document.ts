import { z } from "zod";
import { objectiveSchema, planVersionSchema } from "@/server/trip";
import { bookingSchema, type TripView } from "@/server/views";

/** Grows when a document of this version can no longer be read as before. */
export const DOCUMENT_VERSION = 1;

/** A planned trip as the traveler keeps it: all that was asked for, planned, checked and booked. Described in docs/EXPORTS.md. */
export const tripDocumentSchema = z.object({
  format: z.literal("dragoman-trip"),
  formatVersion: z.literal(DOCUMENT_VERSION),
  title: z.string(),
  /** What the traveler typed. */
  text: z.string(),
  objective: objectiveSchema,
  world: z.object({ name: z.string(), source: z.string(), hash: z.string() }),
  plan: planVersionSchema.pick({
    number: true,
    request: true,
    itinerary: true,
    unscheduled: true,
    checks: true,
    keptOnPurpose: true,
    proven: true,
    at: true,
  }),
  bookings: z.array(bookingSchema),
});
export type TripDocument = z.infer<typeof tripDocumentSchema>;

/** The document's text; the plan is the current version. */
export function toDocument(trip: TripView, plan: NonNullable<TripView["plan"]>): string {
  const document: TripDocument = {
    format: "dragoman-trip",
    formatVersion: DOCUMENT_VERSION,
    title: trip.title,
    text: trip.text,
    objective: trip.objective,
    world: trip.world,
    plan,
    bookings: trip.bookings,
  };
  return `${JSON.stringify(tripDocumentSchema.parse(document), null, 2)}\n`;
}
