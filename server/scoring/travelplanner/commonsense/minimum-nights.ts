import { type Evaluation, isBlank, type PlanDay, UnreadableDay } from "../days";
import { type Finding, failed, PASSED } from "../findings";

/** Check 4, is_valid_accommodation: every run of days in one lodging reaches its minimum nights, where exactly one row is found. */
export function checkMinimumNights({ days, tables }: Evaluation): Finding {
  const missing = days.find((day) => !Object.hasOwn(day.fields, "accommodation"));
  if (missing !== undefined) return failed(`Day ${missing.number} does not say where the night is spent.`);
  for (const { first, nights } of runsOfLodging(days)) {
    const written = first.fields.accommodation;
    if (isBlank(written)) continue;
    if (typeof written !== "string")
      throw new UnreadableDay(first, 'accommodation is not text. Write "Name, City", or "-".');
    const found = tables.lodgings.find(written);
    if (found?.count === 1 && nights < found.row.minimumNights) {
      return failed(
        `From day ${first.number}: ${written} is booked for ${nights} ${nights === 1 ? "night" : "nights"}, but asks for at least ${found.row.minimumNights}.`,
      );
    }
  }
  return PASSED;
}

/** Neighboring days with the same accommodation as written; their number is the number of nights. */
function runsOfLodging(days: readonly PlanDay[]) {
  const runs: { first: PlanDay; nights: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.first.fields.accommodation === day.fields.accommodation) run.nights++;
    else runs.push({ first: day, nights: 1 });
  }
  return runs;
}
