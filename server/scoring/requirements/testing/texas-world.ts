import { dailyHours, type MemoryWorldTables, memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";

/** Two cities of Texas from Denver in five days for three people, in a world with hours, zones and local travel. */

export const DENVER = "America/Denver";
export const CHICAGO = "America/Chicago";
export const DAYS = ["2026-05-04", "2026-05-05", "2026-05-06", "2026-05-07", "2026-05-08"] as const;
/** Closed on Sundays and Mondays. */
const MUSEUM_HOURS = dailyHours(9 * 60, 17 * 60, [0, 1]);
const LONG_HOURS = dailyHours(7 * 60, 24 * 60);

export const texasTables: MemoryWorldTables = {
  description: { kind: "sample" },
  cities: [
    city({ name: "Denver", state: "Colorado", zone: DENVER }),
    city({ name: "Austin", zone: CHICAGO }),
    city({ name: "Houston", zone: CHICAGO }),
    city({ name: "Waco", zone: CHICAGO }),
    city({ name: "Tulsa", state: "Oklahoma", zone: CHICAGO }),
  ],
  lodgings: [
    lodging({
      id: "oak",
      name: "Oak House",
      city: "Austin",
      priceMinor: 100_00,
      minimumNights: 2,
      houseRules: "No smoking",
    }),
    lodging({
      id: "den",
      name: "Pet-Free Den",
      city: "Austin",
      priceMinor: 100_00,
      houseRules: "No pets & No smoking",
    }),
    lodging({ id: "dorm", name: "Dormitory", city: "Austin", priceMinor: 100_00, roomType: "Shared room" }),
    lodging({ id: "long", name: "Long Stay", city: "Austin", priceMinor: 100_00, minimumNights: 3 }),
    lodging({
      id: "bay",
      name: "Bay Villa",
      city: "Houston",
      priceMinor: 240_00,
      maximumOccupancy: 4,
      roomType: "Villa",
    }),
  ],
  restaurants: [
    restaurant({ id: "taco", name: "Taco Stand", city: "Austin", cuisines: "Mexican, Fast Food", hours: LONG_HOURS }),
    restaurant({ id: "cafe", name: "Early Cafe", city: "Austin", cuisines: "Cafe", hours: LONG_HOURS }),
    restaurant({ id: "noodle", name: "Noodle Bar", city: "Austin", cuisines: "Chinese", hours: LONG_HOURS }),
    restaurant({ id: "grill", name: "Grill", city: "Austin", cuisines: "BBQ", hours: LONG_HOURS }),
    restaurant({
      id: "brunch",
      name: "Brunch Only",
      city: "Austin",
      hours: dailyHours(7 * 60, 15 * 60),
    }),
    restaurant({ id: "burger", name: "Burger", city: "Austin", cuisines: "American", hours: LONG_HOURS }),
    restaurant({ id: "twin-a", name: "Twin", city: "Austin", nameResolves: false }),
    restaurant({ id: "dock", name: "Dock", city: "Houston", cuisines: "Italian, Seafood", hours: LONG_HOURS }),
    restaurant({ id: "pier", name: "Pier", city: "Houston", hours: LONG_HOURS }),
    restaurant({ id: "wharf", name: "Wharf", city: "Houston", hours: LONG_HOURS }),
    restaurant({ id: "pasta", name: "Pasta", city: "Houston", hours: LONG_HOURS }),
    restaurant({ id: "buoy", name: "Buoy", city: "Houston", hours: LONG_HOURS }),
  ],
  attractions: [
    attraction({ id: "lake", name: "Lake", city: "Austin" }),
    attraction({ id: "museum", name: "Museum", city: "Austin", priceMinor: 12_00, hours: MUSEUM_HOURS }),
    attraction({ id: "space", name: "Space Center", city: "Houston", priceMinor: 30_00, hours: MUSEUM_HOURS }),
    attraction({ id: "port", name: "Port", city: "Houston", hours: LONG_HOURS }),
  ],
  roads: [
    road({ origin: "Austin", destination: "Houston", km: 266, minutes: 165 }),
    road({ origin: "Houston", destination: "Denver", km: 1_660, minutes: 1_500, durationText: "1 day 1 hour" }),
  ],
  scheduledLegs: [
    flight({
      id: "f1",
      number: "F1",
      origin: "Denver",
      destination: "Austin",
      date: DAYS[0],
      departureTime: "08:00",
      arrivalTime: "11:10",
      durationMinutes: 130,
      distanceKm: 1_240,
      priceMinor: 150_00,
    }),
    flight({
      id: "f2",
      number: "F2",
      origin: "Houston",
      destination: "Denver",
      date: DAYS[4],
      departureTime: "15:00",
      arrivalTime: "16:30",
      durationMinutes: 150,
      distanceKm: 1_390,
      priceMinor: 170_00,
    }),
    flight({
      id: "f3",
      number: "F3",
      origin: "Austin",
      destination: "Houston",
      date: DAYS[3],
      departureTime: "09:00",
      arrivalTime: "10:00",
    }),
  ],
  localTravelTimes: [{ city: "Austin", fromId: "cafe", toId: "museum", minutes: 25 }],
};

export const texas = memoryWorld(texasTables);
