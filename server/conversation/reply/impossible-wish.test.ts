import { describe, expect, it } from "vitest";
import { newDialog, setEntry } from "@/server/elicitation";
import type { Said } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { city, lodging } from "@/server/worlds/testing";
import { impossibleSentence } from "./impossible-wish";

const details = (proximity: string[]) => ({
  ...{ brand: null, proximity, amenities: [], services: [], cancellation: "Strict" as const, roomFeatures: [] },
  ...{ bathroomFeatures: [], quietHours: false, disabilityAccess: false, address: "", phone: "" },
});
const world = memoryWorld({
  cities: [
    city({ name: "Denver", coordinates: { latitude: 39.7, longitude: -105 } }),
    city({ name: "Miami", coordinates: { latitude: 25.8, longitude: -80.2 } }),
    city({ name: "San Diego", coordinates: { latitude: 32.7, longitude: -117.2 } }),
  ],
  lodgings: [
    lodging({ city: "Denver", details: details(["downtown"]) }),
    lodging({ city: "Miami", details: details(["beach"]) }),
    lodging({ city: "San Diego", details: details(["beach"]) }),
  ],
});
const before = { said: saidTo("Denver"), dialog: newDialog() };
const beach = setEntry(newDialog(), "hotel.preferredProximity", "beach");

function saidTo(destination: string): Said {
  return { trip: { destinations: [destination] }, constraints: {}, entries: {}, unclear: [] };
}

describe("a wish that a city cannot fulfill", () => {
  it("is named once, with the closest city that can and what there is instead", () => {
    const wished = { said: saidTo("Denver"), dialog: beach };
    expect(impossibleSentence(before, wished, world)).toBe(
      "There's no hotel near the beach in Denver. The closest city with one is San Diego. Denver has: downtown.",
    );
    expect(impossibleSentence(wished, wished, world)).toBeNull();
  });

  it("is nothing to say where a city fulfills it, or the records do not tell", () => {
    expect(impossibleSentence(before, { said: saidTo("Miami"), dialog: beach }, world)).toBeNull();
    const silent = memoryWorld({ cities: [city({ name: "Denver" })], lodgings: [lodging({ city: "Denver" })] });
    expect(impossibleSentence(before, { said: saidTo("Denver"), dialog: beach }, silent)).toBeNull();
  });
});
