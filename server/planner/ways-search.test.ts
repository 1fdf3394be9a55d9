import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Itinerary, minutesOfDay, type Pace, requestSchema, type TripRequest } from "@/server/trip";
import { dailyHours, memoryWorld, type World } from "@/server/worlds";
import { lightestTrip, objectiveWeights } from "./best-trip";
import { BudgetSearch } from "./budget-search";
import { waysFit } from "./day-course";
import { type Frame, frameTrip } from "./frame";
import { cheapestTrip } from "./least-cost";
import { plan } from "./plan";
import { SearchControl } from "./search-control";
import { leastOfDaysByForce, type Place } from "./testing/brute-force-ways";
import { tripWeight } from "./trip-weight";

const START = "2026-06-01";
const CITY = "Alpha";
const NIGHT = 5000;

/** Where a place is, in minutes on foot: far ends of a city are an hour apart and more. */
const spot = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) });
const price = fc.integer({ min: 1, max: 9 }).map((dollars) => dollars * 100);
const hours = fc.option(
  fc
    .record({ open: fc.constantFrom(420, 480, 660, 840), close: fc.constantFrom(840, 1080, 1350, 1380) })
    .map(({ open, close }) => dailyHours(open, Math.max(close, open + 60), [])),
  { nil: null, freq: 4 },
);
const rating = fc.constantFrom(2, 3, 4, 5);
const restaurant = fc.record({
  spot,
  price,
  rating,
  hours,
  cuisines: fc.constantFrom("Thai", "French", "Thai, French", ""),
});
const attraction = fc.record({ spot, price, rating, hours, minutes: fc.constantFrom(15, 60, 90, 150) });

const BARE = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

interface WideTrip {
  readonly world: World;
  readonly request: TripRequest;
}

const wideTrip: fc.Arbitrary<WideTrip> = fc
  .record({
    restaurants: fc.array(restaurant, { minLength: 6, maxLength: 7 }),
    attractions: fc.array(attraction, { minLength: 2, maxLength: 4 }),
    pace: fc.constantFrom<Pace>("normal", "normal", "packed"),
    cuisines: fc.subarray(["Thai", "French"]),
  })
  .map(({ restaurants, attractions, pace, cuisines }) => {
    const spots = [...restaurants, ...attractions].map((place, index) => ({ id: String(index), ...place.spot }));
    const world = memoryWorld({
      cities: [{ name: CITY, state: "Region", coordinates: null, zone: "UTC", airports: [] }],
      lodgings: [
        {
          ...{ id: "house", name: "House", city: CITY, roomType: "Entire home/apt", minimumNights: 1 },
          ...{ priceMinor: NIGHT, maximumOccupancy: 2, rating: 4, houseRules: "" },
          ...{ coordinates: null, nameResolves: true, details: null },
        },
      ],
      restaurants: restaurants.map(({ cuisines: served, hours: open, price: priceMinor, rating }, index) => ({
        ...{ id: String(index), name: `Table ${index}`, city: CITY, cuisines: served, priceMinor, rating },
        ...{ coordinates: null, hours: open, nameResolves: true, details: null },
      })),
      attractions: attractions.map(({ hours: open, price: priceMinor, minutes, rating }, index) => ({
        ...{ id: String(restaurants.length + index), name: `Sight ${index}`, city: CITY, address: "", phone: "" },
        ...{ website: "", coordinates: null, priceMinor, hours: open, nameResolves: true },
        details: {
          ...{ types: ["museum"], durationMinutes: minutes, popularity: "Medium" as const, rating },
          ...{ guidedTours: false, specialEvents: [], amenities: [], disabilityAccess: false },
        },
      })),
      localTravelTimes: spots.flatMap((from) =>
        spots.map((to) => ({
          ...{ city: CITY, fromId: from.id, toId: to.id },
          minutes: Math.ceil(Math.hypot(from.x - to.x, from.y - to.y)),
        })),
      ),
    });
    const request = requestSchema.parse({
      origin: CITY,
      destination: { kind: "cities", cities: [{ name: CITY }], ordered: false },
      returnTo: CITY,
      dates: { kind: "fixed", start: START, days: 2 },
      people: 1,
      demands: { budget: null, transportation: null, roomType: null, houseRule: [], cuisines },
      pace,
    });
    return { world, request };
  });

/** Minutes of a ride from one place to another, before and after one o'clock; null: none is sure. */
const ride = fc.record({
  morning: fc.option(fc.integer({ min: 5, max: 35 }), { nil: null, freq: 4 }),
  afternoon: fc.option(fc.integer({ min: 5, max: 35 }), { nil: null, freq: 4 }),
});
const ONE_O_CLOCK = 13 * 60;

