import { z } from "zod";
import { bookedItemSchema, mealNameSchema } from "./booked-item";
import { localTimeSchema } from "./calendar";
import { LONGEST_NAME, MOST_NUMBER, tripDaySchema } from "./maxima";

const stopId = z
  .string()
  .min(1)
  .max(2 * LONGEST_NAME);
const recordId = z.string().min(1).max(LONGEST_NAME);
const breakKey = z
  .string()
  .min(1)
  .max(4 * LONGEST_NAME);
/** The stop before which it comes; null: last of the day (before the night's stay). */
const before = stopId.nullable();

/**
 * One change of a plan by hand. Every one makes a new version of the plan at once and leaves locks in its request, so that
 * a re-plan keeps it. `stopId` names a stop of the version that is edited, or of its unscheduled ones.
 */
export const planEditSchema = z.discriminatedUnion("kind", [
  /** Keep this stop as it is; of a stay every night in the same lodging. */
  z.object({ kind: z.literal("lock"), stopId }),
  z.object({ kind: z.literal("unlock"), stopId }),
  /** A meal or a visit to another place in a day, to another day, or out of the unscheduled ones. */
  z.object({ kind: z.literal("move"), stopId, day: tripDaySchema, before }),
  /** A meal or a visit, saved for later. */
  z.object({ kind: z.literal("unschedule"), stopId }),
  z.object({ kind: z.literal("remove"), stopId }),
  /** Another record in the stop's place; of a stay for every night in the same lodging. */
  z.object({ kind: z.literal("swap"), stopId, recordId }),
  /** A restaurant or an attraction found by search, with `before` null where it fits best; `meal` null: one that is missing. */
  z.object({ kind: z.literal("add"), day: tripDaySchema, before, recordId, meal: mealNameSchema.nullable() }),
  /** Other times for a meal or a visit, on another day where one is given; `end` null: as long as before. */
  z.object({
    kind: z.literal("retime"),
    stopId,
    day: tripDaySchema.optional(),
    start: localTimeSchema,
    end: localTimeSchema.nullable(),
  }),
  /** Something booked already takes its place; an item with the same id is replaced. */
  z.object({ kind: z.literal("book"), item: bookedItemSchema }),
  z.object({ kind: z.literal("unbook"), itemId: recordId }),
  /** What this broke is meant to be so (`keyOfBreak`). */
  z.object({ kind: z.literal("keep"), breakKey }),
  z.object({ kind: z.literal("unkeep"), breakKey }),
  /** A record that is not in the plan and shall not come into it, and one that may again. */
  z.object({ kind: z.literal("exclude"), recordId, name: recordId }),
  z.object({ kind: z.literal("allow"), recordId }),
  /** One of the version's other trips, by its place in the list. */
  z.object({ kind: z.literal("takeOtherTrip"), index: z.number().int().min(0).max(MOST_NUMBER) }),
]);
export type PlanEdit = z.infer<typeof planEditSchema>;
export type PlanEditOf<Kind extends PlanEdit["kind"]> = Extract<PlanEdit, { kind: Kind }>;
