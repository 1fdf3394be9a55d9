import { z } from "zod";
import { houseRuleSchema, localDateSchema, roomTypeSchema, transportationSchema } from "@/server/trip";

/**
 * The published files of TravelPlanner: queries, plans and submissions, one JSON object per line. The names of
 * the fields are the benchmark's.
 */

/** A day of a published plan: an object with any keys and values, because the rules judge also damaged ones. */
export const publishedDaySchema = z.record(z.string(), z.unknown());
export type PublishedDay = z.infer<typeof publishedDaySchema>;

export const publishedPlanSchema = z.array(publishedDaySchema);

/** One query of `queries/*.jsonl`. `house rule` names what the lodging must allow; `budget` is in dollars. */
export const travelplannerQuerySchema = z.object({
  idx: z.number().int(),
  level: z.enum(["easy", "medium", "hard"]),
  query: z.string(),
  org: z.string().min(1),
  /** A city when `days` is 3, a state otherwise. */
  dest: z.string().min(1),
  days: z.number().int().min(1),
  visiting_city_number: z.number().int().min(1),
  /** One per day. No published rule reads it. */
  date: z.array(localDateSchema),
  people_number: z.number().int().min(1),
  budget: z.number().min(0),
  local_constraint: z.object({
    "house rule": houseRuleSchema.nullable(),
    cuisine: z.array(z.string().min(1)).nullable(),
    "room type": roomTypeSchema.nullable(),
    transportation: transportationSchema.nullable(),
  }),
  note: z.string().optional(),
  annotated_plan: publishedPlanSchema.optional(),
});
export type TravelplannerQuery = z.infer<typeof travelplannerQuerySchema>;

/** One row of a submission; `plan` is null where the system gave none. */
export const submissionRowSchema = z.object({
  idx: z.number().int().optional(),
  query: z.string().optional(),
  plan: publishedPlanSchema.nullable(),
});
export type SubmissionRow = z.infer<typeof submissionRowSchema>;
