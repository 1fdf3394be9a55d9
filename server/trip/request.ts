import { z } from "zod";
import { bookedItemSchema, mealNameSchema } from "./booked-item";
import { daysBetween, isLocalDate, localDateSchema, localTimeSchema, weekdaySchema } from "./calendar";
import { demandsSchema } from "./demand";
import {
  LONGEST_NAME,
  LONGEST_WINDOW,
  MOST_CHOICES,
  MOST_CITIES,
  MOST_PEOPLE,
  MOST_PIECES,
  MOST_PREFERENCES,
  tripDaySchema,
} from "./maxima";
import { ownPlacesSchema } from "./own-place";
import { entryKeySchema, entryValueSchema } from "./preference-entries";
import { paceSchema } from "./rhythm";
import { MOST_SIGHTS } from "./said";
import { strengthSchema } from "./strength";

const placeName = z.string().min(1).max(LONGEST_NAME);

/** A city to visit. `nights` and `arriveOnDay` (day of the trip, from 1) fix the schedule when given. */
export const requestedCitySchema = z.object({
  name: placeName,
  nights: tripDaySchema.nullable().default(null),
  arriveOnDay: tripDaySchema.nullable().default(null),
});
export type RequestedCity = z.infer<typeof requestedCitySchema>;

export const destinationSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("cities"),
    cities: z.array(requestedCitySchema).min(1).max(MOST_CITIES),
    /** True: visit in the order given. False: the planner may reorder. */
    ordered: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal("region"),
    /** A state (or other region) of the world; the planner chooses `cityCount` different cities of it. */
    region: placeName,
    cityCount: z.number().int().min(1).max(MOST_CITIES),
  }),
]);
export type Destination = z.infer<typeof destinationSchema>;

export const requestDatesSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fixed"), start: localDateSchema, days: tripDaySchema }),
  z
    .object({
      kind: z.literal("window"),
      from: localDateSchema,
      to: localDateSchema,
      days: tripDaySchema,
      startsOn: weekdaySchema.optional(),
    })
    // Each day of it is a trip to be searched for.
    .refine(({ from, to }) => !isLocalDate(from) || !isLocalDate(to) || daysBetween(from, to) <= LONGEST_WINDOW, {
      path: ["to"],
      error: "Flexible dates may span at most two years. Choose a shorter span.",
    }),
]);
export type RequestDates = z.infer<typeof requestDatesSchema>;

const lockedRecord = z.string().max(LONGEST_NAME);
/** Null: at the usual time of its place in the day. Worlds without local times know no other. */
const lockStart = localTimeSchema.nullable().default(null);
/** True: the traveler wants it although it breaks a demand or a rule; no demand on this stop counts then. */
const onPurpose = z.boolean().default(false);

/**
 * A piece of the itinerary that a re-plan must keep. `recordId` is the world's id of what is locked, or that of a booked
 * item (`booked`); `day` counts from 1. A stay is locked for the night that begins on `day`.
 */
export const lockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("leg"), day: tripDaySchema, recordId: lockedRecord, onPurpose }),
  z.object({ kind: z.literal("stay"), day: tripDaySchema, recordId: lockedRecord, onPurpose }),
  z.object({
    kind: z.literal("meal"),
    day: tripDaySchema,
    meal: mealNameSchema,
    recordId: lockedRecord,
    start: lockStart,
    onPurpose,
  }),
  z.object({ kind: z.literal("visit"), day: tripDaySchema, recordId: lockedRecord, start: lockStart, onPurpose }),
  /**
   * This record comes nowhere in the trip: it was removed, swapped out, turned down, or saved for later. `name` is what the
   * traveler knows it by; absent where it never was in a plan (a flight at an hour that is ruled out).
   */
  z.object({ kind: z.literal("without"), recordId: lockedRecord, name: lockedRecord.optional() }),
  /**
   * Nothing is planned here: a meal, the visits or the night's lodging of a day that the traveler keeps free, or its evening: no dinner, and
   * no stop that ends after `RHYTHM.eveningStart`.
   */
  z.object({
    kind: z.literal("free"),
    day: tripDaySchema,
    slot: z.enum([...mealNameSchema.options, "visits", "stay", "evening"]),
  }),
]);
export type Lock = z.infer<typeof lockSchema>;
export type LockOf<Kind extends Lock["kind"]> = Extract<Lock, { kind: Kind }>;

/** One of the 54 entries as it counts for the plan, with its weight (how critical it is believed to be, 0–1). */
export const weightedPreferenceSchema = z.object({
  entry: entryKeySchema,
  value: entryValueSchema,
  weight: z.number().min(0).max(1).default(1),
  /** "must" and "must not" make it a demand; what is not wanted ("avoid", "must not") is an item of its own. */
  strength: strengthSchema.default("want"),
});
export type WeightedPreference = z.infer<typeof weightedPreferenceSchema>;

/** Notes of a request at most, and the characters of each. */
export const MOST_NOTES = 40;
export const LONGEST_NOTE = 300;

/** What the plan is optimal for; each formula is documented in docs/PLANNER.md. */
export const objectiveSchema = z.enum(["preferences", "cost", "time"]);
export type Objective = z.infer<typeof objectiveSchema>;

/** What is planned: all that was said plus defaults, each default named in `assumed`. */
export const requestSchema = z.object({
  origin: placeName,
  destination: destinationSchema,
  /** The city where the trip ends: the origin unless said otherwise; null: it ends in the last city. */
  returnTo: z.string().max(LONGEST_NAME).nullable(),
  dates: requestDatesSchema,
  /** Everyone, children included. */
  people: z.number().int().min(1).max(MOST_PEOPLE),
  children: z.number().int().min(0).max(MOST_PEOPLE).default(0),
  pets: z.boolean().default(false),
  demands: demandsSchema,
  /** The leg into the city reached on `day` must arrive by this local time. */
  arriveBy: z
    .array(z.object({ day: tripDaySchema, time: localTimeSchema }))
    .max(MOST_PIECES)
    .default([]),
  /** The leg of `day` (null: every leg) must not leave before this local time; by road it leaves then. */
  leaveAfter: z
    .array(z.object({ day: tripDaySchema.nullable(), time: localTimeSchema }))
    .max(MOST_PIECES)
    .default([]),
  locks: z.array(lockSchema).max(MOST_PIECES).default([]),
  /** What the traveler booked already; each is also locked in its place. */
  booked: z.array(bookedItemSchema).max(MOST_PIECES).default([]),
  preferences: z.array(weightedPreferenceSchema).max(MOST_PREFERENCES).default([]),
  /** Attractions that must come somewhere on the trip; absent: none were named. */
  sights: z
    .array(z.object({ recordId: z.string().max(300), name: z.string().max(300), city: z.string().max(200) }))
    .max(MOST_SIGHTS)
    .optional(),
  /** Places that are wanted before all others, where there is room; absent: none. */
  ownPlaces: ownPlacesSchema.optional(),
  /** Absent: normal. */
  pace: paceSchema.optional(),
  /** Where the traveler chose it over a plan; absent: that of the trip. */
  objective: objectiveSchema.optional(),
  /** What the traveler said and no plan can hold, in their words: shown as not planned. */
  notes: z.array(z.string().max(LONGEST_NOTE)).max(MOST_NOTES).default([]),
  /** Dotted names of the fields that nobody said and a default filled, e.g. "people", "returnTo". */
  assumed: z.array(z.string().max(LONGEST_NAME)).max(MOST_CHOICES).default([]),
});
export type TripRequest = z.infer<typeof requestSchema>;
