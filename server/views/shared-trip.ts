import { z } from "zod";
import {
  daySchema,
  itinerarySchema,
  legStopSchema,
  localDateSchema,
  mealStopSchema,
  moneySchema,
  stayStopSchema,
  visitStopSchema,
} from "@/server/trip";
import { placeCoordinatesSchema, stopFactsSchema } from "./stop-facts";

/** What only the traveler sees of a stop: how it was chosen and what to do with it. */
const OWN = { recordId: true, locked: true, reasons: true, alternatives: true } as const;

const shown = {
  /** For the whole party; null where the traveler keeps costs to themselves. */
  cost: moneySchema.nullable(),
  /** Null where the world knows none; of a leg always null. */
  address: z.string().nullable(),
  phone: z.string().nullable(),
  ...stopFactsSchema.pick({ type: true, area: true, airports: true, rating: true }).shape,
  coordinates: placeCoordinatesSchema.nullable(),
  /** Confirmation number of what is booked; only the traveler sees it. */
  confirmation: z.string().nullable(),
};

export const sharedStopSchema = z.discriminatedUnion("kind", [
  legStopSchema.omit(OWN).extend(shown),
  stayStopSchema.omit(OWN).extend(shown),
  mealStopSchema.omit(OWN).extend(shown),
  visitStopSchema.omit(OWN).extend(shown),
]);
export type SharedStop = z.infer<typeof sharedStopSchema>;

export const sharedDaySchema = daySchema.extend({ stops: z.array(sharedStopSchema) });
export type SharedDay = z.infer<typeof sharedDaySchema>;

/**
 * A planned trip to be viewed and exported: by anyone who has a link, in a calendar, on paper. It holds nothing of how the
 * plan came to be (demands, checks, reasons, alternatives), and costs only where they are shown.
 */
export const sharedTripSchema = z.object({
  title: z.string(),
  people: z.number().int().min(1),
  origin: z.string(),
  from: localDateSchema,
  to: localDateSchema,
  days: z.array(sharedDaySchema),
  cost: itinerarySchema.shape.cost.nullable(),
  missing: itinerarySchema.shape.missing,
  /** Where the cities of the route lie; those that the world cannot place are missing. */
  places: z.array(z.object({ name: z.string(), coordinates: placeCoordinatesSchema })),
  /** By name and hash, so that the map finds its streets. */
  world: itinerarySchema.shape.world,
  /** Where the records come from, in a sentence. */
  source: z.string(),
  /** Grows with every change of the trip. */
  revision: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;
