import { describe, expect, it } from "vitest";
import { PREFERENCE_ENTRIES } from "@/server/trip";
import { ENTRY_GROUPS, fullLabel, isOfGroup, questionsLeftWords, sureness, valueWords } from "./entry-words";
import { learnedWords } from "./learned-words";

describe("the words of the entries", () => {
  it("name every entry differently, and put each in one group", () => {
    const keys = PREFERENCE_ENTRIES.map(({ key }) => key);
    expect(new Set(keys.map(fullLabel)).size).toBe(keys.length);
    expect(keys.filter((key) => ENTRY_GROUPS.filter((group) => isOfGroup(key, group)).length !== 1)).toEqual([]);
  });

  it("say a value as a traveler would", () => {
    expect(valueWords("persona.budget", 2_900)).toBe("$2,900");
    expect(valueWords("hotel.ratings", 4)).toBe("At least 4 stars");
    expect(valueWords("restaurant.ratings", 1)).toBe("At least 1 star");
    expect(valueWords("persona.age", 34)).toBe("34 years");
    expect(valueWords("hotel.needDisabilityAccess", false)).toBe("No");
    expect(valueWords("hotel.preferredAmenities", ["Pool", "Parking"])).toBe("Pool or Parking");
    expect(valueWords("flight.preferredAirline", "no preference")).toBe("No preference");
  });

  it("tell sure from unsure and few from many", () => {
    expect([0.9, 0.7, 0.5, 0.2].map(sureness)).toEqual(["very likely", "likely", "maybe", "just a guess"]);
    expect([0, 1, 3, 20].map(questionsLeftWords)).toEqual([
      "No more questions",
      "About one question left",
      "About three questions left",
      "About 20 questions left",
    ]);
  });
});

describe("what a message changed", () => {
  it("tells what is insisted on and what is not wanted", () => {
    const kinds = { entry: "attraction.preferredType", before: null } as const;
    expect(learnedWords({ ...kinds, value: "museum", strength: "must" })).toBe("Attraction · Kind: Museum (must)");
    expect(learnedWords({ ...kinds, value: ["shopping", "zoo"], strength: "avoid" })).toBe(
      "Attraction · Kind: No shopping or zoo",
    );
  });

  const entry = "flight.preferredCabin";
  const strength = "want";

  it("names the value, and what it takes the place of", () => {
    expect(learnedWords({ entry, value: "business", before: null, strength })).toBe("Flight · Cabin: Business");
    expect(learnedWords({ entry, value: "business", before: "economy", strength })).toBe(
      "Flight · Cabin: Business instead of Economy",
    );
  });

  it("names what no longer holds, and what is left open", () => {
    expect(learnedWords({ entry, value: null, before: "economy", strength })).toBe("Flight · Cabin: no longer Economy");
    expect(learnedWords({ entry, value: null, before: null, strength })).toBe("Flight · Cabin: left to me");
  });
});
