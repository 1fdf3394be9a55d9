import { arrivalOf } from "../legs/arrival";
import type { City } from "../records";
import { seatFare } from "../region/fares";
import type { TimetableLeg } from "../world-tables";
import type { AirRoute } from "./read-routes";

/**
 * No open source has timetables of flights. What takes its place is an estimate of our own, marked wherever it is shown: how long a
 * flight takes by its distance, and when it leaves by how many airlines fly there and how far it is.
 */
const GROUND_MINUTES = 40;
const KM_PER_MINUTE = 13;
/** Times of departure for one, two, and three or more airlines. */
const DEPARTURES: readonly (readonly string[])[] = [
  ["10:00", "17:00"],
  ["08:00", "13:00", "18:00"],
  ["07:00", "10:00", "14:00", "18:00"],
];
/** From so many kilometers on there are fewer. */
const LONG_KM = 4_000;
const LONG_DEPARTURES: readonly (readonly string[])[] = [["11:00"], ["11:00", "18:00"]];

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Any date will do for the arrival that is written: a world recomputes it for the date of travel. */
const WRITTEN_FOR = "2026-01-14";
/** Airlines that are named. */
const MOST_AIRLINES = 8;

/** The estimated flights of a route on every day of the week; fares in US dollars. */
export function flightsOf({ from, to, km, airlines }: AirRoute, origin: City, destination: City): TimetableLeg[] {
  const tables = km >= LONG_KM ? LONG_DEPARTURES : DEPARTURES;
  const departures = tables[Math.min(airlines.length, tables.length) - 1] ?? [];
  const durationMinutes = Math.ceil((GROUND_MINUTES + km / KM_PER_MINUTE) / 5) * 5;
  const priceRange = seatFare("flight", km, "USD");
  return departures.map((departureTime) => ({
    id: `${from.code}-${to.code}-${departureTime}`,
    mode: "flight",
    number: `${from.code}–${to.code}`,
    origin: origin.name,
    destination: destination.name,
    weekdays: EVERY_DAY,
    departureTime,
    ...arrivalOf(WRITTEN_FOR, departureTime, durationMinutes, origin.zone ?? "UTC", destination.zone ?? "UTC"),
    durationMinutes,
    distanceKm: km,
    priceMinor: priceRange.highMinor,
    details: null,
    openData: {
      dataset: "OpenFlights, routes of June 2014",
      line: airlines.slice(0, MOST_AIRLINES).join(", "),
      ...{ from: from.code, to: to.code, times: { kind: "estimated" }, priceRange },
    },
  }));
}
