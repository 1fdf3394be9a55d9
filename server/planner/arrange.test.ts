import { describe, expect, it } from "vitest";
import { type Itinerary, minutesOfDay, type Pace, requestSchema, type TripRequest } from "@/server/trip";
import { dailyHours, memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import { plan } from "./plan";

const ALL_DAY = dailyHours(0, 24 * 60);

function sight(id: string, type: string, rating: number, close = 24 * 60) {
  return attraction({
    ...{ id, name: id, city: "Miami", hours: dailyHours(0, close) },
    details: {
      ...{ types: [type], durationMinutes: 90, popularity: "Medium", rating, guidedTours: false, specialEvents: [] },
      ...{ amenities: [], disabilityAccess: false },
    },
  });
}

/** Three days in Miami; flights at dawn and at ten, equally dear. */
function world(): World {
  const leg = (id: string, day: number, from: string, to: string, departureTime: string, arrivalTime: string) =>
    flight({ id, number: id, date: `2026-06-0${day}`, origin: from, destination: to, departureTime, arrivalTime });
  return memoryWorld({
    cities: ["Dallas", "Miami"].map((name) => city({ name, zone: "UTC" })),
    lodgings: [lodging({ city: "Miami" })],
    restaurants: Array.from({ length: 12 }, (_, index) =>
      restaurant({ id: `table-${index}`, city: "Miami", hours: ALL_DAY, priceMinor: 1000 + 100 * index }),
    ),
    attractions: [
      ...["gallery one", "gallery two"].map((id, index) => sight(id, "art", 5 - index / 10)),
      ...["market one", "market two"].map((id, index) => sight(id, "food market", 4.9 - index / 10)),
      ...["park", "zoo"].map((id) => sight(id, id, 4)),
    ],
    scheduledLegs: [
      leg("dawn", 1, "Dallas", "Miami", "06:00", "08:00"),
      leg("ten", 1, "Dallas", "Miami", "10:00", "12:00"),
      leg("home", 4, "Miami", "Dallas", "18:30", "20:30"),
    ],
  });
}

function planned(given: Partial<TripRequest> = {}): Itinerary {
  const request = requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "cities", cities: [{ name: "Miami" }] },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: "2026-06-01", days: 4 },
    ...{ people: 1, demands: {}, ...given },
  });
  const answer = plan(request, world(), { objective: "preferences", otherTrips: 0 });
  if (answer.status !== "plan") throw new Error(answer.explanation);
  return answer.itinerary;
}

const stopsOf = ({ days }: Itinerary) =>
  days.flatMap(({ number, stops }) => stops.map((stop) => ({ ...stop, day: number })));
const startOf = (stop: { start: { time: string } | null }) => minutesOfDay(stop.start?.time ?? "00:00");

describe("the days of a trip", () => {
  const itinerary = planned();
  const visits = stopsOf(itinerary).filter(({ kind }) => kind === "visit");

  it("leave at ten rather than at dawn", () => {
    expect(itinerary.days[0]?.stops.find(({ kind }) => kind === "leg")?.recordId).toBe("ten");
  });

  it("have something to see on the first day and on the last", () => {
    expect([1, 4].map((day) => visits.some((visit) => visit.day === day))).toEqual([true, true]);
  });

  it("show no two sights of a kind in a row, and no market after breakfast", () => {
    const kinds = visits.map(({ name }) => name.split(" ")[0]);
    expect(kinds.length).toBeGreaterThan(4);
    expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
    expect(visits.filter((visit) => visit.name.startsWith("market")).every((visit) => startOf(visit) > 12 * 60)).toBe(
      true,
    );
  });

  it("dine when the city does", () => {
    const dinners = stopsOf(itinerary).filter((stop) => stop.kind === "meal" && stop.meal === "dinner");
    expect(new Set(dinners.map(startOf))).toEqual(new Set([19 * 60 + 30]));
  });

  it.each<[Pace, number, number]>([
    ["relaxed", 1, 9 * 60 + 30],
    ["packed", 4, 7 * 60 + 30],
  ])("have the hours of a %s pace", (pace, most, earliest) => {
    const { days } = planned({ pace });
    const full = days[1]?.stops ?? [];
    expect(full.filter(({ kind }) => kind === "visit").length).toBeLessThanOrEqual(most);
    expect(Math.min(...full.filter(({ kind }) => kind !== "stay").map(startOf))).toBe(earliest);
  });

  it("have their plainest meal at breakfast and their best one at dinner", () => {
    const costOf = (meal: string) =>
      stopsOf(itinerary).flatMap((stop) => (stop.kind === "meal" && stop.meal === meal ? [stop.cost.amountMinor] : []));
    expect(Math.max(...costOf("breakfast"))).toBeLessThan(Math.min(...costOf("lunch")));
    expect(Math.max(...costOf("lunch"))).toBeLessThan(Math.min(...costOf("dinner")));
  });
});
