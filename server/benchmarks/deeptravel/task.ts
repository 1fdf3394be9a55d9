import { z } from "zod";
import { demandNameSchema, localDateSchema, moneySchema, requestSchema } from "@/server/trip";

/** Where a task's words come from. "own words": written by people for the reading corpus; "learned": the built-in reader learned from them. */
export const SETS = ["without constraints", "with constraints", "own words", "own words, learned"] as const;
export type SetName = (typeof SETS)[number];

/** What the exact planner found: a plan and the least that one costs, or the demands that no plan keeps together. */
const labelSchema = z.discriminatedUnion("solvable", [
  z.object({ solvable: z.literal(true), leastCost: moneySchema }),
  z.object({
    solvable: z.literal(false),
    /** Every minimal set of demands in conflict. */
    conflicts: z.array(z.array(demandNameSchema).max(50)).min(1).max(500),
  }),
]);
export type Label = z.infer<typeof labelSchema>;

/** A task after DeepTravel's synthetic queries: what a traveler says, and what of it a plan is checked against. */
export const deeptravelTaskSchema = z.object({
  id: z.string().max(64).regex(/^\S+$/, "Give each task an ID without spaces."),
  set: z.enum(SETS),
  text: z.string().trim().min(1).max(10_000),
  /** The day on which it is said. */
  today: localDateSchema,
  /** The records that the label is about. */
  world: z.object({ name: z.string().max(100), hash: z.string().max(100) }),
  /** Hidden from agents but for what the text says of it. */
  request: requestSchema,
  /** Null: nobody has looked whether there is a plan. */
  label: labelSchema.nullable(),
});
export type DeeptravelTask = z.infer<typeof deeptravelTaskSchema>;
