import { z } from "zod";
import { mealNameSchema } from "./booked-item";
import { localDateSchema, localTimeSchema } from "./calendar";
import { demandNameSchema } from "./demand";
import { LONGEST_NAME, MOST_CHOICES, MOST_OFFERED, MOST_PEOPLE, MOST_PREFERENCES } from "./maxima";
import { moneySchema } from "./money";
import { entryKeySchema, entryValueSchema } from "./preference-entries";

/** What a world has no records of, so that an itinerary in it leaves it out: prices of a kind of stop, or restaurants. */
export const missingSchema = z.enum(["stayPrices", "visitPrices", "restaurants"]);
export type Missing = z.infer<typeof missingSchema>;

/** A moment: local date and time with the zone of the place (null where the world has no zones). */
export const momentSchema = z.object({ date: localDateSchema, time: localTimeSchema, zone: z.string().nullable() });
export type Moment = z.infer<typeof momentSchema>;

/** Why a stop was chosen, in a sentence a traveler can read. */
export const reasonSchema = z.object({
  because: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("demand"), demand: demandNameSchema }),
    z.object({ kind: z.literal("preference"), entry: entryKeySchema }),
    z.object({ kind: z.literal("objective") }),
    z.object({ kind: z.literal("lock") }),
    /** A rule of a sensible trip, e.g. three meals on a full day. */
    z.object({ kind: z.literal("rule") }),
  ]),
  text: z.string(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** Another record that could stand in a stop's place, and what that would change. */
export const alternativeSchema = z.object({
  recordId: z.string(),
  name: z.string(),
  /** Cost of the whole trip with the alternative minus the cost now (whole party). */
  costChange: moneySchema,
  /** Demands that would no longer hold; empty when the swap keeps everything. */
  breaks: z.array(demandNameSchema),
  /** Why it was not chosen, in a sentence. */
  note: z.string(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

const stopBase = {
  /** Stable within an itinerary, e.g. "day-2-dinner". */
  id: z.string(),
  /** Id of the world's record; "drive:A:B" and "taxi:A:B" for road legs. */
  recordId: z.string(),
  name: z.string(),
  /** Null where the world knows no hours for it (imported benchmark worlds). */
  start: momentSchema.nullable(),
  end: momentSchema.nullable(),
  /** For the whole party. */
  cost: moneySchema,
  locked: z.boolean(),
  reasons: z.array(reasonSchema),
  /** The best rejected ones, best first. */
  alternatives: z.array(alternativeSchema),
};

/** Ways to travel that leave by a timetable, with a seat for each. */
export const scheduledModeSchema = z.enum(["flight", "train", "bus"]);
export type ScheduledMode = z.infer<typeof scheduledModeSchema>;
export const legModeSchema = z.enum([...scheduledModeSchema.options, "self-driving", "taxi"]);
export type LegMode = z.infer<typeof legModeSchema>;

export function isScheduledMode(mode: LegMode): mode is ScheduledMode {
  return scheduledModeSchema.safeParse(mode).success;
}

export const legStopSchema = z.object({
  kind: z.literal("leg"),
  ...stopBase,
  mode: legModeSchema,
  from: z.string(),
  to: z.string(),
  /** Flight or train number. */
  number: z.string().nullable(),
  durationMinutes: z.number().nullable(),
  distanceKm: z.number().nullable(),
  /** What has to be said wherever its times are: "No published timetable: time is an estimate." Absent: they are published for its date. */
  timesNote: z.string().max(300).optional(),
  /** Seats for scheduled legs, cars for road legs. */
  units: z.number().int(),
});
/** Who sleeps in one room. */
export const roomGuestsSchema = z.object({
  adults: z.number().int().min(0).max(MOST_PEOPLE),
  children: z.number().int().min(0).max(MOST_PEOPLE),
});
export type RoomGuests = z.infer<typeof roomGuestsSchema>;

export const stayStopSchema = z.object({
  kind: z.literal("stay"),
  ...stopBase,
  city: z.string(),
  /** This stop is one night; 1-based, of `nights` in the same lodging in a row. */
  night: z.number().int(),
  nights: z.number().int(),
  /** Paid for: rooms, or beds where the room is shared with strangers (`isShared`). */
  rooms: z.number().int(),
  /** Who sleeps in each of the rooms; absent where nobody asks for it: published worlds, rooms shared with strangers. */
  guests: z.array(roomGuestsSchema).max(MOST_PEOPLE).optional(),
  /** Absent: no. */
  isShared: z.boolean().optional(),
  /** A breakfast on the next morning comes with it, so that none is planned. Absent: no. */
  hasBreakfast: z.boolean().optional(),
});
export const mealStopSchema = z.object({
  kind: z.literal("meal"),
  ...stopBase,
  city: z.string(),
  meal: mealNameSchema,
});
export const visitStopSchema = z.object({ kind: z.literal("visit"), ...stopBase, city: z.string() });

export const stopSchema = z.discriminatedUnion("kind", [
  legStopSchema,
  stayStopSchema,
  mealStopSchema,
  visitStopSchema,
]);
export type LegStop = z.infer<typeof legStopSchema>;
export type StayStop = z.infer<typeof stayStopSchema>;
export type MealStop = z.infer<typeof mealStopSchema>;
export type VisitStop = z.infer<typeof visitStopSchema>;
export type Stop = z.infer<typeof stopSchema>;

const wishSchema = z.object({ entry: entryKeySchema, value: entryValueSchema });

/** A wish that the plan does not keep, and what a trip costs that does. */
export const givenUpSchema = wishSchema.extend({
  /** Of the whole trip, against the plan; null: no trip keeps it. */
  costChange: moneySchema.nullable(),
  /** Wishes that the plan keeps and that trip does not. */
  loses: z.array(wishSchema).max(MOST_PREFERENCES),
});
export type GivenUp = z.infer<typeof givenUpSchema>;

/** One day. A moving day has `from` (where it begins) different from `city` (where it ends). */
export const daySchema = z.object({
  number: z.number().int().min(1),
  date: localDateSchema,
  from: z.string(),
  city: z.string(),
  /** In the order of the day: the timeline reads it top to bottom; the night's stay is last. */
  stops: z.array(stopSchema),
});
export type Day = z.infer<typeof daySchema>;

const providerNameSchema = z.string().max(LONGEST_NAME);

/** What providers offered for a trip when its prices were checked, in the place of a world's own records. */
export const offeredSchema = z.object({
  /** Of the kept offers; null where they are kept under no id. */
  id: z.uuid().nullable(),
  day: localDateSchema,
  /** The cities whose lodgings, and the ways whose flights are those offered, and by whom. */
  stays: z.array(z.object({ city: z.string().max(LONGEST_NAME), provider: providerNameSchema })).max(MOST_OFFERED),
  flights: z
    .array(
      z.object({
        from: z.string().max(LONGEST_NAME),
        to: z.string().max(LONGEST_NAME),
        provider: providerNameSchema,
      }),
    )
    .max(MOST_OFFERED),
});
export type Offered = z.infer<typeof offeredSchema>;

export const itinerarySchema = z.object({
  /** `offers`: what it is planned over in addition. Absent: the world's records alone. */
  world: z.object({ name: z.string(), hash: z.string(), offers: offeredSchema.optional() }),
  origin: z.string(),
  people: z.number().int().min(1),
  days: z.array(daySchema),
  cost: z.object({
    legs: moneySchema,
    stays: moneySchema,
    meals: moneySchema,
    visits: moneySchema,
    total: moneySchema,
  }),
  /** Lines that name the sources of the records, to be shown wherever the plan is; absent: none has to be named. */
  attributions: z.array(z.string().max(500)).max(20).optional(),
  /** The weightiest first; absent: not looked for, or changed by hand since. */
  givenUp: z.array(givenUpSchema).max(MOST_CHOICES).optional(),
  /** What the world has no records of; absent: nothing. Costs of what has no price are 0 and mean "unknown". */
  missing: z.array(missingSchema).max(missingSchema.options.length).optional(),
});
export type Itinerary = z.infer<typeof itinerarySchema>;
