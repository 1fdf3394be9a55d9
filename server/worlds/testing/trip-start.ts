import { addDays, type LocalDate, todayHere, weekday } from "@/server/trip";

/**
 * The second Tuesday of February that is at least four weeks ahead. In the sample world timetables and opening hours repeat by
 * the week and fares by the month, so that trips of this day are the same whatever day the tests run on.
 */
export const TRIP_START: LocalDate = firstFrom(Number(todayHere().slice(0, 4)));

function firstFrom(year: number): LocalDate {
  const eighth = `${year}-02-08`;
  const tuesday = addDays(eighth, (7 + 2 - weekday(eighth)) % 7);
  return tuesday >= addDays(todayHere(), 28) ? tuesday : firstFrom(year + 1);
}
