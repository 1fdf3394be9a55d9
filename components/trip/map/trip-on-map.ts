import type { LegMode, Stop } from "@/server/trip";
import type { PlaceCoordinates } from "@/server/views";
import type { StopLook } from "../stop-marker";

/** What the map needs to know of a stop: of a trip's own and of a shared one. */
export type StopToPlace = {
  readonly id: string;
  readonly name: string;
} & (
  | { readonly kind: "leg"; readonly mode: LegMode; readonly from: string; readonly to: string }
  | { readonly kind: Exclude<Stop["kind"], "leg">; readonly city: string }
);

export interface DayToPlace {
  readonly number: number;
  readonly city: string;
  readonly stops: readonly StopToPlace[];
}

/** One marker: a stop, or the nights of a stay in the same lodging as one. */
export interface StopOnMap {
  /** Id of the (first) stop. */
  readonly id: string;
  /** Every stop that the marker represents. */
  readonly ids: readonly string[];
  readonly look: StopLook;
  readonly name: string;
  readonly city: string;
  readonly days: readonly number[];
  readonly at: PlaceCoordinates;
  /** Its place among the meals and visits of its day, from 1; null for stays. The timeline has the same numbers. */
  readonly number: number | null;
  /** Its place in the order of the trip, legs and stops counted together. */
  readonly order: number;
}

export interface LegOnMap {
  readonly id: string;
  readonly mode: LegMode;
  readonly day: number;
  readonly name: string;
  readonly from: PlaceCoordinates;
  readonly to: PlaceCoordinates;
  readonly order: number;
}

export interface CityOnMap {
  readonly name: string;
  readonly at: PlaceCoordinates;
}

export interface TripOnMap {
  /** In the order of the trip. */
  readonly stops: readonly StopOnMap[];
  readonly legs: readonly LegOnMap[];
  readonly cities: readonly CityOnMap[];
}

/**
 * The trip's places. `placeOf` knows where a stop is (of a leg: where it leads to), `cityAt` where a city is; a city that
 * neither knows lies in the middle of its stops. Null when a city of the route has no place: then no map can tell the truth.
 */
export function tripOnMap(
  days: readonly DayToPlace[],
  placeOf: (stopId: string) => PlaceCoordinates | null,
  cityAt: (name: string) => PlaceCoordinates | null,
): TripOnMap | null {
  const stops = days.flatMap((day) => {
    const numbers = numbersOfDay(day.stops);
    return day.stops.map((stop) => ({ ...stop, day: day.number, number: numbers.get(stop.id) ?? null }));
  });
  const names = new Set(stops.flatMap((stop) => (stop.kind === "leg" ? [stop.from, stop.to] : [stop.city])));
  const cities: CityOnMap[] = [];
  for (const name of names) {
    const at = cityAt(name) ?? middleOf(knownPlaces(name, stops, placeOf));
    if (at === null) return null;
    cities.push({ name, at });
  }
  const placed = new Map(cities.map(({ name, at }) => [name, at]));

  const legs: LegOnMap[] = [];
  const markers = new Map<string, StopOnMap>();
  for (const [order, stop] of stops.entries()) {
    if (stop.kind === "leg") {
      const [from, to] = [placed.get(stop.from), placed.get(stop.to)];
      if (from === undefined || to === undefined) continue;
      legs.push({ id: stop.id, mode: stop.mode, day: stop.day, name: `${stop.from} to ${stop.to}`, from, to, order });
      continue;
    }
    const at = placeOf(stop.id) ?? placed.get(stop.city);
    if (at === undefined) continue;
    const key = stop.kind === "stay" ? `${stop.city} ${stop.name}` : stop.id;
    const before = markers.get(key);
    markers.set(key, {
      id: before?.id ?? stop.id,
      ids: [...(before?.ids ?? []), stop.id],
      look: { kind: stop.kind },
      name: stop.name,
      city: stop.city,
      days: [...(before?.days ?? []), stop.day],
      at,
      number: stop.number,
      order: before?.order ?? order,
    });
  }
  return { stops: [...markers.values()], legs, cities };
}

/** The numbers of a day's meals and visits, from 1 in the order of the day, by the stops' ids. */
export function numbersOfDay(
  stops: readonly { readonly id: string; readonly kind: Stop["kind"] }[],
): Map<string, number> {
  const numbered = stops.filter(({ kind }) => kind === "meal" || kind === "visit");
  return new Map(numbered.map(({ id }, index) => [id, index + 1]));
}

function knownPlaces(
  city: string,
  stops: readonly StopToPlace[],
  placeOf: (stopId: string) => PlaceCoordinates | null,
): PlaceCoordinates[] {
  const ofCity = (kinds: readonly StopToPlace["kind"][]) =>
    stops
      .filter((stop) => kinds.includes(stop.kind) && (stop.kind === "leg" ? stop.to : stop.city) === city)
      .map(({ id }) => placeOf(id))
      .filter((place) => place !== null);
  const ledTo = ofCity(["leg"]);
  return ledTo.length > 0 ? ledTo : ofCity(["stay", "meal", "visit"]);
}

function middleOf(places: readonly PlaceCoordinates[]): PlaceCoordinates | null {
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

/** What of the trip is in view when the map is limited to a day; null: everything. */
export function ofDay({ stops, legs, cities }: TripOnMap, day: number | null): TripOnMap {
  if (day === null) return { stops, legs, cities };
  const shownStops = stops.filter(({ days }) => days.includes(day));
  const shownLegs = legs.filter((leg) => leg.day === day);
  const names = new Set(shownStops.map(({ city }) => city));
  const ends = shownLegs.flatMap(({ from, to }) => [from, to]);
  return {
    stops: shownStops,
    legs: shownLegs,
    cities: cities.filter(({ name, at }) => names.has(name) || ends.includes(at)),
  };
}
