import { describe, expect, it } from "vitest";
import { wishLabel } from "./wish-label";

describe("a wish by name", () => {
  it("names the group, the entry and the value, and no key", () => {
    expect(wishLabel("flight.preferredCabin", "economy")).toBe("Flight cabin: Economy");
    expect(wishLabel("flight.needInflightEntertainment", "free Wi-Fi")).toBe("Flight Wi-Fi on board: Free Wi-Fi");
    expect(wishLabel("hotel.preferredAmenities", ["Pool", "Parking"])).toBe("Hotel amenities: Pool and Parking");
    expect(wishLabel("hotel.ratings", 4)).toBe("Hotel rating: 4 stars or better");
    expect(wishLabel("persona.budget", 1_500)).toBe("Budget for the trip: $1,500");
  });

  it("leaves a plain yes out", () => {
    expect(wishLabel("hotel.needDisabilityAccess", true)).toBe("Hotel step-free access");
    expect(wishLabel("persona.travelWithPets", false)).toBe("With a pet: No");
  });
});
