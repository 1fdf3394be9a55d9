import { z } from "zod";
import { checkSchema, planProgressSchema, planResultSchema } from "./plan-result";
import { objectiveSchema, requestSchema } from "./request";

/**
 * planning → planned | infeasible | failed | cancelled. A server that is killed while planning leaves "planning";
 * the next start plans it again.
 */
export const tripStatusSchema = z.enum(["planning", "planned", "infeasible", "failed", "cancelled"]);
export type TripStatus = z.infer<typeof tripStatusSchema>;

/** A trip as its page reads it. */
export const tripViewSchema = z.object({
  id: z.string(),
  /** "Five days in Florida". */
  title: z.string(),
  /** What the traveller typed. */
  text: z.string(),
  request: requestSchema,
  /** What the plan is to be optimal for. */
  objective: objectiveSchema,
  status: tripStatusSchema,
  progress: planProgressSchema.nullable(),
  result: planResultSchema.nullable(),
  /** Every demand and rule of the itinerary, verified by code other than the planner's. */
  checks: z.array(checkSchema),
  /** A sentence for the traveller when the status is "failed". */
  problem: z.string().nullable(),
  world: z.object({ name: z.string(), source: z.string(), hash: z.string() }),
  createdAt: z.iso.datetime(),
});
export type TripView = z.infer<typeof tripViewSchema>;
