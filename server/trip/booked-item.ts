import { z } from "zod";
import { localTimeSchema } from "./calendar";
import { LONGEST_NAME, MOST_PRICE_MINOR, tripDaySchema } from "./maxima";
import { moneySchema } from "./money";

export const mealNameSchema = z.enum(["breakfast", "lunch", "dinner"]);
export type MealName = z.infer<typeof mealNameSchema>;

export function isMealName(text: unknown): text is MealName {
  return mealNameSchema.safeParse(text).success;
}

const place = z.string().min(1).max(LONGEST_NAME);
const priceSchema = moneySchema.extend({ amountMinor: z.number().int().min(-MOST_PRICE_MINOR).max(MOST_PRICE_MINOR) });

const base = {
  /** "booked:" and a random part; the record id of its stop. */
  id: z
    .string()
    .max(80)
    .regex(/^booked:[\w-]{1,64}$/),
  /** Day of the trip, from 1; of a stay the day of the first night. */
  day: tripDaySchema,
};
const name = z.string().trim().min(1).max(120);

/** Something that the traveler booked elsewhere: no record of the world, but the rest is planned around it. */
export const bookedItemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("leg"),
    ...base,
    mode: z.enum(["flight", "train"]),
    /** Flight or train number. */
    number: name,
    from: place,
    to: place,
    /** Local times of the two places. */
    departure: localTimeSchema,
    arrival: localTimeSchema,
    /** It must arrive on the day on which it leaves. */
    pricePerPerson: priceSchema,
  }),
  z.object({
    kind: z.literal("stay"),
    ...base,
    name,
    city: place,
    nights: tripDaySchema,
    /** For everyone together. */
    pricePerNight: priceSchema,
  }),
  z.object({
    kind: z.literal("meal"),
    ...base,
    name,
    city: place,
    meal: mealNameSchema,
    /** Null where the world has no local times. */
    start: localTimeSchema.nullable(),
    /** What is eaten there, "Italian, Pizza"; empty: not said. */
    cuisines: z.string().max(200),
    pricePerPerson: priceSchema,
  }),
  z.object({
    kind: z.literal("visit"),
    ...base,
    name,
    city: place,
    start: localTimeSchema.nullable(),
    minutes: z.number().int().min(15).max(720),
    pricePerPerson: priceSchema,
  }),
]);
export type BookedItem = z.infer<typeof bookedItemSchema>;

const APPOINTMENT = "booked:appointment-";

/** The id of the traveler's nth fixed appointment, from 0: something of their own at a fixed time, planned around like a booking. */
export function appointmentId(index: number): string {
  return `${APPOINTMENT}${index + 1}`;
}

/** Whether a stop's record is a fixed appointment of the traveler's, which nobody books. */
export function isAppointment(recordId: string): boolean {
  return recordId.startsWith(APPOINTMENT);
}

/** Whether a stop's record is something that the traveler booked, not one of the world's. */
export function isBooked(recordId: string): boolean {
  return recordId.startsWith("booked:");
}
