import type { LocalDate } from "@/server/trip";

/** A day as far as it was written: "the 8th", "March 8", "March 8, 2022". */
export interface WrittenDay {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number;
}

/** What one phrase says about when the trip is. */
export type DateMention =
  | { readonly kind: "day"; readonly day: WrittenDay }
  /** `between`: the trip may lie within, when it is shorter. */
  | { readonly kind: "span"; readonly from: WrittenDay; readonly to: WrittenDay; readonly between: boolean }
  /** A day or days found by the calendar: "tomorrow", "this weekend". */
  | {
      readonly kind: "resolved";
      readonly from: LocalDate;
      readonly to: LocalDate | null;
      /** Only weekdays were named: another date of the text may say of which week. */
      readonly isWeekday?: true;
      /** "In five days" may also be how long it lasts. */
      readonly days?: number;
    }
  /** A day counted from one that the text names: "the day before", "the following Tuesday". */
  | { readonly kind: "relative"; readonly days: number; readonly weekday: number | null }
  /** The trip lies somewhere in here: "in May". */
  | { readonly kind: "window"; readonly from: LocalDate; readonly to: LocalDate }
  /** The trip includes this day: "over Thanksgiving". */
  | { readonly kind: "around"; readonly date: LocalDate; readonly before: number; readonly after: number }
  /** A time is spoken of, but not which: "around spring break", "sometime soon". */
  | { readonly kind: "vague" };

/** How long something lasts; `days` and `nights` are null where only the other was said. */
export interface DurationMention {
  readonly days: number | null;
  readonly nights: number | null;
  /** Weeks and weekends are said loosely: one day more by the dates is no contradiction. */
  readonly loose: boolean;
  /** "a few days", "5 to 7 days". */
  readonly vague: boolean;
  /** The weekday of the first day of a weekend. */
  readonly startsOn?: number;
}
