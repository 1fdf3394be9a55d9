import { attractionsOf, citiesOf, type Evaluation, filledText, MEALS, type PlanDay, UnreadableDay } from "../days";
import { type Finding, failed, PASSED } from "../findings";

/**
 * Check 6, is_valid_information_in_current_city: what a day lists lies in the day's cities, by plain substring. On a day without
 * a move the published rule looks for the single characters of the city's name, so that it nearly always passes.
 */
export function checkCurrentCity({ days }: Evaluation): Finding {
  for (const day of days) {
    const problem = outsideOf(day);
    if (problem !== null) return failed(`Day ${day.number}: ${problem}`);
  }
  return PASSED;
}

function outsideOf(day: PlanDay): string | null {
  const cities = citiesOf(day);
  const parts = cities.length === 2 ? cities : Array.from(cities[0]);
  const place = cities.join(" or ") || "a named city";
  const liesThere = (written: string) => parts.some((part) => written.includes(part));

  const transportation = filledText(day, "transportation");
  if (transportation !== null && !parts.every((part) => transportation.includes(part))) {
    return `the transportation "${transportation}" does not name ${cities.join(" and ")}.`;
  }
  for (const meal of MEALS) {
    const written = filledText(day, meal);
    if (written !== null && !liesThere(written)) return `${meal} at ${written} is not in ${place}.`;
  }
  const attraction = attractionsOf(day).find((piece) => !liesThere(piece));
  if (attraction !== undefined) return `the attraction "${attraction}" is not in ${place}.`;

  const accommodation = filledText(day, "accommodation");
  if (accommodation === null) return null;
  const last = parts.at(-1);
  if (last === undefined) throw new UnreadableDay(day, "an accommodation is given but current_city is empty.");
  return accommodation.includes(last) ? null : `the night at ${accommodation} is not in ${cities.at(-1)}.`;
}
