import { z } from "zod";
import type { NamedDay, NamedStop } from "@/server/editing";
import { type Itinerary, legModeSchema, localTimeSchema, MOST_DAYS, mealNameSchema, type Stop } from "@/server/trip";

const MOST_STOPS = 40;
const LONGEST_NAME = 300;

const name = z.string().max(LONGEST_NAME);
const span = { start: localTimeSchema.nullish(), end: localTimeSchema.nullish() };
const place = { name, city: name, ...span };

const stopSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("leg"),
    mode: legModeSchema,
    number: name.nullish(),
    ...{ from: name, to: name, start: localTimeSchema.nullish() },
  }),
  z.object({ kind: z.literal("meal"), meal: mealNameSchema, ...place }),
  z.object({ kind: z.literal("visit"), ...place }),
  z.object({ kind: z.literal("stay"), name, city: name }),
]);

/** A plan as JSON: the stops of each day by their names, with times where they are said. */
export const structuredDaysSchema = z
  .array(z.object({ stops: z.array(stopSchema).max(MOST_STOPS) }))
  .min(1)
  .max(MOST_DAYS);
export type StructuredDays = z.infer<typeof structuredDaysSchema>;

/** Each day begins where the one before it ended, the first at the origin, and ends where its last leg goes. */
export function namedDaysOf(days: StructuredDays, origin: string): NamedDay[] {
  let city = origin;
  return days.map(({ stops }): NamedDay => {
    const from = city;
    for (const stop of stops) if (stop.kind === "leg") city = stop.to;
    return { from, city, stops: stops.map(namedStop) };
  });
}

function namedStop(stop: StructuredDays[number]["stops"][number]): NamedStop {
  switch (stop.kind) {
    case "leg":
      return { ...stop, number: stop.number ?? null, start: stop.start ?? null };
    case "stay":
      return stop;
    default:
      return { ...stop, start: stop.start ?? null, end: stop.end ?? null };
  }
}

/** An itinerary in this form; read back it comes to the same stops at the same times. */
export function structuredDaysOf({ days }: Itinerary): StructuredDays {
  return days.map(({ stops }) => ({ stops: stops.map(structuredStop) }));
}

function structuredStop(stop: Stop): StructuredDays[number]["stops"][number] {
  const { name: called, start, end } = stop;
  const times = { start: start?.time ?? null, end: end?.time ?? null };
  switch (stop.kind) {
    case "leg": {
      const { mode, number, from, to } = stop;
      return { kind: "leg", mode, number, from, to, start: times.start };
    }
    case "meal":
      return { kind: "meal", meal: stop.meal, name: called, city: stop.city, ...times };
    case "visit":
      return { kind: "visit", name: called, city: stop.city, ...times };
    case "stay":
      return { kind: "stay", name: called, city: stop.city };
  }
}
