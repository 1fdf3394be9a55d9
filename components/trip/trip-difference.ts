import { capitalized, formatMoney, type Itinerary, type LegMode, type Money } from "@/server/trip";
import { listed } from "../format";

const MODE_WORDS: Record<LegMode, string> = {
  flight: "by plane",
  train: "by train",
  bus: "by bus",
  "self-driving": "driving yourself",
  taxi: "by taxi",
};

/** The cities where nights are spent, in the order of the trip. */
export function citiesOf(itinerary: Itinerary): string[] {
  return [...new Set(staysOf(itinerary).map(({ city }) => city))];
}

/** How the trip travels, each way once. */
export function modesOf(itinerary: Itinerary): LegMode[] {
  return [...new Set(legsOf(itinerary).map(({ mode }) => mode))];
}

export function legsOf(itinerary: Itinerary) {
  return itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "leg"));
}

function staysOf(itinerary: Itinerary) {
  return itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "stay"));
}

/** One line: what another trip does differently, "Tampa instead of Miami, by plane". */
export function differenceLine(trip: Itinerary, other: Itinerary): string {
  const parts = [cityDifference(trip, other), modeDifference(trip, other), dateDifference(trip, other)].filter(
    (part) => part !== null,
  );
  if (parts.length > 0) return capitalized(parts.join(", "));
  const lodging = [...new Set(staysOf(other).map(({ name }) => name))].filter(
    (name) => !staysOf(trip).some((stay) => stay.name === name),
  );
  return lodging.length > 0 ? `Staying at ${listed(lodging)}` : "The same cities with other stops";
}

function cityDifference(trip: Itinerary, other: Itinerary): string | null {
  const before = citiesOf(trip);
  const after = citiesOf(other);
  const gone = before.filter((city) => !after.includes(city));
  const come = after.filter((city) => !before.includes(city));
  if (come.length > 0 && gone.length > 0) return `${listed(come)} instead of ${listed(gone)}`;
  if (come.length > 0) return `also ${listed(come)}`;
  if (gone.length > 0) return `without ${listed(gone)}`;
  return before.join() === after.join() ? null : `${after.join(", then ")}`;
}

function modeDifference(trip: Itinerary, other: Itinerary): string | null {
  const after = modesOf(other);
  return modesOf(trip).join() === after.join() ? null : listed(after.map((mode) => MODE_WORDS[mode]));
}

function dateDifference(trip: Itinerary, other: Itinerary): string | null {
  const before = trip.days[0]?.date;
  const after = other.days[0]?.date;
  return before === after || before === undefined || after === undefined
    ? null
    : before < after
      ? "some days later"
      : "some days earlier";
}

/** "$40 more", "$12 less", "the same cost". */
export function costDifference(change: Money): string {
  if (change.amountMinor === 0) return "the same cost";
  const size = formatMoney({ ...change, amountMinor: Math.abs(change.amountMinor) });
  return change.amountMinor > 0 ? `${size} more` : `${size} less`;
}
