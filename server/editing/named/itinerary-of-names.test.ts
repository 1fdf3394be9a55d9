import { describe, expect, test } from "vitest";
import { type LegMode, requestSchema } from "@/server/trip";
import { dailyHours, memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import { itineraryOfNames } from "./itinerary-of-names";
import type { NamedStop } from "./named-plan";

const ZONE = "America/Chicago";
const world = memoryWorld({
  cities: [city({ name: "Dallas", zone: ZONE }), city({ name: "Austin", zone: ZONE })],
  scheduledLegs: [flight({ number: "F1", date: "2022-03-10" })],
  roads: [road({ origin: "Austin", destination: "Dallas", minutes: 180, km: 300 })],
  lodgings: [lodging({ city: "Austin", name: "Quiet room" })],
  restaurants: ["Early", "Late"].map((name) => restaurant({ city: "Austin", name })),
  attractions: [
    attraction({ city: "Austin", name: "Museum", hours: dailyHours(14 * 60, 18 * 60, []) }),
    attraction({ city: "Austin", name: "Tower" }),
  ],
});
const request = requestSchema.parse({
  ...{ origin: "Dallas", returnTo: "Dallas", people: 2, demands: {} },
  destination: { kind: "cities", cities: [{ name: "Austin" }] },
  dates: { kind: "fixed", start: "2022-03-10", days: 2 },
});

const untimed = { city: "Austin", start: null, end: null };
const leg = (mode: LegMode, number: string | null, from: string, to: string): NamedStop => ({
  ...{ kind: "leg", mode, number, from, to, start: null },
});
const timesOf = (stops: readonly NamedStop[], from: string, to: string) => {
  const { days } = itineraryOfNames(request, { start: "2022-03-10", days: [{ from, city: to, stops }] }, world);
  return days[0]?.stops.map(({ name, start, recordId }) => [name, start?.time ?? null, recordId !== ""]);
};

describe("a plan by names", () => {
  test("gets records, prices and times that fit", () => {
    const stops: NamedStop[] = [
      leg("flight", "F1", "Dallas", "Austin"),
      { kind: "visit", name: "Museum", ...untimed },
      { kind: "meal", meal: "dinner", name: "Late", ...untimed },
      { kind: "stay", name: "Quiet room", city: "Austin" },
    ];
    const days = [{ from: "Dallas", city: "Austin", stops }];
    const { cost, days: made } = itineraryOfNames(request, { start: "2022-03-10", days }, world);
    expect(made[0]?.stops.map(({ kind }) => kind)).toEqual(["leg", "visit", "meal", "stay"]);
    expect(made[0]?.stops[1]?.start?.time).toBe("14:00");
    expect(made[0]?.stops[2]?.start?.time).toBe("18:30");
    const sum = made.flatMap((day) => day.stops).reduce((total, stop) => total + stop.cost.amountMinor, 0);
    expect(cost.total.amountMinor).toBe(sum);
    expect(cost.legs.amountMinor).toBeGreaterThan(0);
  });

  test("keeps the times that are said", () => {
    const visit = { kind: "visit", name: "Tower", city: "Austin", start: "16:00", end: "16:30" } as const;
    expect(timesOf([visit], "Austin", "Austin")).toEqual([["Tower", "16:00", true]]);
  });

  test("leaves by road once what is named before it is over", () => {
    const stops: NamedStop[] = [
      leg("self-driving", null, "Austin", "Dallas"),
      { kind: "meal", meal: "lunch", name: "Early", ...untimed },
    ];
    expect(timesOf(stops, "Austin", "Dallas")).toEqual([
      ["Early", "12:30", true],
      ["Drive to Dallas", "13:30", true],
    ]);
    expect(timesOf(stops.slice(0, 1), "Austin", "Dallas")).toEqual([["Drive to Dallas", "09:00", true]]);
  });

  test("keeps what the world does not have, without a record", () => {
    const stops: NamedStop[] = [
      leg("train", "N1", "Dallas", "Austin"),
      { kind: "visit", name: "Nowhere", ...untimed },
      { kind: "stay", name: "No inn", city: "Austin" },
    ];
    const made = timesOf(stops, "Dallas", "Austin");
    expect(made?.map(([name, , isKnown]) => [name, isKnown])).toEqual([
      ["train N1", false],
      ["Nowhere", false],
      ["No inn", false],
    ]);
  });
});
