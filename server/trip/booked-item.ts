import { z } from "zod";
import { localTimeSchema } from "./calendar";
import { moneySchema } from "./money";

export const mealNameSchema = z.enum(["breakfast", "lunch", "dinner"]);
export type MealName = z.infer<typeof mealNameSchema>;

const base = {
  /** "booked:" and a random part; the record id of its stop. */
  id: z.string().regex(/^booked:[\w-]{1,64}$/),
  /** Day of the trip, from 1; of a stay the day of the first night. */
  day: z.number().int().min(1),
};
const name = z.string().trim().min(1).max(120);

/** Something that the traveller booked elsewhere: no record of the world, but the rest is planned around it. */
export const bookedItemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("leg"),
    ...base,
    mode: z.enum(["flight", "train"]),
    /** Flight or train number. */
    number: name,
    from: z.string().min(1),
    to: z.string().min(1),
    /** Local times of the two places. */
    departure: localTimeSchema,
    arrival: localTimeSchema,
    /** It must arrive on the day on which it leaves. */
    pricePerPerson: moneySchema,
  }),
  z.object({
    kind: z.literal("stay"),
    ...base,
    name,
    city: z.string().min(1),
    nights: z.number().int().min(1),
    /** For everyone together. */
    pricePerNight: moneySchema,
  }),
  z.object({
    kind: z.literal("meal"),
    ...base,
    name,
    city: z.string().min(1),
    meal: mealNameSchema,
    /** Null where the world has no local times. */
    start: localTimeSchema.nullable(),
    /** What is eaten there, "Italian, Pizza"; empty: not said. */
    cuisines: z.string().max(200),
    pricePerPerson: moneySchema,
  }),
  z.object({
    kind: z.literal("visit"),
    ...base,
    name,
    city: z.string().min(1),
    start: localTimeSchema.nullable(),
    minutes: z.number().int().min(15).max(720),
    pricePerPerson: moneySchema,
  }),
]);
export type BookedItem = z.infer<typeof bookedItemSchema>;

/** Whether a stop's record is something that the traveller booked, not one of the world's. */
export function isBooked(recordId: string): boolean {
  return recordId.startsWith("booked:");
}
