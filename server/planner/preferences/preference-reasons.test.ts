import { describe, expect, it } from "vitest";
import { type EntryKey, type EntryValue, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { attraction, flight, lodging, restaurant } from "@/server/worlds/testing";
import { preferenceReasons } from "./preference-reasons";
import type { Rated } from "./satisfaction";

const leg: Rated = {
  kind: "leg",
  record: {
    ...{
      id: "flight",
      mode: "flight",
      from: "Dallas",
      to: "Austin",
      costMinor: 100_00,
      slotsBefore: 0,
      slotsAfter: 0,
      idleMinutes: 0,
    },
    ...{ departure: 8 * 60, arrival: 10 * 60, durationMinutes: 120, road: null },
    scheduled: flight({
      details: {
        ...{ airline: "Delta Airlines", cabin: "business", refundable: true, meals: ["vegetarian"] },
        ...{ changePolicy: "free changes", entertainment: "free Wi-Fi", aircraft: "boeing" },
        ...{ disabilityAccess: true, insuranceOffered: true },
      },
    }),
  },
};
const hotel: Rated = {
  kind: "lodging",
  record: lodging({
    city: "Austin",
    rating: 4.5,
    roomType: "Suite",
    details: {
      ...{ brand: "Hilton", proximity: ["downtown"], amenities: ["Wi-Fi"], services: ["Laundry"] },
      ...{ cancellation: "Flexible", roomFeatures: ["TV"], bathroomFeatures: ["Shower"], quietHours: true },
      ...{ disabilityAccess: true, address: "", phone: "" },
    },
  }),
};
const table: Rated = {
  kind: "restaurant",
  record: restaurant({
    city: "Austin",
    cuisines: "Thai, Italian",
    details: {
      ...{ diningStyles: ["Casual"], seating: ["Outdoor"], payment: ["Cash"], reservations: true },
      ...{ parking: ["Valet parking"], petFriendly: true, smoking: false, liveMusic: true, disabilityAccess: true },
      ...{ address: "", phone: "" },
    },
  }),
};
const sight: Rated = {
  kind: "attraction",
  record: attraction({
    city: "Austin",
    details: {
      ...{ types: ["museum"], durationMinutes: 90, popularity: "High", rating: 4.2, guidedTours: true },
      ...{ specialEvents: ["Concerts"], amenities: ["Gift shop"], disabilityAccess: true },
    },
  }),
};

/** What insisting on it gives as a reason. */
function insisted(rated: Rated, entry: EntryKey, value: EntryValue, strength: "must" | "must not" = "must") {
  return preferenceReasons({ preferences: [{ entry, value, weight: 1, strength }], assumed: [] }, rated);
}

function told(rated: Rated, entry: EntryKey, value: EntryValue, isAssumed = false): string[] {
  const request = {
    preferences: [{ entry, value, weight: 1, strength: "want" as const }],
    assumed: isAssumed ? [entry] : [],
  };
  return preferenceReasons(request, rated).map(({ text }) => text);
}

describe("the preferences behind a choice", () => {
  it.each<[Rated, EntryKey, EntryValue, string]>([
    [leg, "flight.preferredAirline", ["United Airlines", "Delta Airlines"], "Delta Airlines, as you like."],
    [leg, "flight.avoidAirline", "United Airlines", "Not United Airlines, which you avoid."],
    [leg, "flight.preferredCabin", "business", "Business class, as you like."],
    [leg, "flight.preferredFlyTime", "morning", "Morning flight, as you like."],
    [leg, "flight.needTravelInsurance", true, "Insurance is offered, which you need."],
    [hotel, "hotel.ratings", 4, "4.5 stars; you want at least 4."],
    [hotel, "hotel.preferredAmenities", ["Wi-Fi", "Pool"], "Wi-Fi, as you like."],
    [hotel, "hotel.preferredProximity", "downtown", "Near downtown, as you like."],
    [hotel, "hotel.preferredHouseRules", "Quiet hours", "Quiet hours, as you like."],
    [table, "restaurant.preferredCuisines", ["Thai", "Italian", "Indian"], "Thai food and Italian food, as you like."],
    [table, "restaurant.petFriendly", "Yes", "Pets are welcome, as you like."],
    [table, "restaurant.allowSmoking", "No", "No smoking, as you like."],
    [sight, "attraction.preferredDuration", "1-2 hours", "Takes 1-2 hours, as you like."],
    [sight, "persona.interest", "museum", "Suits an interest in museum, as you like."],
    [sight, "persona.disability", true, "Accessible, which you need."],
  ])("%#: %s", (rated, entry, value, expected) => {
    expect(told(rated, entry, value)).toEqual([expected]);
  });

  it("are not named where the record does not satisfy them, or they are of other records", () => {
    expect(told(leg, "flight.preferredAirline", "JetBlue Airways")).toEqual([]);
    expect(told(leg, "flight.avoidAirline", "Delta Airlines")).toEqual([]);
    expect(told(hotel, "hotel.ratings", 5)).toEqual([]);
    expect(told(hotel, "hotel.needDisabilityAccess", false)).toEqual([]);
    expect(told(hotel, "hotel.preferredAmenities", "no preference")).toEqual([]);
    expect(told(hotel, "restaurant.ratings", 1)).toEqual([]);
  });

  it("are marked as assumed where nobody said them", () => {
    expect(told(hotel, "hotel.ratings", 4, true)).toEqual(["4.5 stars; I assumed you want at least 4."]);
    expect(told(leg, "flight.preferredCabin", "business", true)).toEqual(["Business class, as I assumed you like."]);
    expect(told(table, "restaurant.needLiveMusic", true, true)).toEqual(["Live music, which I assumed you need."]);
  });

  it("have words for every entry that a record can satisfy", () => {
    for (const { key } of PREFERENCE_ENTRIES) {
      const entry = preferenceEntry(key);
      const values: EntryValue[] =
        entry.kind === "choice" ? [...(entry.choices ?? [])] : entry.kind === "boolean" ? [true] : [1];
      const sentences = [leg, hotel, table, sight].flatMap((rated) =>
        values.flatMap((value) => told(rated, key, value)),
      );
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
      const speaksOfRecords = !key.startsWith("persona.");
      if (speaksOfRecords) expect(sentences.length, key).toBeGreaterThan(0);
    }
  });

  it("name what is insisted on as the demand that it is, and nothing for what is not wanted", () => {
    expect(insisted(hotel, "hotel.ratings", 4)).toEqual([
      { because: { kind: "demand", demand: "hotel.ratings" }, text: "4.5 stars; you insist on at least 4." },
    ]);
    expect(insisted(sight, "attraction.preferredType", "museum")).toMatchObject([{ text: "Museum, as you insist." }]);
    expect(insisted(sight, "attraction.preferredType", "shopping", "must not")).toEqual([]);
  });
});
