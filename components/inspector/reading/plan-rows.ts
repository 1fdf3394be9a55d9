import type { EventOf } from "@/server/episodes";
import type { Itinerary, Stop } from "@/server/trip";
import { capitalized, legWords } from "@/server/trip";

/** The fields of a day, as the published format names them. */
export const PLAN_FIELDS = [
  "current_city",
  "transportation",
  "breakfast",
  "attraction",
  "lunch",
  "dinner",
  "accommodation",
] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

export const FIELD_NAMES: Record<PlanField, string> = {
  current_city: "City",
  transportation: "Transport",
  breakfast: "Breakfast",
  attraction: "Visits",
  lunch: "Lunch",
  dinner: "Dinner",
  accommodation: "Night",
};

/** One day of a plan, however it was made; a field that is empty is "". */
export interface PlanRow {
  /** From 1. */
  readonly day: number;
  readonly fields: Readonly<Record<PlanField, string>>;
}

export type AnyPlan = EventOf<"planProposed"> | EventOf<"planWritten">;

/** The days of a plan; null where a plan in words could not be read. */
export function planRows(plan: AnyPlan): PlanRow[] | null {
  if (plan.type === "planProposed") return rowsOfItinerary(plan.itinerary);
  return plan.days?.map((day, index) => ({ day: index + 1, fields: fieldsOf((field) => textOf(day[field])) })) ?? null;
}

export function rowsOfItinerary({ days }: Itinerary): PlanRow[] {
  return days.map(({ number, from, city, stops }) => {
    const fields = fieldsOf((field) =>
      stops
        .filter((stop) => fieldOf(stop) === field)
        .map(stopText)
        .join("; "),
    );
    return { day: number, fields: { ...fields, current_city: from === city ? city : `from ${from} to ${city}` } };
  });
}

function fieldsOf(read: (field: PlanField) => string): Record<PlanField, string> {
  return {
    current_city: read("current_city"),
    transportation: read("transportation"),
    breakfast: read("breakfast"),
    attraction: read("attraction"),
    lunch: read("lunch"),
    dinner: read("dinner"),
    accommodation: read("accommodation"),
  };
}

function fieldOf(stop: Stop): PlanField {
  switch (stop.kind) {
    case "leg":
      return "transportation";
    case "stay":
      return "accommodation";
    case "visit":
      return "attraction";
    case "meal":
      return stop.meal;
  }
}

function stopText(stop: Stop): string {
  return stop.kind === "leg" ? `${capitalized(legWords(stop))}, ${stop.from} to ${stop.to}` : stop.name;
}

/** The published format writes "-" where a day has nothing. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === "-") return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(/;\s*$/, "");
}