/** The same with rides between places, in no order: one by way of a third place may be sooner than the direct one. */
const ridingTrip: fc.Arbitrary<WideTrip> = fc
  .tuple(wideTrip, fc.array(ride, { minLength: 7, maxLength: 7 }))
  .map(([{ world, request }, rides]) => {
    const sureRideMinutes: World["sureRideMinutes"] = (_city, fromId, toId, _date, departure) => {
      const { morning, afternoon } = rides[(Number(fromId) * 3 + Number(toId)) % rides.length] ?? {};
      const now = departure < ONE_O_CLOCK ? (morning ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
      const later = Math.max(0, ONE_O_CLOCK - departure) + (afternoon ?? Number.POSITIVE_INFINITY);
      const minutes = Math.min(now, later);
      return Number.isFinite(minutes) ? minutes : null;
    };
    return { world: { ...world, sureRideMinutes }, request };
  });

/** With as many tables as meals, a proof may have to try too many orders for its time. */
const seen = { plans: 0, none: 0, longWays: 0, rides: 0, unproven: 0 };

function expectWalkable({ days }: Itinerary, world: World): void {
  for (const { stops } of days) {
    const timed = stops.filter((stop) => stop.kind !== "stay" && stop.kind !== "leg");
    for (const [index, stop] of timed.entries()) {
      const before = timed[index - 1];
      if (before?.end == null || stop.start === null) continue;
      const [from, to] = [before.recordId, stop.recordId];
      const walk = world.localTravelMinutes(CITY, from, to) ?? 0;
      const leaves = minutesOfDay(before.end.time);
      const ridden = world.sureRideMinutes?.(CITY, from, to, before.end.date, leaves) ?? walk;
      const gap = minutesOfDay(stop.start.time) - leaves;
      if (walk > 30) seen.longWays++;
      if (gap < walk) seen.rides++;
      expect(gap).toBeGreaterThanOrEqual(Math.min(walk, ridden));
    }
  }
}

describe("trips in a city wider than the usual gap between two stops", () => {
  it("cost what trying every place in every slot gives, and leave time for every way", () => {
    fc.assert(
      fc.property(wideTrip, ({ world, request }) => {
        const answer = plan(request, world, { ...BARE, objective: "cost", timeLimitMs: 3000 });
        const least = leastOfDaysByForce(request, START, world);
        if (!answer.proven) {
          seen.unproven++;
          return;
        }
        if (answer.status === "infeasible") {
          seen.none++;
          expect(least).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        seen.plans++;
        expect(answer.itinerary.cost.total.amountMinor).toBe(NIGHT + least);
        expectWalkable(answer.itinerary, world);
      }),
      { numRuns: 60 },
    );
  });

  it("cost the same where rides count, and leave time for each of them", () => {
    let [plans, unproven] = [0, 0];
    fc.assert(
      fc.property(ridingTrip, ({ world, request }) => {
        const answer = plan(request, world, { ...BARE, objective: "cost", timeLimitMs: 3000 });
        const least = leastOfDaysByForce(request, START, world);
        if (!answer.proven) {
          unproven++;
          return;
        }
        if (answer.status === "infeasible") {
          expect(least).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        plans++;
        expect(answer.itinerary.cost.total.amountMinor).toBe(NIGHT + least);
        expectWalkable(answer.itinerary, world);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(plans).toBeGreaterThan(10);
    expect(seen.rides).toBeGreaterThan(10);
    expect(unproven).toBeLessThan(5);
  });

  it("are tried on cities of every kind", () => {
    expect(seen.plans).toBeGreaterThan(10);
    expect(seen.none).toBeGreaterThan(10);
    expect(seen.longWays).toBeGreaterThan(20);
    expect(seen.unproven).toBeLessThan(5);
  });

  it("have no way that is too long when wishes decide", () => {
    fc.assert(
      fc.property(wideTrip, fc.integer({ min: 60, max: 110 }), ({ world, request }, dollars) => {
        const budget = { amountMinor: dollars * 100, currency: "USD" as const };
        const asked = { ...request, demands: { ...request.demands, budget } };
        const answer = plan(asked, world, { objective: "preferences" });
        if (answer.status === "plan") expectWalkable(answer.itinerary, world);
      }),
      { numRuns: 50 },
    );
  });

  it("are the best within a budget by what trying every place in every slot gives, without a price on cents to go by", () => {
    const weightsAt = (frame: Frame, costWeight: number) => objectiveWeights("preferences", frame, costWeight);
    let searched = 0;
    fc.assert(
      fc.property(wideTrip, fc.integer({ min: 1, max: 8 }), ({ world, request }, dollars) => {
        const control = new SearchControl(performance.now() + 10_000, () => false);
        const frame = frameTrip(request, START, world);
        if ("sentence" in frame) throw new Error(frame.sentence);
        const { trip: cheapest } = cheapestTrip(request, [START], world, control);
        if (cheapest === null) return;
        const weights = weightsAt(frame, 0);
        const { weight: bound } = lightestTrip(request, [START], world, () => weights, control);
        const budget = cheapest.costMinor + dollars * 100;
        const search = new BudgetSearch(
          frame,
          false,
          { budget, price: 0, bound, weightsAt },
          { trip: cheapest, weight: tripWeight(cheapest, weights) },
          control,
        );
        search.run();
        expect(search.complete).toBe(true);
        const { trip, weight } = search.best;
        expect(trip.costMinor).toBeLessThanOrEqual(budget);
        expect(waysFit(trip)).toBe(true);
        const [house] = world.lodgings(CITY);
        const night = house === undefined ? 0 : weights.night(house);
        const byWishes = {
          stop: (place: Place) => ("cuisines" in place ? weights.meal(place) : weights.visit(place)),
          furtherVisit: weights.optionalVisit,
        };
        const least = leastOfDaysByForce(request, START, world, byWishes, budget - NIGHT);
        expect(weight).toBeCloseTo(night + least, 6);
        searched++;
      }),
      { numRuns: 20 },
    );
    expect(searched).toBeGreaterThan(5);
  });
});
