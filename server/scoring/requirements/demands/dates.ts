import { addDays, type Check, counted, type Fault, formatDate, weekday, weekdayName } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import type { Verification } from "../verification";

/** The number of days, the start or the window, and days that follow each other. */
export function checkDates({ request, itinerary }: Verification): Check {
  const { dates } = request;
  const { days } = itinerary;
  const start = days[0]?.date ?? "";
  const end = days.at(-1)?.date ?? "";
  const faults: Fault[] = [];
  const fault = (text: string) => faults.push(faultOfTrip(text));
  if (days.length !== dates.days) fault(`${counted(dates.days, "day")} were asked for, not ${days.length}.`);
  if (days.length > 0 && dates.kind === "fixed" && start !== dates.start) {
    fault(`The trip starts on ${formatDate(start)}, not on ${formatDate(dates.start)}.`);
  }
  if (days.length > 0 && dates.kind === "window" && (start < dates.from || end > dates.to)) {
    fault(`The trip is outside ${formatDate(dates.from)} to ${formatDate(dates.to)}.`);
  }
  if (days.length > 0 && dates.kind === "window" && dates.startsOn !== undefined && weekday(start) !== dates.startsOn) {
    fault(`The trip starts on ${formatDate(start)}, not on a ${weekdayName(dates.startsOn)}.`);
  }
  for (const [index, day] of days.entries()) {
    if (day.number !== index + 1 || day.date !== addDays(start, index)) {
      const text = `Day ${index + 1} should be ${formatDate(addDays(start, index))}, but is day ${day.number}, ${formatDate(day.date)}.`;
      faults.push({ text, stops: [], day: index + 1 });
    }
  }
  const evidence =
    days.length === 0 ? "" : `${counted(days.length, "day")} from ${formatDate(start)} to ${formatDate(end)}.`;
  return checkOf({ name: "dates", label: "Dates" }, faults, { evidence, stops: [] });
}
