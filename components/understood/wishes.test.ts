import { describe, expect, it } from "vitest";
import { floridaRequest } from "../testing/trip-requests";
import { knownAs, vagueIn, vagueNotes, wishesOf, wishesOfRequest } from "./wishes";

describe("wishes on the card", () => {
  it("come in the order of the entries, without what the facts of the trip say", () => {
    const wishes = wishesOf({ "hotel.ratings": 4, "flight.preferredCabin": "economy", "persona.budget": 900 });
    expect(wishes.map(({ entry }) => entry)).toEqual(["flight.preferredCabin", "hotel.ratings"]);
  });

  it("are those that were said of a planned trip", () => {
    const request = floridaRequest({
      preferences: [
        { entry: "hotel.ratings", value: 4, weight: 1 },
        { entry: "flight.preferredCabin", value: "economy", weight: 0.5 },
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
