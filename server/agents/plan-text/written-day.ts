/** One day in TravelPlanner's published format, as a plan in words has it, whether or not what it names exists. */
export interface WrittenDay {
  /** From 1. */
  readonly days: number;
  /** The city, or "from A to B" on a moving day. */
  readonly current_city: string;
  readonly transportation: string;
  readonly breakfast: string;
  /** "Name, City;Name, City;" */
  readonly attraction: string;
  readonly lunch: string;
  readonly dinner: string;
  readonly accommodation: string;
}

/** What the published format writes for nothing. */
export const NOTHING = "-";

/** No line of a plan is longer: a model that fills one with blanks forever is cut short. */
export const LONGEST_VALUE = 4_000;

export const DAY_FIELDS = [
  "current_city",
  "transportation",
  "breakfast",
  "attraction",
  "lunch",
  "dinner",
  "accommodation",
] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/** What was found for a day before it is brought into the published form. */
export interface RawDay {
  readonly number: number;
  /** What its heading says next to the number; empty or left out where nothing. */
  readonly heading?: string;
  fields: Partial<Record<DayField, string>>;
}
