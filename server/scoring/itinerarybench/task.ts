import { z } from "zod";
import { readStrictTime } from "./plan-time";

/**
 * A task of ItineraryBench, one JSON object per line of the tasks file. The names of the fields are the benchmark's; what a
 * task leaves out has the official simulator's default.
 */

const name = z.string().min(1).max(200);
const timeSchema = z
  .string()
  .max(32)
  .refine((text) => readStrictTime(text) !== null, { error: "Write the time as YYYY-MM-DD HH:MM." });
const seconds = z.number().int().min(0).max(100_000_000);
const yuan = z.number().min(0).max(10_000_000);
const limitSchema = z.enum(["time", "money"]);

const simulatorSchema = z.object({
  /** 1 also in tasks of type 2: their last item is to be back in the city of origin, and no hours of sleep are checked. */
  type: z.int().min(1).max(3).default(1),
  begin_time: timeSchema,
  end_time: timeSchema,
  origin_city: name,
  /** Null: nowhere in particular (type 1, which has no places). */
  origin_place: name.nullable(),
  /** In CNY. Exceeding it is reported and costs no points. */
  budget: yuan,
  check_opening_hours: z.boolean(),
  check_meal: z.boolean().default(false),
  /** 1: arriving before noon makes that day count; 0: 24 hours are a day. */
  one_day: z.int().min(0).max(1).default(0),
  limit: limitSchema.default("time"),
  /** Level 3, in seconds since `begin_time` or in CNY. */
  time_min: seconds.optional(),
  time_max: seconds.optional(),
  money_min: yuan.optional(),
  money_max: yuan.optional(),
});

const constraintsSchema = z.object({
  CityDurationConstraint: z
    .array(z.object({ city: name, days: z.int().min(0).max(366) }))
    .max(50)
    .default([]),
  SpotDurationConstraint: z
    .array(z.object({ spot: name, minutes: z.int().min(0).max(100_000) }))
    .max(50)
    .default([]),
});

export const itinerarybenchTaskSchema = z
  .object({
    /** "T1-0". */
    id: z.string().min(1).max(64),
    type: z.int().min(1).max(3),
    /** All that an agent sees, odd spaces and line breaks included. */
    description: z.string().min(1).max(20_000),
    simulator: simulatorSchema,
    constraints: constraintsSchema,
    /** What the description asks to spend little of. In type 3 it is never what is scored. */
    text_objective: limitSchema,
    /** The budget that the description names, in CNY. */
    text_budget: yuan.nullable(),
  })
  .superRefine(({ simulator }, context) => {
    if (efficiencyRange(simulator) !== null) return;
    const message = `The task limits ${simulator.limit}, so it needs ${simulator.limit}_min and ${simulator.limit}_max.`;
    context.addIssue({ code: "custom", message, path: ["simulator", `${simulator.limit}_min`] });
  });
export type ItinerarybenchTask = z.infer<typeof itinerarybenchTaskSchema>;

/** The range [a, b] of level 3 in seconds or CNY, by what the task limits; null where the task lacks it. */
export function efficiencyRange(
  simulator: z.infer<typeof simulatorSchema>,
): { readonly min: number; readonly max: number } | null {
  const [min, max] =
    simulator.limit === "time" ? [simulator.time_min, simulator.time_max] : [simulator.money_min, simulator.money_max];
  return min === undefined || max === undefined ? null : { min, max };
}
