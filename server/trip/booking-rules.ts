import { z } from "zod";
import { addDays, daysBetween, type LocalDate, localDateSchema, localTimeSchema } from "./calendar";
import { moneySchema } from "./money";

/** How freely a lodging can be given back; null where the world does not tell. */
export type CancellationTerms = "Flexible" | "Moderate" | "Strict" | null;

export const bookedKindSchema = z.enum(["flight", "train", "bus", "car", "taxi", "stay", "table", "tickets"]);
export type BookedKind = z.infer<typeof bookedKindSchema>;

/** Something of a plan that has to be booked, or was. */
export const thingToBookSchema = z.object({
  /** Its booking: day and record of its stop, the first one where it takes several. */
  day: z.number().int().min(1),
  recordId: z.string(),
  kind: bookedKindSchema,
  /** "Flight F0123, Chicago to Orlando". */
  what: z.string(),
  /** "2 seats", "1 room, 3 nights", "table for 2". */
  forWhom: z.string(),
  date: localDateSchema,
  /** Null where the world knows no times. */
  time: localTimeSchema.nullable(),
  /** Check-out, or the last day of a car; null where it is all on one day. */
  until: localDateSchema.nullable(),
  /** The last day on which the rule says to book. */
  bookBy: localDateSchema,
  /** Why then, in a sentence. */
  rule: z.string(),
  cost: moneySchema,
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** The traveler booked it before the trip was planned around it. */
  bookedBefore: z.boolean(),
});
export type ThingToBook = z.infer<typeof thingToBookSchema>;

interface Rule {
  readonly daysBefore: number;
  readonly text: string;
}

const RULES: Record<Exclude<BookedKind, "stay">, Rule> = {
  flight: { daysBefore: 21, text: "Fares rise in the last three weeks." },
  train: { daysBefore: 14, text: "Cheap tickets sell out two weeks before." },
  bus: { daysBefore: 7, text: "Cheap seats are gone a week before." },
  car: { daysBefore: 14, text: "Two weeks before, there is still a choice of cars." },
  taxi: { daysBefore: 2, text: "A long ride is best booked two days before." },
  table: { daysBefore: 3, text: "Three days before, most tables are still available." },
  tickets: { daysBefore: 2, text: "Two days before, tickets and tours are usually still available." },
};

const STAY_RULES: Record<NonNullable<CancellationTerms> | "unknown", Rule> = {
  Flexible: { daysBefore: 30, text: "Free cancellation, so you can book early." },
  Moderate: { daysBefore: 21, text: "Free cancellation for a while; three weeks before, there is still a choice." },
  Strict: { daysBefore: 14, text: "Limited cancellation: settle the plan first, but book two weeks before." },
  unknown: { daysBefore: 21, text: "Three weeks before, there is still a choice of rooms." },
};

/** The last day to book something that is used from `date` on, and why. docs/EXPORTS.md lists the rules. */
export function bookingRule(
  kind: BookedKind,
  cancellation: CancellationTerms,
  date: LocalDate,
): Pick<ThingToBook, "bookBy" | "rule"> {
  const { daysBefore, text } = kind === "stay" ? STAY_RULES[cancellation ?? "unknown"] : RULES[kind];
  return { bookBy: addDays(date, -daysBefore), rule: text };
}

/** How pressing it is: its day to book has passed, comes within a week, comes later; or the thing itself is over. */
export type Urgency = "overdue" | "soon" | "later" | "over";

export function urgencyOf(
  { date, until, bookBy }: Pick<ThingToBook, "date" | "until" | "bookBy">,
  today: LocalDate,
): Urgency {
  if ((until ?? date) < today) return "over";
  if (bookBy < today) return "overdue";
  return daysBetween(today, bookBy) <= 7 ? "soon" : "later";
}
