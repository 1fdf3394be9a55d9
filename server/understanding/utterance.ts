import type { LocalDate } from "@/server/trip";

/** One utterance: `asked` is the field or entry that the last question was about, or null. */
export interface Utterance {
  readonly text: string;
  readonly asked: string | null;
  readonly today: LocalDate;
  /** The trip's dates as far as they were said before: weekdays without a date are in or around them. */
  readonly tripDates?: { readonly from: LocalDate; readonly to: LocalDate };
}
