import { addDays } from "@/server/trip";
import { dailyHours } from "../hours";
import { type MemoryWorldTables, memoryWorld } from "../memory-world";
import type { ScheduledLeg } from "../records";
import type { World } from "../world";
import { attraction, city, flight, lodging } from "./records";

const CITIES = ["Port", "Hill", "Lake"] as const;
const SIGHTS: readonly (readonly [city: string, name: string, open: number, close: number])[] = [
  ["Port", "The Harbor Fort", 9, 18],
  ["Port", "Lantern Market", 0, 24],
  ["Port", "Dock Museum", 10, 17],
  ["Hill", "The Cloud Temple", 8, 17],
  ["Hill", "Tea Terraces", 9, 18],
  ["Hill", "Old Bell Tower", 9, 16],
  ["Hill", "Pine Gorge", 13, 20],
  ["Lake", "Heron Garden", 9, 18],
  ["Lake", "Long Causeway", 0, 24],
];
const FIRST = "2023-07-01";
const DAYS = 12;

/** A made-up world of trains in yuan: three cities, daily trains from July 1 to 12, 2023, sights with hours, no price but the fares, no restaurants. */
export function trainWorld(given: Partial<MemoryWorldTables> = {}): World {
  return memoryWorld({
    description: { kind: "itinerarybench", currency: "CNY", source: "Made up.", movesWithToday: false },
    cities: CITIES.map((name) => city({ name, state: "Riverland", zone: "Asia/Shanghai" })),
    lodgings: CITIES.map((name) => {
      const id = `${name} Railway Hotel`;
      return lodging({ id, name: id, city: name, roomType: "hotel", priceMinor: 0, rating: 0, maximumOccupancy: 1 });
    }),
    attractions: SIGHTS.map(([place, name, open, close]) =>
      attraction({ id: name, name, city: place, hours: dailyHours(open * 60, close * 60) }),
    ),
    localTravelTimes: SIGHTS.flatMap(([place, fromId]) =>
      SIGHTS.filter(([other, toId]) => other === place && toId !== fromId).map(([, toId]) => ({
        city: place,
        fromId,
        toId,
        minutes: 50,
      })),
    ),
    scheduledLegs: Array.from({ length: DAYS }, (_, day) => trainsOn(addDays(FIRST, day))).flat(),
    ...given,
  });
}

function trainsOn(date: string): ScheduledLeg[] {
  const train = (given: Partial<ScheduledLeg>) =>
    flight({ mode: "train", date, ...given, id: `${given.number} ${date}`, distanceKm: null });
  return [
    train({
      number: "G1",
      origin: "Port",
      destination: "Hill",
      departureTime: "08:00",
      arrivalTime: "11:00",
      durationMinutes: 180,
      priceMinor: 300_00,
    }),
    train({
      number: "K3",
      origin: "Port",
      destination: "Hill",
      departureTime: "22:00",
      arrivalTime: "06:00",
      arrivalDayOffset: 1,
      durationMinutes: 480,
      priceMinor: 90_50,
    }),
    train({
      number: "G2",
      origin: "Hill",
      destination: "Port",
      departureTime: "16:30",
      arrivalTime: "19:30",
      durationMinutes: 180,
      priceMinor: 310_00,
    }),
    train({
      number: "D5",
      origin: "Hill",
      destination: "Lake",
      departureTime: "13:00",
      arrivalTime: "14:00",
      durationMinutes: 60,
      priceMinor: 55_50,
    }),
    train({
      number: "D7",
      origin: "Lake",
      destination: "Port",
      departureTime: "18:00",
      arrivalTime: "20:00",
      durationMinutes: 120,
      priceMinor: 120_00,
    }),
    train({
      number: "D9",
      origin: "Port",
      destination: "Lake",
      departureTime: "09:00",
      arrivalTime: "11:00",
      durationMinutes: 120,
      priceMinor: 110_00,
    }),
  ];
}
