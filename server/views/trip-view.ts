import { z } from "zod";
import {
  demandNameSchema,
  LONGEST_NAME,
  localDateSchema,
  moneySchema,
  objectiveSchema,
  planProgressSchema,
  planVersionSchema,
  relaxationSchema,
  requestSchema,
  tripDaySchema,
  versionSummarySchema,
} from "@/server/trip";

/**
 * planning → planned | infeasible | failed | cancelled: the state of the trip's first planning. A server that is killed
 * while planning leaves "planning"; the next start plans it again. A planned trip stays planned whatever a re-plan finds.
 */
export const tripStatusSchema = z.enum(["planning", "planned", "infeasible", "failed", "cancelled"]);
export type TripStatus = z.infer<typeof tripStatusSchema>;

/** The answer that no itinerary keeps a request. */
export const noPlanSchema = z.object({
  request: requestSchema,
  proven: z.boolean(),
  explanation: z.string(),
  /** Every minimal set of demands that cannot hold together. */
  conflicts: z.array(z.array(demandNameSchema)),
  /** Cheapest first. */
  relaxations: z.array(relaxationSchema),
});
export type NoPlan = z.infer<typeof noPlanSchema>;

/** It was looked for with live prices. Left out: without. */
const wasLive = z.literal(true).optional();

/** What a re-plan found; nothing of the trip changes until it is taken. */
export const proposalSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plan"), version: planVersionSchema }),
  z.object({ kind: z.literal("noPlan"), noPlan: noPlanSchema, live: wasLive }),
  z.object({ kind: z.literal("problem"), sentence: z.string(), live: wasLive }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

/** Something of the trip that was booked for real. */
export const bookingSchema = z.object({
  /** Day of the (first night of the) stop, from 1, and its record. */
  day: tripDaySchema,
  recordId: z.string().max(LONGEST_NAME),
  /** Confirmation number or other words of the traveler's. */
  note: z.string().max(200),
});
export type Booking = z.infer<typeof bookingSchema>;

/** A trip as its page reads it: the projection of its episode, and how far a search under way is. */
export const tripViewSchema = z.object({
  id: z.string(),
  /** The traveler's own name for it, else "Five days in Florida". */
  title: z.string(),
  /** What the traveler typed. */
  text: z.string(),
  /** As it is: the current version's, else what is to be planned. */
  request: requestSchema,
  /** What the plan is to be optimal for. */
  objective: objectiveSchema,
  status: tripStatusSchema,
  /** A search that waits or runs: the first, or a re-plan alongside the current plan. */
  search: z
    .object({ purpose: z.enum(["plan", "replan"]), progress: planProgressSchema.nullable(), live: wasLive })
    .nullable(),
  /** The version as it is. */
  plan: planVersionSchema.nullable(),
  /** Set when the status is "infeasible". */
  noPlan: noPlanSchema.nullable(),
  proposal: proposalSchema.nullable(),
  history: z.object({
    /** The versions that undo and redo lead to. */
    undo: z.number().int().nullable(),
    redo: z.number().int().nullable(),
    /** Every version, oldest first. */
    versions: z.array(versionSummarySchema),
  }),
  bookings: z.array(bookingSchema),
  /** A sentence for the traveler when the status is "failed". */
  problem: z.string().nullable(),
  world: z.object({ name: z.string(), source: z.string(), hash: z.string() }),
  createdAt: z.iso.datetime(),
  /** Grows with every event of the trip. */
  revision: z.number().int(),
});
export type TripView = z.infer<typeof tripViewSchema>;

/** A trip in the list of trips. */
export const tripListItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: tripStatusSchema,
  /** The world that it is planned in, by name. */
  world: z.string(),
  people: z.number().int(),
  /** Of the plan, else as asked; null where flexible dates are not planned yet. */
  dates: z.object({ from: localDateSchema, to: localDateSchema }).nullable(),
  /** The cities in the order of travel, the origin first; empty without a plan. */
  route: z.array(z.string()),
  cost: moneySchema.nullable(),
  broken: z.number().int().min(0),
  /** Notes of the traveler's words that nothing is planned for. */
  notPlanned: z.number().int().min(0),
  /** How far the first planning is; null when none waits or runs. */
  progress: planProgressSchema.nullable(),
  changedAt: z.iso.datetime(),
});
export type TripListItem = z.infer<typeof tripListItemSchema>;

/** A trip that was deleted and can still be restored. */
export const deletedTripSchema = tripListItemSchema.pick({ id: true, title: true }).extend({
  deletedAt: z.iso.datetime(),
});
export type DeletedTrip = z.infer<typeof deletedTripSchema>;

/** For so many days a trip that was deleted can be restored; then it is gone. */
export const DAYS_TO_BRING_BACK = 30;
