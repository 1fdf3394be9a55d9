import { minutesOfDay } from "@/server/trip";
import { dailyHours } from "../hours";
import { type LegColumns, LegColumnsBuilder } from "../legs/leg-columns";
import type { MemoryWorldTables } from "../memory-world";
import type { ScheduledLeg } from "../records";
import { attraction, city, flight, lodging, restaurant, road, timetableLeg } from "./records";

/** Two states, four cities and a little of everything, with the oddities that published tables have. */
function places(): MemoryWorldTables {
  const home = lodging({ city: "Austin", name: ' Two\nlines,  a "quote"; more ', coordinates: null });
  const museum = attraction({
    city: "Austin",
    coordinates: { latitude: 30.27, longitude: -97.74 },
    hours: dailyHours(540, 1020, [1]),
    details: {
      types: ["museum"],
      durationMinutes: 90,
      popularity: "High",
      rating: 4.5,
      guidedTours: true,
      specialEvents: [],
      amenities: ["café"],
      disabilityAccess: true,
    },
  });
  const park = attraction({ city: "Austin", coordinates: { latitude: 30.26, longitude: -97.77 } });
  return {
    cities: [
      city({ name: "Dallas", zone: "America/Chicago", airports: ["DAL", "DFW"] }),
      city({ name: "Austin", coordinates: { latitude: 30.27, longitude: -97.74 } }),
      city({ name: "Santa Fe", state: "New Mexico" }),
      city({ name: "Dallas", state: "Georgia" }),
    ],
    lodgings: [home, lodging({ city: "Dallas" }), lodging({ city: "Nowhere Listed" })],
    restaurants: [restaurant({ city: "Austin" }), restaurant({ city: "Austin", rating: 0, cuisines: "Tea, Pizza" })],
    attractions: [museum, park],
    roads: [
      road(),
      road({ minutes: 1, km: 1 }),
      road({ origin: "Austin", destination: "Dallas", minutes: null, durationText: "1 day 3 hours" }),
      road({ origin: "Austin", destination: "Santa Fe", minutes: null, km: null }),
    ],
    localTravelTimes: [{ city: "Austin", fromId: home.id, toId: museum.id, minutes: 17 }],
    localTravel: { baseMinutes: 5, minutesPerKm: 3, maximumMinutes: 30 },
  };
}

/** A world with dated legs, numbered from `leg-0` as snapshots number them. */
export function datedTables(): MemoryWorldTables {
  const legs = [
    flight({ number: "F2", date: "2022-03-12" }),
    flight({ number: "F1", priceMinor: 300_00 }),
    flight({ number: "G7", mode: "train", departureTime: "23:10", arrivalTime: "00:40", arrivalDayOffset: 1 }),
    flight({ origin: "Austin", destination: "Dallas", number: "F1", arrivalTime: "24:00", distanceKm: null }),
    flight({ number: "Ü-12", distanceKm: 321.869, date: "2022-03-01" }),
  ];
  return { ...places(), scheduledLegs: legs.map((leg, row) => ({ ...leg, id: `leg-${row}` })) };
}

/** The same places with a weekly timetable. */
export function weeklyTables(): MemoryWorldTables {
  return {
    ...places(),
    timetable: [
      timetableLeg({ weekdays: [1, 3, 5] }),
      timetableLeg({
        details: {
          airline: "Lone Star",
          cabin: "economy",
          refundable: false,
          meals: ["snack"],
          changePolicy: "free changes",
          entertainment: null,
          aircraft: "airbus",
          disabilityAccess: true,
          insuranceOffered: false,
        },
      }),
      timetableLeg({ origin: "Austin", destination: "Dallas", mode: "train", weekdays: [0], distanceKm: null }),
    ],
    monthlyFareFactors: [0.9, 0.9, 1, 1, 1, 1.2, 1.3, 1.3, 1, 1, 1.1, 1.25],
  };
}

/** Records as an importer would hand them over. */
export function legColumns(legs: readonly ScheduledLeg[]): LegColumns {
  const builder = new LegColumnsBuilder();
  for (const leg of legs) {
    builder.add({
      ...leg,
      departureMinutes: minutesOfDay(leg.departureTime),
      arrivalMinutes: minutesOfDay(leg.arrivalTime),
    });
  }
  return builder.finish();
}
