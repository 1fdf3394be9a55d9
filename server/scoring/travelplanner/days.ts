import type { PublishedDay, TravelplannerQuery } from "./formats";
import type { Tables } from "./tables";
import { beforeParenthesis, type FromTo, fromTo } from "./text";

/** A day object of a plan with its number, from 1. */
export interface PlanDay {
  readonly number: number;
  readonly fields: PublishedDay;
}

/** What every rule is given: the query, the days that count (the first `days` of the plan) and the tables. */
export interface Evaluation {
  readonly query: TravelplannerQuery;
  readonly days: readonly PlanDay[];
  readonly tables: Tables;
}

/** Thrown where the official program stops with an error; the check fails and the plan is not past the gate. */
export class UnreadableDay extends Error {
  constructor(day: PlanDay, problem: string) {
    super(`Day ${day.number}: ${problem}`);
  }
}

export const MEALS = ["breakfast", "lunch", "dinner"] as const;
export type TextField = "current_city" | "transportation" | "attraction" | "accommodation" | (typeof MEALS)[number];

/** Neither null nor empty (0, false and empty lists are empty too) nor "-". */
export function isFilled(value: unknown): boolean {
  if (!value || value === "-") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** The empty string or "-"; null and missing values are not blank. */
export function isBlank(value: unknown): boolean {
  return value === "" || value === "-";
}

/** The text of a filled field, null when it is not filled. Throws UnreadableDay when it is no text. */
export function filledText(day: PlanDay, field: TextField): string | null {
  const value = day.fields[field];
  if (typeof value === "string") return value === "" || value === "-" ? null : value;
  if (!isFilled(value)) return null;
  throw new UnreadableDay(day, `${field} is not text. Write it as text, or "-" for nothing.`);
}

/** The current city as written. Throws UnreadableDay when it is missing or no text. */
export function currentCity(day: PlanDay): string {
  const value = day.fields.current_city;
  if (typeof value === "string") return value;
  throw new UnreadableDay(
    day,
    'current_city is missing or not text. Write the city, or "from A to B" on a moving day.',
  );
}

/** The transportation, null when not filled. Throws UnreadableDay when the key is missing or the value no text. */
export function writtenTransportation(day: PlanDay): string | null {
  if (Object.hasOwn(day.fields, "transportation")) return filledText(day, "transportation");
  throw new UnreadableDay(day, 'transportation is missing. Write how the day\'s move is made, or "-" for none.');
}

/** The cities of a day: two on a moving day ("from A to B"), else the one it is spent in. */
export function citiesOf(day: PlanDay): readonly [string, string] | readonly [string] {
  const written = currentCity(day);
  if (!written.includes("from")) return [beforeParenthesis(written)];
  const move = fromTo(written);
  if (move === null) {
    throw new UnreadableDay(day, `current_city "${written}" speaks of a move but is not of the form "from A to B".`);
  }
  return [beforeParenthesis(move.from), beforeParenthesis(move.to)];
}

/** The places of a move: read from the transportation, else from the current city. */
export function moveOf(day: PlanDay, transportation: string): FromTo | null {
  return fromTo(transportation) ?? fromTo(currentCity(day));
}

/** The number after the first "Flight Number: ", up to a comma. Throws UnreadableDay without that exact text. */
export function flightNumber(day: PlanDay, transportation: string): string {
  const after = transportation.split("Flight Number: ", 2)[1];
  if (after === undefined)
    throw new UnreadableDay(day, 'transportation names a flight number, but not as "Flight Number: F…".');
  return after.split(",", 1)[0] ?? "";
}

/** What a transportation text names, first match wins, any case. */
export function namedRecord(transportation: string): "flight" | "self-driving" | "taxi" | null {
  const text = transportation.toLowerCase();
  if (text.includes("flight number")) return "flight";
  if (text.includes("self-driving")) return "self-driving";
  return text.includes("taxi") ? "taxi" : null;
}

/** The attractions of a day: pieces between ";", of which the rules throw the last away. */
export function attractionsOf(day: PlanDay): readonly string[] {
  return filledText(day, "attraction")?.split(";").slice(0, -1) ?? [];
}
