import { describe, expect, test } from "vitest";
import { type BookedItem, usd } from "@/server/trip";
import { stopFactsSchema } from "@/server/views";
import { memoryWorld, type World } from "@/server/worlds";
import { city, lodging } from "@/server/worlds/testing";
import { edited, firstVersion, timedWorld, untimedWorld } from "../testing/trip-to-austin";
import { factsOf } from "./facts-of";

const LODGING_DETAILS = {
  ...{ brand: null, proximity: [], amenities: [], services: [], cancellation: "Strict" as const, roomFeatures: [] },
  ...{ bathroomFeatures: [], quietHours: false, disabilityAccess: false },
};

function facts(version = firstVersion(timedWorld), world = timedWorld) {
  return factsOf(version.itinerary, version.unscheduled, version.request, world);
}

describe("facts of a stop", () => {
  test("say what the records say, in words", () => {
    const swapped = edited(
      firstVersion(timedWorld),
      { kind: "swap", stopId: "day-3-morning", recordId: "museum" },
      timedWorld,
    );
    if (!swapped.ok) throw new Error(swapped.problem.message);
    expect(facts(swapped.value)["day-3-morning"]).toEqual({
      ...{ recordId: "museum", coordinates: null, rating: 4.6, price: "$15 a person" },
      ...{ open: { times: [{ from: "10:00", to: "17:00" }], closedOn: ["Wednesday"] }, hoursNote: null, way: null },
      ...{ type: "Museum", area: null, airports: null, address: null, phone: null, website: null },
      details: [
        { label: "Type", text: "Museum" },
        { label: "Takes", text: "2 h" },
        { label: "Popularity", text: "High" },
        { label: "Guided tours", text: "Yes" },
        { label: "Amenities", text: "Café" },
        { label: "Accessible", text: "Yes" },
      ],
    });
  });

  test("say the way from the place before, by public transport where that is faster", () => {
    const leg = {
      line: "1",
      kind: "tram" as const,
      from: "Casino",
      to: "Place d’Armes",
      minutesOnFootBefore: 1,
      stops: [],
    };
    const often = { ...leg, departure: "09:02", arrival: "09:06", headwayMinutes: 10 };
    const asked: unknown[] = [];
    const wayWith = (
      legs: readonly (typeof often | (Omit<typeof often, "headwayMinutes"> & { headwayMinutes: null }))[],
    ) => {
      const world: World = {
        ...timedWorld,
        describe: () => ({ ...timedWorld.describe(), localTravel: "on foot" }),
        localTravelMinutes: () => 12,
        rides: (...query) => {
          asked.push(query);
          return legs.length === 0 ? null : { legs, minutesOnFootAfter: 1, waitMinutes: 2, minutes: 6 };
        },
      };
      return facts(firstVersion(timedWorld), world)["day-2-lunch"]?.way;
    };
    const words = "tram 1 to Place d’Armes, 6 min, every 10 min (12 min on foot)";
    expect(wayWith([often])).toEqual({ minutes: 8, text: words, isToldAlways: true });
    // From the end of the visit before it.
    expect(asked).toContainEqual(["Austin", "park", "lunch-1", "2026-03-25", 10 * 60 + 45]);
    expect(
      wayWith([
        { ...often, headwayMinutes: null },
        { ...often, line: "2", to: "Port" },
      ])?.text,
    ).toBe("tram 1 at 09:02 to Place d’Armes, then tram 2 to Port, 6 min (12 min on foot)");
    expect(wayWith([])).toEqual({ minutes: 12, text: "12 min on foot", isToldAlways: true });
    const elsewhere: World = { ...timedWorld, localTravelMinutes: () => 12 };
    expect(facts(firstVersion(timedWorld), elsewhere)["day-2-lunch"]?.way).toEqual({
      ...{ minutes: 12, text: "12 min to get there", isToldAlways: false },
    });
  });

  test("of a stay name the price of a night and room, and how long it must be", () => {
    const stay = facts()["day-2-stay"];
    expect(stay).toMatchObject({ price: "$80 a night and room", rating: 3.5, open: null });
    expect(stay?.details).toEqual([
      { label: "Room", text: "Entire home" },
      { label: "Sleeps", text: "2 in a room" },
    ]);
  });

  test("of a leg lie where it leads to: the city, else the middle of its attractions", () => {
    expect(facts()["day-4-leg"]?.coordinates).toEqual({ latitude: 32.8, longitude: -96.8 });
    expect(facts()["day-1-leg"]?.coordinates?.latitude).toBeCloseTo(30.3);
    expect(facts()["day-1-leg"]).toMatchObject({ price: "$60 a person", rating: null });
  });

  test("of lodging and restaurants name address and phone where the world has them, and the part of the city", () => {
    const contact = { address: "214 Willow Street, Austin", phone: "(512) 555-0107" };
    const world = memoryWorld({
      cities: [city({ name: "Austin", zone: "America/Chicago", coordinates: { latitude: 30.3, longitude: -97.7 } })],
      lodgings: [lodging({ city: "Austin", id: "inn", coordinates: { latitude: 30.305, longitude: -97.7 } })].map(
        (inn) => ({ ...inn, details: { ...LODGING_DETAILS, ...contact } }),
      ),
    });
    expect(facts(firstVersion(timedWorld), world)["day-1-stay"]).toMatchObject({ ...contact, area: "Downtown" });
  });

  test("of a flight name its airports", () => {
    const world = memoryWorld({
      cities: [city({ name: "Dallas", airports: ["DFW", "DAL"] }), city({ name: "Austin" })],
    });
    expect(facts(firstVersion(timedWorld), world)["day-1-leg"]?.airports).toEqual({ from: "DFW", to: null });
  });

  test("stand for every stop, also unscheduled ones, in worlds without times too", () => {
    const aside = edited(firstVersion(untimedWorld), { kind: "unschedule", stopId: "day-2-lunch" }, untimedWorld);
    if (!aside.ok) throw new Error(aside.problem.message);
    const known = facts(aside.value, untimedWorld);
    const ids = aside.value.itinerary.days.flatMap(({ stops }) => stops.map(({ id }) => id));
    expect(Object.keys(known)).toEqual([...ids, "saved-lunch-1"]);
    for (const each of Object.values(known)) expect(stopFactsSchema.parse(each)).toEqual(each);
  });

  test("of what is booked say only what the traveler said", () => {
    const item: BookedItem = {
      ...{ kind: "meal", id: "booked:table", day: 2, name: "Chez Nous", city: "Austin", meal: "dinner" },
      ...{ start: "19:30", cuisines: "French", pricePerPerson: usd(45) },
    };
    const booked = edited(firstVersion(timedWorld), { kind: "book", item }, timedWorld);
    if (!booked.ok) throw new Error(booked.problem.message);
    expect(facts(booked.value)["day-2-dinner"]).toMatchObject({
      ...{ rating: null, open: null, price: "$45 a person" },
      details: [{ label: "Cuisines", text: "French" }],
    });
    // What was paid is known, also where the world's own prices are estimates.
    const estimating: World = { ...timedWorld, describe: () => ({ ...timedWorld.describe(), estimatesPrices: true }) };
    expect(facts(booked.value, estimating)["day-2-dinner"]?.price).toBe("$45 a person");
  });
});
