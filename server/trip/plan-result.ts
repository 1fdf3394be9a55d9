import { z } from "zod";
import { localDateSchema } from "./calendar";
import { demandNameSchema } from "./demand";
import { itinerarySchema } from "./itinerary";
import { tripDaySchema } from "./maxima";
import { moneySchema } from "./money";
import { OWN_PLACES_CHECK } from "./own-place";
import { entryKeySchema } from "./preference-entries";
import { destinationSchema } from "./request";

/** A smaller trip: fewer places or days. */
const smallerSchema = z.object({ destination: destinationSchema, days: tripDaySchema });

/** One change of a demand: to what, and in words. */
export const demandChangeSchema = z.object({
  demand: demandNameSchema,
  /** "raise the budget to $1,420", "drop the cuisines", "start on Tue 24 Mar". */
  change: z.string(),
  /** The new budget, start date, or places and days where the change is one; null where the demand is dropped. */
  to: z.union([moneySchema, localDateSchema, smallerSchema]).nullable(),
});
export type DemandChange = z.infer<typeof demandChangeSchema>;

/** A way out: after `demand` changes (and every one of `also`) the whole request is feasible. */
export const relaxationSchema = demandChangeSchema.extend({
  also: z.array(demandChangeSchema),
  /** The cheapest plan after the changes; for budget the least sufficient budget. */
  cost: moneySchema,
  /** The plan it would give. */
  itinerary: itinerarySchema,
});
export type Relaxation = z.infer<typeof relaxationSchema>;

/** What the planner answers. `proven` is false when the time limit ended the search first. */
export const planResultSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("plan"),
    itinerary: itinerarySchema,
    proven: z.boolean(),
    /** Other trips (different cities or another way to travel), best first. */
    otherTrips: z.array(itinerarySchema),
  }),
  z.object({
    status: z.literal("infeasible"),
    proven: z.boolean(),
    /** One sentence of what cannot hold together and relative to which records. */
    explanation: z.string(),
    /** Every minimal set of demands that cannot hold together. */
    conflicts: z.array(z.array(demandNameSchema)),
    /** Cheapest first. */
    relaxations: z.array(relaxationSchema),
  }),
]);
export type PlanResult = z.infer<typeof planResultSchema>;

/** Progress of a search in words for people, sent a few times a second at most. */
export const planProgressSchema = z.object({
  /** "offers" and "checks" are of live prices: what is asked before the search, and the chosen offers asked for again after it. */
  step: z.enum(["offers", "routes", "choices", "proof", "conflicts", "relaxations", "alternatives", "checks"]),
  text: z.string(),
  /** 0–1 where it is known. */
  done: z.number().min(0).max(1).nullable(),
});
export type PlanProgress = z.infer<typeof planProgressSchema>;

/** One way in which a demand or a rule is broken. */
export const faultSchema = z.object({
  text: z.string(),
  /** Ids of the stops at fault; empty where something is missing or the whole trip is meant. */
  stops: z.array(z.string()),
  /** The day at fault, from 1; null: the whole trip. */
  day: z.number().int().min(1).nullable(),
});
export type Fault = z.infer<typeof faultSchema>;

/** One verified statement about an itinerary, with what shows it. */
export const checkSchema = z.object({
  /** A demand name, a rule name ("route", "meals", …), "lock", "arriveBy", "leaveAfter" or the key of a preference entry. */
  name: z.string(),
  label: z.string(),
  /** Null: does not apply. */
  kept: z.boolean().nullable(),
  evidence: z.string(),
  /** Ids of the stops that the evidence speaks of. */
  stops: z.array(z.string()),
  /** Every way in which it is broken, to be shown where it happens; empty when it is kept or does not apply. */
  faults: z.array(faultSchema).default([]),
});
export type Check = z.infer<typeof checkSchema>;

/** Whether a demand or a rule is not kept. A preference that is kept in part or not at all breaks nothing and so has no faults, unless it is insisted on. */
export function isBroken({ name, kept, faults }: Check): boolean {
  const isWish = name === OWN_PLACES_CHECK || entryKeySchema.safeParse(name).success;
  return kept === false && (faults.length > 0 || !isWish);
}
