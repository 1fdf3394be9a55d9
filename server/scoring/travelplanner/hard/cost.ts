import { type Evaluation, filledText, flightNumber, MEALS, moveOf, namedRecord, type PlanDay } from "../days";
import { type Finding, failed, PASSED } from "../findings";

/** The total cost in dollars by the published rule. Figures written in the plan are never read; attractions are free. */
export function totalDollars({ query, days, tables }: Evaluation): number {
  const people = query.people_number;
  let minor = 0;
  for (const day of days) {
    minor += moveMinor(day, { query, days, tables });
    for (const meal of MEALS) {
      const written = filledText(day, meal);
      if (written !== null) minor += (tables.restaurants.find(written)?.row.priceMinor ?? 0) * people;
    }
    const accommodation = filledText(day, "accommodation");
    const lodging = accommodation === null ? undefined : tables.lodgings.find(accommodation)?.row;
    if (lodging !== undefined) minor += lodging.priceMinor * Math.ceil(people / lodging.maximumOccupancy);
  }
  return minor / 100;
}

function moveMinor(day: PlanDay, { query, tables }: Evaluation): number {
  const written = filledText(day, "transportation");
  if (written === null) return 0;
  const move = moveOf(day, written);
  const record = namedRecord(written);
  if (move === null || record === null) return 0;
  if (record === "flight") return (tables.flight(flightNumber(day, written))?.priceMinor ?? 0) * query.people_number;
  const seats = record === "self-driving" ? 5 : 4;
  return (tables.roadDollars(move.from, move.to, record) ?? 0) * Math.ceil(query.people_number / seats) * 100;
}

/** valid_cost: the total stays within the budget. */
export function checkCost(dollars: number, { query }: Evaluation): Finding {
  return dollars <= query.budget
    ? PASSED
    : failed(`The trip costs $${dollars} and the budget is $${query.budget}: $${dollars - query.budget} too much.`);
}
