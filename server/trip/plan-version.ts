import { z } from "zod";
import { itinerarySchema, stopSchema } from "./itinerary";
import { planEditSchema } from "./plan-edit";
import { checkSchema } from "./plan-result";
import { requestSchema } from "./request";

/** Changes of a re-plan at most, and the characters of each. */
export const MOST_CHANGES = 20;
export const LONGEST_CHANGE = 200;

/** What is different in a re-plan, in words ("budget $2,400"). */
export const replanChangesSchema = z.array(z.string().max(LONGEST_CHANGE)).max(MOST_CHANGES);

/** How a version came to be. */
export const versionCauseSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("planned") }),
  z.object({ kind: z.literal("edited"), edit: planEditSchema, text: z.string() }),
  /** The rest re-planned around what is locked, `changes` of demands in words ("budget $2,400"). */
  z.object({ kind: z.literal("replanned"), changes: z.array(z.string()) }),
  z.object({ kind: z.literal("restored"), version: z.number().int().min(1) }),
]);
export type VersionCause = z.infer<typeof versionCauseSchema>;

/** One state of a trip's plan. Versions are never changed; undo and redo choose among them. */
export const planVersionSchema = z.object({
  /** From 1, in the order of making. */
  number: z.number().int().min(1),
  /** The version it was made from; null for the first. */
  base: z.number().int().min(1).nullable(),
  cause: versionCauseSchema,
  /** What it was planned for, with the locks that edits left. */
  request: requestSchema,
  itinerary: itinerarySchema,
  /** Meals and visits unscheduled: in no day and in no sum. */
  unscheduled: z.array(stopSchema),
  /** Every demand, rule and preference, verified by code other than the planner's. */
  checks: z.array(checkSchema),
  /** Keys of the breaks that are meant to be so (`keyOfBreak`). */
  keptOnPurpose: z.array(z.string()),
  /** Whether the planner proved that no plan is better; null once edited by hand. */
  proven: z.boolean().nullable(),
  /** Other trips that meet everything, best first. */
  otherTrips: z.array(itinerarySchema),
  at: z.iso.datetime(),
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

/** A version in the list of versions. */
export const versionSummarySchema = planVersionSchema
  .pick({ number: true, base: true, cause: true, at: true })
  .extend({ cost: itinerarySchema.shape.cost.shape.total, broken: z.number().int().min(0) });
export type VersionSummary = z.infer<typeof versionSummarySchema>;
