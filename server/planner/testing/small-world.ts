import { memoryWorld, type World } from "@/server/worlds";

/**
 * Three cities of Texas reached by road and air from Boston, each with two lodgings, twelve restaurants, of which one is
 * Thai, and four attractions. Alder is the cheapest, Cedar the dearest. June 2026.
 */
export function smallWorld(): World {
  const cities = ["Alder", "Birch", "Cedar"];
  const all = ["Boston", ...cities];
  const dates = Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, "0")}`);
  return memoryWorld({
    cities: all.map((name) => ({
      name,
      state: name === "Boston" ? "Massachusetts" : "Texas",
      coordinates: null,
      zone: null,
      airports: [],
    })),
    lodgings: cities.flatMap((city, place) => [
      {
        ...{ id: `${city}-home`, name: `${city} Home`, city, roomType: "Entire home/apt", minimumNights: 1 },
        ...{ priceMinor: 10_000 + place * 1000, maximumOccupancy: 2, rating: 4, houseRules: "No pets" },
        ...{ coordinates: null, nameResolves: true, details: null },
      },
      {
        ...{ id: `${city}-room`, name: `${city} Room`, city, roomType: "Private room", minimumNights: 2 },
        ...{ priceMinor: 4000 + place * 1000, maximumOccupancy: 1, rating: 3, houseRules: "No smoking" },
        ...{ coordinates: null, nameResolves: true, details: null },
      },
    ]),
    restaurants: cities.flatMap((city, place) =>
      Array.from({ length: 12 }, (_, index) => ({
        ...{ id: `${city}-table-${index}`, name: `${city} Table ${index}`, city, rating: 3 + (index % 3) },
        ...{ cuisines: index === 7 ? "Thai, Cafe" : "American", priceMinor: 1000 + index * 500 + place * 100 },
        ...{ coordinates: null, hours: null, nameResolves: true, details: null },
      })),
    ),
    attractions: cities.flatMap((city) =>
      Array.from({ length: 4 }, (_, index) => ({
        ...{ id: `${city}-sight-${index}`, name: `${city} Sight ${index}`, city, address: "", phone: "", website: "" },
        ...{ coordinates: null, priceMinor: 0, hours: null, nameResolves: true, details: null },
      })),
    ),
    roads: all.flatMap((origin) =>
      all
        .filter((destination) => destination !== origin)
        .map((destination) => ({
          ...{ origin, destination, durationText: "", distanceText: "" },
          ...(origin === "Boston" || destination === "Boston" ? { minutes: 600, km: 1000 } : { minutes: 120, km: 200 }),
        })),
    ),
    scheduledLegs: cities.flatMap((city) =>
      dates.flatMap((date, day) =>
        [
          { origin: "Boston", destination: city },
          { origin: city, destination: "Boston" },
        ].map((pair, way) => ({
          ...pair,
          ...{ id: `F-${city}-${way}-${date}`, number: `F${city}${way}${day}`, mode: "flight" as const, date },
          ...{ departureTime: "10:00", arrivalTime: "12:00", arrivalDayOffset: 0, durationMinutes: 120 },
          ...{ distanceKm: 1000, priceMinor: 20_000 - (day === 9 ? 15_000 : 0), details: null },
        })),
      ),
    ),
  });
}
