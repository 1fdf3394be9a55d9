import {
  attractionsOf,
  type Evaluation,
  filledText,
  flightNumber,
  MEALS,
  moveOf,
  namedRecord,
  type PlanDay,
  UnreadableDay,
  writtenTransportation,
} from "../days";
import { type Finding, failed, PASSED } from "../findings";
import type { Tables } from "../tables";
import { beforeParenthesis } from "../text";

/** Check 7, is_valid_information_in_sandbox: everything listed is a row of the tables. */
export function checkSandbox({ days, tables }: Evaluation): Finding {
  for (const day of days) {
    const problem = unknownMove(day, tables) ?? unknownPlace(day, tables);
    if (problem !== null) return failed(`Day ${day.number}: ${problem}`);
  }
  return PASSED;
}

function unknownMove(day: PlanDay, tables: Tables): string | null {
  const written = writtenTransportation(day);
  if (written === null) return null;
  const move = moveOf(day, written);
  const record = namedRecord(written);
  if (record === null) return null;
  if (record !== "flight") {
    const cost = move === null ? null : tables.roadDollars(move.from, move.to, record);
    return cost === null ? `no ${record} record fits "${written}".` : null;
  }
  if (move === null) throw new UnreadableDay(day, `transportation "${written}" names a flight, but not "from A to B".`);
  const number = flightNumber(day, written);
  const flight = tables.flight(number);
  if (flight === undefined) return `there is no flight ${number}.`;
  const from = beforeParenthesis(move.from);
  const to = beforeParenthesis(move.to);
  return flight.origin === from && flight.destination === to
    ? null
    : `flight ${number} goes from ${flight.origin} to ${flight.destination}, not from ${from} to ${to}.`;
}

function unknownPlace(day: PlanDay, tables: Tables): string | null {
  for (const meal of MEALS) {
    const written = filledText(day, meal);
    if (written !== null && tables.restaurants.find(written) === null) {
      return `${meal}: there is no restaurant "${written}". Write "Name, City" as the table has them.`;
    }
  }
  const attraction = attractionsOf(day).find((piece) => tables.attractions.find(piece) === null);
  if (attraction !== undefined)
    return `there is no attraction "${attraction}". Write "Name, City;" as the table has them.`;
  const accommodation = filledText(day, "accommodation");
  return accommodation !== null && tables.lodgings.find(accommodation) === null
    ? `there is no accommodation "${accommodation}". Write "Name, City" as the table has them.`
    : null;
}
