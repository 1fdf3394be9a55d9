import fc from "fast-check";
import { DAY_FIELDS, type WrittenDay } from "../written-day";

/** The labels of the published plans, by field. */
export const LABELS = {
  current_city: "Current City",
  transportation: "Transportation",
  breakfast: "Breakfast",
  attraction: "Attraction",
  lunch: "Lunch",
  dinner: "Dinner",
  accommodation: "Accommodation",
} as const;

/** Days in lines: a heading for each, then a line for each field, with a text before its value. */
export function inLines(
  days: readonly WrittenDay[],
  heading: (day: number) => string,
  label: (name: string) => string,
): string {
  const dayText = (day: WrittenDay) =>
    [heading(day.days), ...DAY_FIELDS.map((field) => `${label(LABELS[field])} ${day[field]}`)].join("\n");
  return days.map(dayText).join("\n\n");
}

const ODD = ["a", "B", "é", "'", " ", "-", "(", ")", "&", "!", "4", "/", "#", "+", "~", "♥", "日", ":", "@"];
const name = fc
  .tuple(
    fc.constantFrom("The ", "Café ", "A&B ", "50% Off ", "No. 7 ", "*Solo ", "Day 2 ", "☆ "),
    fc.string({ unit: fc.constantFrom(...ODD), maxLength: 12 }),
    fc.constantFrom("House", "Bar, Grill", "(Downtown) Inn", "at 5", "| Central", "- none", "Lunch 'n' Dinner"),
  )
  .map((parts) => parts.join(""));
const city = fc.constantFrom("Austin", "St. Petersburg", "Salt Lake City", "New York");
const place = fc.tuple(name, city).map((parts) => parts.join(", "));
const placeOrNothing = fc.oneof(place, fc.constant("-"));
const moving = fc.tuple(city, city).map(([from, to]) => `from ${from} to ${to}`);
const day = fc.record({
  current_city: fc.oneof(city, moving),
  transportation: fc.oneof(
    fc.constant("-"),
    moving.map((way) => `Flight Number: F3512345, ${way}, Departure Time: 09:10, Arrival Time: 10:15`),
    moving.map((way) => `Self-driving, ${way}, duration: 3 hours 2 mins, distance: 312 km, cost: 15`),
    moving.map((way) => `Taxi, ${way}`),
  ),
  breakfast: placeOrNothing,
  attraction: fc.oneof(
    fc.constant("-"),
    fc.array(place, { minLength: 1, maxLength: 3 }).map((all) => all.map((one) => `${one};`).join("")),
  ),
  lunch: placeOrNothing,
  dinner: placeOrNothing,
  accommodation: placeOrNothing,
});

/** Plans of one to seven days in the published format, with names of odd characters. */
export const writtenPlan = fc
  .array(day, { minLength: 1, maxLength: 7 })
  .map((days) => days.map((fields, index): WrittenDay => ({ days: index + 1, ...fields })));
