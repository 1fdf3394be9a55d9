import { z } from "zod";
import { bookedItemSchema, mealNameSchema } from "./booked-item";
import { localDateSchema, localTimeSchema } from "./calendar";
import { demandsSchema } from "./demand";
import { entryKeySchema, entryValueSchema } from "./preference-entries";
import { strengthSchema } from "./strength";

/** A city to visit. `nights` and `arriveOnDay` (day of the trip, from 1) fix the schedule when given. */
export const requestedCitySchema = z.object({
  name: z.string().min(1),
  nights: z.number().int().min(1).nullable().default(null),
  arriveOnDay: z.number().int().min(1).nullable().default(null),
});
export type RequestedCity = z.infer<typeof requestedCitySchema>;

export const destinationSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("cities"),
    cities: z.array(requestedCitySchema).min(1),
    /** True: visit in the order given. False: the planner may reorder. */
    ordered: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal("region"),
    /** A state (or other region) of the world; the planner chooses `cityCount` different cities of it. */
    region: z.string().min(1),
    cityCount: z.number().int().min(1),
  }),
]);
export type Destination = z.infer<typeof destinationSchema>;

export const requestDatesSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fixed"), start: localDateSchema, days: z.number().int().min(1) }),
  z.object({
    kind: z.literal("window"),
    from: localDateSchema,
    to: localDateSchema,
    days: z.number().int().min(1),
  }),
]);
export type RequestDates = z.infer<typeof requestDatesSchema>;

const lockDay = z.number().int().min(1);
/** Null: at the usual time of its place in the day. Worlds without local times know no other. */
const lockStart = localTimeSchema.nullable().default(null);
/** True: the traveller wants it although it breaks a demand or a rule; no demand on this stop counts then. */
const onPurpose = z.boolean().default(false);

/**
 * A piece of the itinerary that a re-plan must keep. `recordId` is the world's id of what is locked, or that of a booked
 * item (`booked`); `day` counts from 1. A stay is locked for the night that begins on `day`.
 */
export const lockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("leg"), day: lockDay, recordId: z.string(), onPurpose }),
  z.object({ kind: z.literal("stay"), day: lockDay, recordId: z.string(), onPurpose }),
  z.object({
    kind: z.literal("meal"),
    day: lockDay,
    meal: mealNameSchema,
    recordId: z.string(),
    start: lockStart,
    onPurpose,
  }),
  z.object({ kind: z.literal("visit"), day: lockDay, recordId: z.string(), start: lockStart, onPurpose }),
  /** This record comes nowhere in the trip: it was removed, or put aside for later. */
  z.object({ kind: z.literal("without"), recordId: z.string() }),
  /** Nothing is planned here: a meal, the visits or the night's lodging of a day that the traveller keeps free. */
  z.object({ kind: z.literal("free"), day: lockDay, slot: z.enum([...mealNameSchema.options, "visits", "stay"]) }),
]);
export type Lock = z.infer<typeof lockSchema>;
export type LockOf<Kind extends Lock["kind"]> = Extract<Lock, { kind: Kind }>;

/** One of the 54 entries as it counts for the plan, with its weight (how critical it is believed to be, 0–1). */
export const weightedPreferenceSchema = z.object({
  entry: entryKeySchema,
  value: entryValueSchema,
  weight: z.number().min(0).max(1).default(1),
  /** "must" and "must not" make it a demand; what is not wanted ("avoid", "must not") is an item of its own beside what is. */
  strength: strengthSchema.default("want"),
});
export type WeightedPreference = z.infer<typeof weightedPreferenceSchema>;

/** Notes of a request at most, and the characters of each. */
export const MOST_NOTES = 40;
export const LONGEST_NOTE = 300;

/** What is planned: all that was said plus defaults, each default named in `assumed`. */
export const requestSchema = z.object({
  origin: z.string().min(1),
  destination: destinationSchema,
  /** The city where the trip ends: the origin unless said otherwise; null: it ends in the last city. */
  returnTo: z.string().nullable(),
  dates: requestDatesSchema,
  /** Everyone, children included. */
  people: z.number().int().min(1),
  children: z.number().int().min(0).default(0),
  pets: z.boolean().default(false),
  demands: demandsSchema,
  /** The leg into the city reached on `day` must arrive by this local time. */
  arriveBy: z.array(z.object({ day: z.number().int().min(1), time: localTimeSchema })).default([]),
  locks: z.array(lockSchema).default([]),
  /** What the traveller booked already; each is also locked in its place. */
  booked: z.array(bookedItemSchema).default([]),
  preferences: z.array(weightedPreferenceSchema).default([]),
  /** What the traveler said and no plan can hold, in their words: shown as not planned. */
  notes: z.array(z.string().max(LONGEST_NOTE)).max(MOST_NOTES).default([]),
  /** Dotted names of the fields that nobody said and a default filled, e.g. "people", "returnTo". */
  assumed: z.array(z.string()).default([]),
});
export type TripRequest = z.infer<typeof requestSchema>;

/** What the plan is optimal for; each formula is documented in docs/PLANNER.md. */
export const objectiveSchema = z.enum(["preferences", "cost", "time"]);
export type Objective = z.infer<typeof objectiveSchema>;
