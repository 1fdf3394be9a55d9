import { z } from "zod";
import { localDateSchema } from "./calendar";
import { houseRuleSchema, roomTypeSchema, transportationSchema } from "./demand";
import { entryKeySchema, entryValueSchema } from "./preference-entries";

/** One place of an ordered route, as said: "to Boston on Day 4", "three nights in Rome". */
export const saidStopSchema = z.object({
  city: z.string(),
  /** The day of the trip (from 1) on which the traveller arrives. */
  day: z.number().int().min(1).optional(),
  nights: z.number().int().min(1).optional(),
  days: z.number().int().min(1).optional(),
});
export type SaidStop = z.infer<typeof saidStopSchema>;

/** What was said of the trip itself; no defaults, only the text and arithmetic on it. */
export const saidTripSchema = z.object({
  origin: z.string().optional(),
  destinations: z.array(z.string()).optional(),
  region: z.string().optional(),
  cityCount: z.number().int().min(1).optional(),
  startDate: localDateSchema.optional(),
  endDate: localDateSchema.optional(),
  /** Flexible dates: the trip lies somewhere in here, `startDate` is then unset. */
  window: z.object({ from: localDateSchema, to: localDateSchema }).optional(),
  days: z.number().int().min(1).optional(),
  /** Everyone, children included. */
  people: z.number().int().min(0).optional(),
  children: z.number().int().min(0).optional(),
  pets: z.boolean().optional(),
  /** US dollars for the whole trip. */
  budget: z.number().min(0).optional(),
  stops: z.array(saidStopSchema).optional(),
  /** Set only when it was said: false for a one-way trip. */
  returnHome: z.boolean().optional(),
});
export type SaidTrip = z.infer<typeof saidTripSchema>;

export const saidConstraintsSchema = z.object({
  transportation: transportationSchema.optional(),
  roomType: roomTypeSchema.optional(),
  houseRule: z.array(houseRuleSchema).optional(),
  cuisines: z.array(z.string()).optional(),
});
export type SaidConstraints = z.infer<typeof saidConstraintsSchema>;

/** The answer of `understand` for one utterance (design.md, "The command line"). */
export const saidSchema = z.object({
  trip: saidTripSchema,
  constraints: saidConstraintsSchema,
  entries: z.partialRecord(entryKeySchema, entryValueSchema),
  /** Values that are turned down, by entry. Absent: none. */
  unwanted: z.partialRecord(entryKeySchema, z.array(z.string())).optional(),
  /** Entry keys and trip fields that the text is about, but too vaguely or ambiguously to set. */
  unclear: z.array(z.string()),
});
export type Said = z.infer<typeof saidSchema>;
