import { describe, expect, it } from "vitest";
import { type Day, type Itinerary, type Stop, usd } from "@/server/trip";
import { toPublishedPlan } from "..";

const base = {
  start: null,
  end: null,
  cost: usd(42),
  locked: false,
  reasons: [],
  alternatives: [],
};
const at = (time: string) => ({ date: "2022-03-16", time, zone: null });
const leg = {
  ...base,
  kind: "leg" as const,
  id: "leg",
  recordId: "leg",
  name: "Leg",
  from: "St. Petersburg",
  to: "Rockford",
  number: null,
  durationMinutes: null,
  distanceKm: null,
  units: 1,
};
const meal = { ...base, kind: "meal" as const, id: "meal", recordId: "meal", city: "Rockford" };
const visit = { ...base, kind: "visit" as const, id: "visit", recordId: "visit", city: "Rockford" };
const stay = {
  ...base,
  kind: "stay" as const,
  id: "stay",
  recordId: "stay",
  city: "Rockford",
  night: 1,
  nights: 1,
  rooms: 1,
};

function published(stops: Stop[], place: Pick<Day, "from" | "city"> = { from: "Rockford", city: "Rockford" }) {
  const zero = usd(0);
  const itinerary: Itinerary = {
    world: { name: "memory", hash: "memory" },
    origin: "St. Petersburg",
    people: 1,
    days: [{ number: 1, date: "2022-03-16", ...place, stops }],
    cost: { legs: zero, stays: zero, meals: zero, visits: zero, total: zero },
  };
  return toPublishedPlan(itinerary)[0];
}

describe("toPublishedPlan", () => {
  it("writes a moving day with a flight, a dinner and a night", () => {
    const stops: Stop[] = [
      { ...leg, mode: "flight", number: "F3573659", start: at("15:40"), end: at("17:04") },
      { ...meal, meal: "dinner", name: "Coco Bambu" },
      { ...stay, name: "Pure luxury one bdrm + sofa bed on Central Park" },
    ];
    expect(published(stops, { from: "St. Petersburg", city: "Rockford" })).toEqual({
      days: 1,
      current_city: "from St. Petersburg to Rockford",
      transportation:
        "Flight Number: F3573659, from St. Petersburg to Rockford, Departure Time: 15:40, Arrival Time: 17:04",
      breakfast: "-",
      attraction: "-",
      lunch: "-",
      dinner: "Coco Bambu, Rockford",
      accommodation: "Pure luxury one bdrm + sofa bed on Central Park, Rockford",
    });
  });

  it("writes a full day in one city, each attraction closed by a semicolon", () => {
    const stops: Stop[] = [
      { ...meal, meal: "breakfast", name: "Dial A Cake" },
      { ...visit, name: "Burpee Museum of Natural History" },
      { ...meal, meal: "lunch", name: "Flying Mango" },
      { ...visit, name: "Midway Village Museum" },
      { ...meal, meal: "dinner", name: "Cafe Southall" },
      { ...stay, name: "A name, with a comma" },
    ];
    expect(published(stops)).toEqual({
      days: 1,
      current_city: "Rockford",
      transportation: "-",
      breakfast: "Dial A Cake, Rockford",
      attraction: "Burpee Museum of Natural History, Rockford;Midway Village Museum, Rockford;",
      lunch: "Flying Mango, Rockford",
      dinner: "Cafe Southall, Rockford",
      accommodation: "A name, with a comma, Rockford",
    });
  });

  it.each([
    [842, 1433.5, 2, "Duration: 14 hours 2 mins, Distance: 1,433.5 km, Cost: 21"],
    [61, 98, 1, "Duration: 1 hour 1 min, Distance: 98 km, Cost: 42"],
    [45, 41.7, 1, "Duration: 45 mins, Distance: 41.7 km, Cost: 42"],
    [120, 200, 1, "Duration: 2 hours, Distance: 200 km, Cost: 42"],
  ])("writes a drive of %i minutes and %f km with the cost of one car", (durationMinutes, distanceKm, units, facts) => {
    const drive: Stop = { ...leg, mode: "self-driving", durationMinutes, distanceKm, units };
    expect(published([drive])?.transportation).toBe(`Self-driving, from St. Petersburg to Rockford, ${facts}`);
    expect(published([{ ...drive, mode: "taxi" }])?.transportation).toBe(
      `Taxi, from St. Petersburg to Rockford, ${facts}`,
    );
  });
});
