import { requestSchema, type TripRequest } from "@/server/trip";
import { dailyHours } from "../../hours";
import { type MemoryWorldTables, memoryWorld } from "../../memory-world";
import type { OpenData } from "../../records";
import { attraction, city, flight, lodging, restaurant } from "../../testing/records";
import type { World } from "../../world";

/** The middle of Seaside. */
export const SEASIDE = { latitude: 43.73, longitude: 7.42 } as const;

/** So many of thousandths of a degree from the middle. */
const at = (north: number, east: number) => ({
  latitude: SEASIDE.latitude + north / 1000,
  longitude: SEASIDE.longitude + east / 1000,
});

function estimated(id: string, priceMinor: number, given: Partial<OpenData> = {}) {
  const range = { lowMinor: priceMinor / 2, highMinor: priceMinor };
  const unknown = { website: "", hoursText: null, wheelchair: null, estimatesMinutes: true };
  const openData: OpenData = {
    dataset: "OpenStreetMap",
    id,
    asOf: "2026-01-01",
    ...unknown,
    priceRange: range,
    ...given,
  };
  return { id, priceMinor, openData };
}

/** Places in one city, with estimated prices: two hotels at €120 and €180, restaurants, museums. */
export function seasideTables(): MemoryWorldTables {
  const hours = dailyHours(8 * 60, 23 * 60);
  return {
    description: {
      ...{ name: "seaside", kind: "places", currency: "EUR", movesWithToday: true, hash: "seaside" },
      ...{ estimatesPrices: true, localTravel: "on foot" },
    },
    cities: [city({ name: "Seaside", zone: "Europe/Monaco", coordinates: SEASIDE, airports: ["NCE"] })],
    lodgings: [
      lodging({
        ...{ name: "Hôtel Aurora", city: "Seaside", roomType: "Private room" },
        ...{ coordinates: at(1, 1), ...estimated("node/1", 120_00, { website: "https://aurora.example" }) },
      }),
      lodging({
        ...{ name: "Palace Hotel", city: "Seaside", roomType: "Private room" },
        ...{ coordinates: at(-1, 1), ...estimated("node/2", 180_00) },
      }),
    ],
    restaurants: Array.from({ length: 12 }, (_, n) =>
      restaurant({
        name: `Table ${n}`,
        city: "Seaside",
        coordinates: at(n / 4, 0),
        hours,
        ...estimated(`table/${n}`, 20_00),
      }),
    ),
    attractions: Array.from({ length: 9 }, (_, n) =>
      attraction({
        name: `Sight ${n}`,
        city: "Seaside",
        coordinates: at(0, n / 4),
        hours,
        ...estimated(`sight/${n}`, 10_00),
      }),
    ),
    localTravel: { baseMinutes: 2, minutesPerKm: 13, maximumMinutes: 30 },
  };
}

export const seaside = (): World => memoryWorld(seasideTables());

/** Seaside, and a home from which one flies there. */
export function seasideByAir(): World {
  const { cities = [], ...rest } = seasideTables();
  const way = { priceMinor: 90_00, durationMinutes: 120, arrivalDayOffset: 0 };
  return memoryWorld({
    ...rest,
    cities: [...cities, city({ name: "Home", zone: "Europe/London", airports: ["LHR"] })],
    scheduledLegs: [
      flight({
        ...way,
        origin: "Home",
        destination: "Seaside",
        date: "2026-12-11",
        departureTime: "09:00",
        arrivalTime: "12:00",
      }),
      flight({
        ...way,
        origin: "Seaside",
        destination: "Home",
        date: "2026-12-13",
        departureTime: "18:00",
        arrivalTime: "19:00",
      }),
    ],
  });
}

/** Three days for two. `from`: where the trip begins; Seaside itself unless said otherwise. */
export function seasideTrip(given: Partial<TripRequest> = {}, from = "Seaside"): TripRequest {
  return requestSchema.parse({
    ...{ origin: from, returnTo: from === "Seaside" ? null : from, people: 2, demands: {} },
    destination: { kind: "cities", cities: [{ name: "Seaside" }] },
    dates: { kind: "fixed", start: "2026-12-11", days: 3 },
    ...given,
  });
}
