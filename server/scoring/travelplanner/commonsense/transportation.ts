import { type Evaluation, filledText, writtenTransportation } from "../days";
import { type Finding, failed, PASSED } from "../findings";

const MODES = ["taxi", "self-driving", "flight"] as const;

/** Check 5, is_valid_transportation: day 1 says how to travel, and one's own car goes with neither flights nor taxis. */
export function checkTransportation({ days }: Evaluation): Finding {
  const first = days[0];
  if (first !== undefined && writtenTransportation(first) === null) {
    return failed("Day 1 does not say how to travel from the origin.");
  }
  const firstDay = new Map<(typeof MODES)[number], number>();
  for (const day of days) {
    const text = filledText(day, "transportation")?.toLowerCase();
    const mode = text === undefined ? undefined : MODES.find((name) => text.includes(name));
    if (mode !== undefined && !firstDay.has(mode)) firstDay.set(mode, day.number);
  }
  const driving = firstDay.get("self-driving");
  if (driving === undefined) return PASSED;
  for (const other of ["flight", "taxi"] as const) {
    const day = firstDay.get(other);
    if (day !== undefined) {
      return failed(
        `Day ${driving} drives the own car and day ${day} takes a ${other}; drive all the way or not at all.`,
      );
    }
  }
  return PASSED;
}
