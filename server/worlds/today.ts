import { type LocalDate, todayHere } from "@/server/trip";
import type { WorldDescription } from "./world";

/**
 * The day on which people speak in a world: the calendar's own where dates move with it, else the first day
 * that the records cover, since a benchmark's time stands still.
 */
export function todayIn({ movesWithToday, dates }: WorldDescription): LocalDate {
  return movesWithToday || dates === null ? todayHere() : dates.from;
}
