import { describe, expect, it } from "vitest";
import { usd } from "@/server/trip";
import { roundTrip } from "../testing/itineraries";
import { citiesOf, costDifference, differenceLine, modesOf } from "./trip-difference";

const trip = roundTrip("Chicago", ["Miami", "Orlando"]);

describe("differenceLine", () => {
  it.each([
    ["another city", roundTrip("Chicago", ["Tampa", "Orlando"]), "Tampa instead of Miami"],
    ["a city less", roundTrip("Chicago", ["Miami"]), "Without Orlando"],
    ["another order", roundTrip("Chicago", ["Orlando", "Miami"]), "Orlando, then Miami"],
    ["another way", roundTrip("Chicago", ["Miami", "Orlando"], { mode: "self-driving" }), "Driving yourself"],
    ["other dates", roundTrip("Chicago", ["Miami", "Orlando"], { start: 16 }), "Some days later"],
    ["other stops", trip, "The same cities with other stops"],
  ])("names %s", (_, other, line) => {
    expect(differenceLine(trip, other)).toBe(line);
  });

  it("joins several differences", () => {
    const other = roundTrip("Chicago", ["Tampa", "Orlando"], { mode: "train", start: 12 });
    expect(differenceLine(trip, other)).toBe("Tampa instead of Miami, by train, some days earlier");
  });
});

describe("reading an itinerary", () => {
  it("lists cities and ways once", () => {
    expect(citiesOf(trip)).toEqual(["Miami", "Orlando"]);
    expect(modesOf(trip)).toEqual(["flight"]);
  });
});

describe("costDifference", () => {
  it("says more, less or the same", () => {
    expect([usd(40), usd(-12.5), usd(0)].map(costDifference)).toEqual(["$40 more", "$12.50 less", "the same cost"]);
  });
});
