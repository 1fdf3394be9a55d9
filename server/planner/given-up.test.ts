import { describe, expect, it } from "vitest";
import { type EntryKey, type EntryValue, type GivenUp, requestSchema, usd } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, lodging, restaurant, road } from "@/server/worlds/testing";
import { plan } from "./plan";

function house(id: string, priceMinor: number, amenities: string[], cancellation: "Flexible" | "Strict") {
  return lodging({
    ...{ id, name: id, city: "Austin", priceMinor },
    details: {
      ...{ brand: null, proximity: [], amenities, services: [], cancellation, roomFeatures: [], bathroomFeatures: [] },
      ...{ quietHours: false, disabilityAccess: false, address: "", phone: "" },
    },
  });
}

const WORLD = memoryWorld({
  cities: ["Dallas", "Austin"].map((name) => city({ name })),
  lodgings: [house("plain", 50_00, [], "Flexible"), house("pool", 200_00, ["Pool"], "Strict")],
  restaurants: Array.from({ length: 9 }, () => restaurant({ city: "Austin" })),
  attractions: [attraction({ city: "Austin" })],
  roads: [road(), road({ origin: "Austin", destination: "Dallas" })],
});

function givenUp(wishes: readonly [EntryKey, EntryValue][], budget: number | null): GivenUp[] {
  const request = requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "cities", cities: [{ name: "Austin" }] },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: "2026-06-05", days: 3 },
    ...{ people: 1, demands: { budget: budget === null ? null : usd(budget) } },
    preferences: wishes.map(([entry, value]) => ({ entry, value, weight: 0.5 })),
  });
  const answer = plan(request, WORLD, { objective: "preferences", otherTrips: 0 });
  if (answer.status !== "plan") throw new Error(answer.explanation);
  return answer.itinerary.givenUp ?? [];
}

describe("a wish that the plan gives up", () => {
  it("is told with its price and with what it would lose, over the budget too", () => {
    const wishes: [EntryKey, EntryValue][] = [
      ["hotel.preferredAmenities", "Pool"],
      ["hotel.preferredCancellationPolicy", "Flexible"],
    ];
    expect(givenUp(wishes, 300)).toEqual([
      {
        ...{ entry: "hotel.preferredAmenities", value: "Pool", costChange: usd(300) },
        loses: [{ entry: "hotel.preferredCancellationPolicy", value: "Flexible" }],
      },
    ]);
  });

  it("is told apart from others of its list, and as unavailable where no record has it", () => {
    expect(givenUp([["hotel.preferredAmenities", ["Pool", "Breakfast"]]], null)).toEqual([
      { entry: "hotel.preferredAmenities", value: "Breakfast", costChange: null, loses: [] },
    ]);
  });

  it("is none where everything is kept", () => {
    expect(givenUp([["hotel.preferredAmenities", "Pool"]], null)).toEqual([]);
  });
});
