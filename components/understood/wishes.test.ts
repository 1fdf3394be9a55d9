import { describe, expect, it } from "vitest";
import { floridaRequest } from "../testing/trip-requests";
import { knownAs, vagueIn, vagueNotes, wishesOf, wishesOfRequest } from "./wishes";

describe("wishes on the card", () => {
  it("come in the order of the entries, without what the facts of the trip say", () => {
    const wishes = wishesOf({
      entries: { "hotel.ratings": 4, "flight.preferredCabin": "economy", "persona.budget": 900 },
    });
    expect(wishes.map(({ entry }) => entry)).toEqual(["flight.preferredCabin", "hotel.ratings"]);
  });

  it("say what must be, what must not be, and what is not wanted", () => {
    const wishes = wishesOf({
      entries: { "hotel.preferredAmenities": ["Pool", "Breakfast"] },
      insisted: { "hotel.preferredAmenities": "Pool" },
      unwanted: { "attraction.preferredType": ["shopping", "zoo"] },
      ruledOut: { "attraction.preferredType": ["zoo"] },
    });
    expect(wishes.map(({ value, strength }) => [strength, [value].flat().join()])).toEqual([
      ["must", "Pool"],
      ["want", "Breakfast"],
      ["must not", "zoo"],
      ["avoid", "shopping"],
    ]);
  });

  it("are those that were said of a planned trip", () => {
    const request = floridaRequest({
      preferences: [
        { entry: "hotel.ratings", value: 4, weight: 1, strength: "want" },
        { entry: "flight.preferredCabin", value: "economy", weight: 0.5, strength: "want" },
      ],
      assumed: ["flight.preferredCabin"],
    });
    expect(wishesOfRequest(request)).toEqual([{ entry: "hotel.ratings", value: 4, strength: "want" }]);
  });

  it("are asked about where they are vague, not the fields of the trip", () => {
    expect(vagueIn({ unclear: ["origin", "hotel.preferredProximity"] })).toEqual(["hotel.preferredProximity"]);
    expect(vagueNotes({ unclear: ["origin", "hotel.preferredProximity"] })).toEqual(["Hotel · Close to (unclear)"]);
    expect(knownAs("hotel.preferredProximity", null).state).toBe("unknown");
    expect(knownAs("hotel.ratings", 4)).toMatchObject({ state: "said", value: 4 });
  });
});
