import { describe, expect, it } from "vitest";
import { type BookedItem, requestSchema, usd } from "@/server/trip";
import { memoryWorld } from "../memory-world";
import { city, restaurant, worldConformance } from "../testing";
import { datedTables, weeklyTables } from "../testing/small-world";
import { worldWithBooked } from "./world-with-booked";

const price = usd(25);
const leg: BookedItem & { kind: "leg" } = {
  kind: "leg",
  id: "booked:leg",
  day: 2,
  mode: "flight",
  number: "XY 12",
  from: "Dallas",
  to: "Austin",
  departure: "09:00",
  arrival: "10:10",
  pricePerPerson: price,
};
const everything: BookedItem[] = [
  leg,
  { kind: "stay", id: "booked:stay", day: 1, name: "Aunt Mae's", city: "Austin", nights: 2, pricePerNight: usd(0) },
  {
    kind: "meal",
    ...{ id: "booked:meal", day: 1, name: "Lotus Pavilion", city: "Austin", meal: "dinner", start: "19:30" },
    ...{ cuisines: "Thai, Seafood", pricePerPerson: price },
  },
  {
    kind: "visit",
    ...{ id: "booked:visit", day: 2, name: "Boat trip", city: "Austin", start: "10:00", minutes: 200 },
    pricePerPerson: price,
  },
];

function asking(booked: readonly BookedItem[], given: object = {}) {
  return requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "cities", cities: [{ name: "Austin" }] },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: "2022-03-09", days: 3 },
    people: 3,
    demands: {},
    booked,
    ...given,
  });
}

describe("a world with booked items", () => {
  worldConformance("with dates", () => worldWithBooked(memoryWorld(datedTables()), asking(everything)));
  worldConformance("with a timetable", () => worldWithBooked(memoryWorld(weeklyTables()), asking(everything)));

  const plain = memoryWorld(datedTables());

  it("is the world itself when nothing is booked", () => {
    expect(worldWithBooked(plain, asking([]))).toBe(plain);
  });

  it("lists each item after the world's own records, under its id", () => {
    const world = worldWithBooked(plain, asking(everything));
    expect(world.lodgings("Austin").map(({ id }) => id)).toEqual(
      [...plain.lodgings("Austin"), { id: "booked:stay" }].map(({ id }) => id),
    );
    expect(world.restaurants("Austin").at(-1)).toMatchObject({
      id: "booked:meal",
      cuisines: "Thai, Seafood",
      hours: null,
    });
    expect(world.attractions("Austin").at(-1)?.details?.durationMinutes).toBe(200);
    expect(world.restaurants("Dallas")).toEqual(plain.restaurants("Dallas"));
    expect(world.scheduledLegs("Dallas", "Austin", "2022-03-10").at(-1)).toMatchObject({
      id: "booked:leg",
      durationMinutes: 70,
      priceMinor: 2500,
    });
    expect(world.scheduledLegs("Dallas", "Austin", "2022-03-09")).toEqual([]);
    expect(world.describe()).toBe(plain.describe());
    expect(world.localTravelMinutes("Austin", "booked:meal", "booked:visit")).toBeNull();
  });

  it("has lodging that takes everyone, keeps the demands, and costs what was said", () => {
    const request = asking(everything, { demands: { roomType: "private room", houseRule: ["pets"] } });
    expect(worldWithBooked(plain, request).lodgings("Austin").at(-1)).toMatchObject({
      ...{ roomType: "Private room", houseRules: "", maximumOccupancy: 3, minimumNights: 1, priceMinor: 0 },
    });
  });

  it("takes the duration of a leg from the local times and the zones", () => {
    const zones = memoryWorld({
      cities: [city({ name: "Dallas", zone: "America/Chicago" }), city({ name: "Austin", zone: "America/New_York" })],
      restaurants: [restaurant({ city: "Austin" })],
    });
    const flight = (given: Partial<typeof leg>) =>
      worldWithBooked(zones, asking([{ ...leg, ...given }])).scheduledLegs("Dallas", "Austin", "2022-03-10");
    expect(flight({})[0]?.durationMinutes).toBe(10);
    expect(flight({ departure: "09:10" })).toEqual([]);
  });

  it("has no leg where the dates are open, or that arrives before it leaves", () => {
    const window = { dates: { kind: "window", from: "2022-03-09", to: "2022-03-20", days: 3 } };
    expect(worldWithBooked(plain, asking([leg], window)).legByNumber("XY 12")).toBeUndefined();
    expect(worldWithBooked(plain, asking([{ ...leg, arrival: "08:00" }])).legByNumber("XY 12")).toBeUndefined();
    expect(worldWithBooked(plain, asking([leg])).legByNumber("XY 12")?.id).toBe("booked:leg");
  });
});
