import { z } from "zod";
import { localDateSchema, localTimeSchema, weekdaySchema } from "./calendar";
import { houseRuleSchema, roomTypeSchema, transportationSchema } from "./demand";
import { LONGEST_NAME, MOST_BUDGET, MOST_CHOICES, MOST_CITIES, MOST_PEOPLE, tripDaySchema } from "./maxima";
import { moneySchema } from "./money";
import { ownPlacesSchema } from "./own-place";
import { entryKeySchema, entryValueSchema } from "./preference-entries";
import { paceSchema } from "./rhythm";
import { unwantedSchema } from "./strength";

const placeName = z.string().max(LONGEST_NAME);
const peopleSchema = z.number().int().min(0).max(MOST_PEOPLE);
const budgetSchema = z.number().min(0).max(MOST_BUDGET);

/** One place of an ordered route, as said: "to Boston on Day 4", "three nights in Rome". */
export const saidStopSchema = z.object({
  city: placeName,
  /** The day of the trip (from 1) on which the traveler arrives. */
  day: tripDaySchema.optional(),
  nights: tripDaySchema.optional(),
  days: tripDaySchema.optional(),
});
export type SaidStop = z.infer<typeof saidStopSchema>;

const currencySchema = moneySchema.shape.currency;

/** Attractions that a request may name; each doubles what the planner's search keeps apart. */
export const MOST_SIGHTS = 5;

/**
 * A day as it was said, before the trip's dates say which of its days it is. Weekdays from 0, Sunday; the trip's days from 1. "lastNight": the
 * day before the last one, after which the last night is slept.
 */
export const saidDaySchema = z.union([
  z.object({ date: localDateSchema }),
  z.object({ weekday: z.number().int().min(0).max(6) }),
  z.object({ tripDay: tripDaySchema }),
  z.enum(["last", "lastNight", "every"]),
]);
export type SaidDay = z.infer<typeof saidDaySchema>;

export const MOST_TIMES = 40;

/** What has its time: an appointment, when to arrive and when to leave, an evening that is kept free. */
export const saidTimeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("appointment"),
    name: z.string().trim().min(1).max(120),
    day: saidDaySchema,
    start: localTimeSchema,
    end: localTimeSchema,
    /** Null: not said. */
    city: placeName.nullable(),
  }),
  z.object({ kind: z.literal("arriveBy"), day: saidDaySchema, time: localTimeSchema }),
  z.object({ kind: z.literal("leaveAfter"), day: saidDaySchema, time: localTimeSchema }),
  z.object({ kind: z.literal("freeEvening"), day: saidDaySchema }),
]);
export type SaidTime = z.infer<typeof saidTimeSchema>;

/** What was said of the trip itself; no defaults, only the text and arithmetic on it. */
export const saidTripSchema = z.object({
  origin: placeName.optional(),
  destinations: z.array(placeName).max(MOST_CITIES).optional(),
  region: placeName.optional(),
  cityCount: z.number().int().min(1).max(MOST_CITIES).optional(),
  startDate: localDateSchema.optional(),
  endDate: localDateSchema.optional(),
  /** Flexible dates: the trip lies somewhere in here, `startDate` is then unset. */
  window: z.object({ from: localDateSchema, to: localDateSchema, startsOn: weekdaySchema.optional() }).optional(),
  days: tripDaySchema.optional(),
  /** Everyone, children included. */
  people: peopleSchema.optional(),
  children: peopleSchema.optional(),
  pets: z.boolean().optional(),
  /** For the whole trip, in `currency`. */
  budget: budgetSchema.optional(),
  /** Of the budget: that of the world, set where it is not US dollars. */
  currency: currencySchema.optional(),
  /** The budget as it was said, where it was converted. */
  budgetSaid: z.object({ amount: budgetSchema, currency: currencySchema }).optional(),
  /** Names of the world's attractions that are to be seen. */
  sights: z.array(z.string().max(300)).max(MOST_SIGHTS).optional(),
  /** Places of a list of the traveler's own, to go to where there is room. */
  ownPlaces: ownPlacesSchema.optional(),
  stops: z.array(saidStopSchema).max(MOST_CITIES).optional(),
  pace: paceSchema.optional(),
  times: z.array(saidTimeSchema).max(MOST_TIMES).optional(),
  /** Set only when it was said: false for a one-way trip. */
  returnHome: z.boolean().optional(),
});
export type SaidTrip = z.infer<typeof saidTripSchema>;

export const saidConstraintsSchema = z.object({
  transportation: transportationSchema.optional(),
  roomType: roomTypeSchema.optional(),
  /** Rooms at most in each lodging. */
  rooms: z.number().int().min(1).max(MOST_PEOPLE).optional(),
  houseRule: z.array(houseRuleSchema).max(MOST_CHOICES).optional(),
  cuisines: z.array(placeName).max(MOST_CHOICES).optional(),
});
export type SaidConstraints = z.infer<typeof saidConstraintsSchema>;

/** The answer of `understand` for one utterance (design.md, "The command line"). */
export const saidSchema = z.object({
  trip: saidTripSchema,
  constraints: saidConstraintsSchema,
  entries: z.partialRecord(entryKeySchema, entryValueSchema),
  /** What of `entries` is insisted on: the plan must keep it. Absent: nothing. */
  insisted: z.partialRecord(entryKeySchema, entryValueSchema).optional(),
  /** Absent: nothing is turned down. */
  unwanted: unwantedSchema.optional(),
  /** What of `unwanted` no plan may have; the rest is only avoided. Absent: nothing. */
  ruledOut: unwantedSchema.optional(),
  /** Entry keys and trip fields that the text is about, but too vaguely or ambiguously to set. */
  unclear: z.array(z.string()),
});
export type Said = z.infer<typeof saidSchema>;

/** Everything that a message sets, by field or entry: what is unclear sets nothing. */
export function partsSaid({ trip, constraints, entries, unwanted = {} }: Omit<Said, "unclear">): readonly object[] {
  return [trip, constraints, entries, unwanted];
}
