import { z } from "zod";
import {
  type BookedItem,
  bookedItemSchema,
  type Itinerary,
  localTimeSchema,
  type MealName,
  type Money,
  toMajor,
} from "@/server/trip";

/** The contents of the form's fields, whether it makes sense or not. */
export interface BookedDraft {
  readonly id: string;
  readonly kind: BookedItem["kind"];
  readonly day: number;
  readonly name: string;
  readonly city: string;
  readonly mode: "flight" | "train";
  readonly from: string;
  readonly to: string;
  /** When it leaves, or begins. */
  readonly start: string | null;
  /** When it arrives. */
  readonly end: string | null;
  readonly nights: number;
  readonly meal: MealName;
  readonly cuisines: string;
  readonly minutes: number;
  /** As typed: for each person, of a stay for each night. */
  readonly price: string;
}

/** What a draft is read against. */
export interface BookedSetting {
  /** Number of days of the trip. */
  readonly days: number;
  readonly currency: string;
  /** Whether the world has local times. */
  readonly hasClock: boolean;
}

export type DraftField = keyof BookedDraft;
export type DraftProblems = Partial<Record<DraftField, string>>;

/** What the fields of every kind of item get. */
export interface BookedFieldsProps {
  readonly draft: BookedDraft;
  readonly problems: DraftProblems;
  readonly itinerary: Itinerary;
  readonly onChange: (changes: Partial<BookedDraft>) => void;
}

const nameSchema = z.string().trim().min(1, "Enter its name.").max(120, "Use a shorter name.");
const priceSchema = z
  .string()
  .trim()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/, "Enter an amount like 89 or 89.50; 0 if it costs nothing.")
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100));
const timeSchema = (missing: string) => z.string(missing).pipe(localTimeSchema);

/** The item that the fields say, or a sentence for each field that says nothing of use. */
export function readDraft(
  draft: BookedDraft,
  { days, currency, hasClock }: BookedSetting,
): { item: BookedItem } | { problems: DraftProblems } {
  const base = {
    day: z.number().int().min(1).max(days, "The trip has ended by then."),
    price: priceSchema,
  };
  const start = hasClock ? timeSchema("Enter when it starts.") : z.string().nullable();
  const schemas = {
    leg: z
      .object({
        ...base,
        name: nameSchema,
        start: timeSchema("Enter when it leaves, in local time."),
        end: timeSchema("Enter when it arrives, in local time."),
      })
      .refine(() => draft.from !== draft.to, { path: ["to"], message: "It has to go to another place." }),
    stay: z.object({
      ...base,
      name: nameSchema,
      nights: z
        .number()
        .int()
        .min(1)
        .max(days - draft.day + 1, "The trip ends before the last of these nights."),
    }),
    meal: z.object({ ...base, name: nameSchema, start, cuisines: z.string().max(200, "Name fewer cuisines.") }),
    visit: z.object({ ...base, name: nameSchema, start, minutes: z.number().int().min(15).max(720) }),
  };
  const read = schemas[draft.kind].safeParse(draft);
  if (!read.success) return { problems: problemsOf(read.error) };
  const money: Money = { amountMinor: read.data.price, currency };
  const item = bookedItemSchema.safeParse(itemOf(draft, read.data.name, money, hasClock));
  return item.success ? { item: item.data } : { problems: problemsOf(item.error) };
}

function itemOf(draft: BookedDraft, name: string, price: Money, hasClock: boolean) {
  const { id, kind, day, city } = draft;
  const start = hasClock ? draft.start : null;
  switch (kind) {
    case "leg": {
      const { mode, from, to, start: departure, end: arrival } = draft;
      return { kind, id, day, mode, number: name, from, to, departure, arrival, pricePerPerson: price };
    }
    case "stay":
      return { kind, id, day, name, city, nights: draft.nights, pricePerNight: price };
    case "meal": {
      const { meal, cuisines } = draft;
      return { kind, id, day, name, city, meal, start, cuisines: cuisines.trim(), pricePerPerson: price };
    }
    case "visit":
      return { kind, id, day, name, city, start, minutes: draft.minutes, pricePerPerson: price };
  }
}

const draftFieldSchema = z.enum(["day", "name", "to", "start", "end", "nights", "cuisines", "minutes", "price"]);

/** The first problem of each field; what belongs to none is shown at the name. */
function problemsOf({ issues }: z.ZodError): DraftProblems {
  const problems: DraftProblems = {};
  for (const { path, message } of issues) {
    const field = draftFieldSchema.safeParse(path[0]).data ?? "name";
    problems[field] ??= message;
  }
  return problems;
}

/** The fields that say an item, to change it. */
export function draftOf(item: BookedItem, blank: BookedDraft): BookedDraft {
  const price = String(toMajor(item.kind === "stay" ? item.pricePerNight : item.pricePerPerson));
  const { id, kind, day } = item;
  const base = { ...blank, id, kind, day, price };
  switch (item.kind) {
    case "leg": {
      const { mode, number, from, to, departure, arrival } = item;
      return { ...base, mode, name: number, from, to, start: departure, end: arrival };
    }
    case "stay":
      return { ...base, name: item.name, city: item.city, nights: item.nights };
    case "meal": {
      const { name, city, meal, start, cuisines } = item;
      return { ...base, name, city, meal, start, cuisines };
    }
    case "visit": {
      const { name, city, start, minutes } = item;
      return { ...base, name, city, start, minutes };
    }
  }
}

/** A new item's id: nobody chooses it, and no two are alike. */
export function newBookedId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `booked:${[...random].map((part) => part.toString(36)).join("")}`;
}
