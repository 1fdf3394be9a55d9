import type { TripDay } from "./days";
import type { Row } from "./rows";

/** The plan of all days from what a prompt holds, and nothing else. */
export function planText(days: readonly TripDay[], rows: readonly Row[]): string {
  return days.reduce((written, day) => `${written}${written && "\n\n"}${dayText(day, rows, written)}`, "");
}

/** The plan of one day, of the cheapest of each. Restaurants and attractions of the days that are `written` are not taken again. */
export function dayText(day: TripDay, given: readonly Row[], written: string): string {
  const { number, from, city, isLast, nights } = day;
  const priceOf = (row: Row) => Number(row.get("Price") ?? row.get("Average Cost") ?? 0);
  const rows = given.toSorted((a, b) => priceOf(a) - priceOf(b));
  const isMoving = from !== city;
  const named = (is: (row: Row) => boolean) =>
    rows.filter((row) => row.get("City") === city && is(row)).map((row) => `${row.get("Name")}, ${city}`);
  const unused = (is: (row: Row) => boolean) => named(is).filter((name) => !written.includes(name));
  const restaurants = isLast ? [] : unused((row) => row.has("Cuisines"));
  const [breakfast, lunch, dinner] = isMoving ? [undefined, undefined, restaurants[0]] : restaurants;
  const sight = isMoving ? undefined : unused((row) => row.size === 2)[0];
  const lodging = isLast ? undefined : named((row) => Number(row.get("Minimum Nights")) <= nights)[0];
  return [
    `Day ${number}:`,
    `Current City: ${isMoving ? `from ${from} to ${city}` : city}`,
    `Transportation: ${(isMoving && flightText(day, rows)) || "-"}`,
    `Breakfast: ${breakfast ?? "-"}`,
    `Attraction: ${sight === undefined ? "-" : `${sight};`}`,
    `Lunch: ${lunch ?? "-"}`,
    `Dinner: ${dinner ?? "-"}`,
    `Accommodation: ${lodging ?? "-"}`,
  ].join("\n");
}

function flightText({ from, city }: TripDay, rows: readonly Row[]): string | undefined {
  const flight = rows.find((row) => row.get("Origin") === from && row.get("Destination") === city);
  if (flight === undefined) return undefined;
  const [number, departure, arrival] = ["Flight Number", "Departure Time", "Arrival Time"].map((at) => flight.get(at));
  return `Flight Number: ${number}, from ${from} to ${city}, Departure Time: ${departure}, Arrival Time: ${arrival}`;
}
