import { formatLongDate, type LocalDate, type Problem, type TripRequest, todayHere } from "@/server/trip";
import type { WorldDescription } from "./world";

/**
 * The day on which people speak in a world: the calendar's own where dates move with it, else the first day
 * that the records cover, since a benchmark's date is fixed.
 */
export function todayIn({ movesWithToday, dates }: WorldDescription): LocalDate {
  return movesWithToday || dates === null ? todayHere() : dates.from;
}

/** What is wrong with a request that begins before `today` in a world where time passes; null when nothing is. */
export function passedDate(
  { movesWithToday }: WorldDescription,
  { dates }: TripRequest,
  today: LocalDate,
): Problem | null {
  const [field, first] = dates.kind === "fixed" ? ["dates.start", dates.start] : ["dates.from", dates.from];
  if (!movesWithToday || first >= today) return null;
  return {
    code: "bad_input",
    message: `${formatLongDate(first)} has passed: name a date from ${formatLongDate(today)} on.`,
    where: { field },
  };
}
