import { describe, expect, it } from "vitest";
import { type EntryKey, type EntryValue, isBroken, PREFERENCE_ENTRIES, type Strength } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { texasItinerary } from "../testing/texas-trip";
import { texasTables } from "../testing/texas-world";
import { type Changed, verifyTexas } from "../testing/verify-texas";

const richer = memoryWorld({
  ...texasTables,
  lodgings: texasTables.lodgings?.map((lodging) => ({
    ...lodging,
    details: {
      ...{ address: "", phone: "" },
      brand: lodging.id === "oak" ? "Hilton" : null,
      proximity: ["downtown"],
      amenities: lodging.id === "oak" ? ["Wi-Fi", "Pool"] : ["Wi-Fi"],
      services: [],
      cancellation: "Flexible",
      roomFeatures: ["TV"],
      bathroomFeatures: ["Shower"],
      quietHours: lodging.id === "oak",
      disabilityAccess: true,
    },
  })),
  attractions: texasTables.attractions?.map((attraction) => ({
    ...attraction,
    details: {
      types: attraction.id === "museum" ? ["museum", "art"] : ["park"],
      durationMinutes: 120,
      popularity: "High",
      rating: 4,
      guidedTours: attraction.id !== "lake",
      specialEvents: [],
      amenities: ["Restrooms"],
      disabilityAccess: false,
    },
  })),
  scheduledLegs: texasTables.scheduledLegs?.map((leg) => ({
    ...leg,
    details: {
      airline: leg.id === "f1" ? "JetBlue Airways" : "Delta Airlines",
      cabin: "economy",
      refundable: false,
      meals: ["vegetarian"],
      changePolicy: "free changes",
      entertainment: null,
      aircraft: "airbus",
      disabilityAccess: true,
      insuranceOffered: true,
    },
  })),
});

function check(entry: EntryKey, value: EntryValue, world: Changed["world"] = richer) {
  const found = verifyTexas(texasItinerary(), {
    request: { preferences: [{ entry, value, weight: 1, strength: "want" }] },
    world,
  }).at(-1);
  if (found?.name !== entry) throw new Error(`The preference ${entry} was not checked.`);
  return found;
}

describe("a preference", () => {
  it.each<[EntryKey, EntryValue, boolean, string]>([
    ["hotel.preferredAmenities", "Wi-Fi", true, "4 of 4 nights: Oak House and Bay Villa."],
    ["hotel.preferredAmenities", ["Wi-Fi", "Pool"], false, "2 of 4 nights: Oak House. Not Bay Villa."],
    ["hotel.preferredBrand", ["Hilton", "Hyatt"], false, "2 of 4 nights"],
    ["hotel.avoidBrand", "Hilton", false, "2 of 4 nights: Bay Villa. Not Oak House."],
    ["hotel.avoidBrand", "Accor", true, "4 of 4 nights"],
    ["hotel.preferredRoomType", ["villa", "entire home"], true, "4 of 4 nights"],
    ["hotel.preferredRoomType", "suite", false, "0 of 4 nights"],
    ["hotel.preferredHouseRules", ["No smoking", "Quiet hours"], false, "2 of 4 nights: Oak House."],
    ["hotel.ratings", 4, true, "4 of 4 nights"],
    ["hotel.ratings", 5, false, "0 of 4 nights"],
    ["persona.travelWithPets", true, true, "4 of 4 nights"],
    ["persona.travelWithChild", true, true, "4 of 4 nights"],
    ["persona.disability", true, false, "6 of 10 stops"],
    ["persona.budget", 2_772, true, "$2,772 of $2,772."],
    ["persona.budget", 2_700, false, "$2,772 of $2,700."],
    ["flight.preferredFlyTime", ["morning", "afternoon"], true, "2 of 2 flights: Flight F1 and Flight F2."],
    ["flight.preferredAirline", "JetBlue Airways", false, "1 of 2 flights: Flight F1. Not Flight F2."],
    ["flight.avoidAircraftType", "boeing", true, "2 of 2 flights"],
    ["flight.preferredRefundability", "non-refundable", true, "2 of 2 flights"],
    ["flight.needInflightEntertainment", "free Wi-Fi", false, "0 of 2 flights"],
    ["restaurant.preferredCuisines", ["Italian", "Mexican"], true, "2 of 9 meals: Taco Stand and Dock."],
    [
      "restaurant.preferredCuisines",
      ["Italian", "French"],
      false,
      "1 of 9 meals: Dock. Not Taco Stand, Early Cafe, Noodle Bar, Grill and 4 more.",
    ],
    ["attraction.preferredType", ["museum", "park"], true, "4 of 4 visits"],
    ["attraction.preferredType", ["museum", "zoo"], false, "1 of 4 visits: Museum."],
    ["attraction.needGuidedTours", "Yes", false, "3 of 4 visits"],
    ["attraction.preferredDuration", "1-2 hours", true, "4 of 4 visits"],
  ])("%s %j: %s", (entry, value, kept, evidence) => {
    const found = check(entry, value);
    expect(found.kept).toBe(kept);
    expect(found.evidence).toContain(evidence);
    expect(isBroken(found)).toBe(false);
  });

  it.each<[EntryKey, EntryValue, string]>([
    ["restaurant.needLiveMusic", true, "The records don’t say."],
    ["hotel.preferredBrand", "no preference", "No preference."],
    ["hotel.needDisabilityAccess", false, "No preference."],
    ["attraction.needGuidedTours", "No", "No preference."],
    ["persona.job", "doctor", "This is about the traveler, not a stop."],
    ["persona.travelFrequency", "Rarely", "This is about the traveler, not a stop."],
  ])("%s %j does not apply", (entry, value, evidence) => {
    expect(check(entry, value)).toMatchObject({ kept: null, evidence });
  });

  it("does not apply where the world knows nothing of it", () => {
    const plain = memoryWorld(texasTables);
    for (const { key, kind } of PREFERENCE_ENTRIES) {
      const value = kind === "boolean" ? true : kind === "integer" ? 3 : "Wi-Fi";
      expect(check(key, value, plain).evidence).not.toBe("");
    }
    expect(check("hotel.preferredAmenities", "Wi-Fi", plain).kept).toBeNull();
    expect(check("attraction.ratings", 3, plain).kept).toBeNull();
    expect(check("hotel.ratings", 3, plain).kept).toBe(true);
  });
});

describe("what is insisted on", () => {
  const insisted = (entry: EntryKey, value: EntryValue, strength: Strength, world: Changed["world"] = richer) => {
    const request = { preferences: [{ entry, value, weight: 1, strength }] };
    const found = verifyTexas(texasItinerary(), { request, world }).at(-1);
    if (found?.name !== entry) throw new Error(`${entry} was not checked.`);
    return found;
  };

  it.each<[EntryKey, EntryValue, Strength, boolean, string]>([
    ["hotel.ratings", 4, "must", true, "4 of 4 nights: Oak House ("],
    ["hotel.preferredAmenities", ["Wi-Fi", "Pool"], "must", false, "Bay Villa does not meet it"],
    ["hotel.preferredAmenities", "Pool", "must not", false, "Oak House has Pool."],
    ["hotel.preferredBrand", "Accor", "must not", true, "4 of 4 nights"],
    ["hotel.avoidBrand", "Hilton", "must", false, "Oak House does not meet it"],
    ["attraction.preferredType", "museum", "must", true, "museum: Museum on day"],
    ["attraction.preferredType", ["museum", "zoo"], "must", false, "Nowhere on the trip: zoo."],
    ["attraction.preferredType", "zoo", "must not", true, "4 of 4 visits"],
    ["attraction.preferredType", "museum", "must not", false, "Museum has museum."],
    ["restaurant.preferredCuisines", ["Italian", "Mexican"], "must", true, "Italian: Dock on day"],
    ["restaurant.preferredCuisines", "Mexican", "must not", false, "Taco Stand has Mexican."],
    ["flight.preferredAirline", "JetBlue Airways", "must", false, "Flight F2 does not meet it"],
    ["persona.disability", true, "must", false, "Museum does not meet it"],
  ])("%s %j (%s) is a demand", (entry, value, strength, kept, evidence) => {
    const found = insisted(entry, value, strength);
    expect(found.kept).toBe(kept);
    expect(found.evidence).toContain(evidence);
    expect(isBroken(found)).toBe(!kept);
    expect(found.label).toMatch(/\(must\)$/);
  });

  it("names a lodging once, with all its nights", () => {
    const { faults } = insisted("hotel.preferredAmenities", "Pool", "must");
    expect(faults).toMatchObject([{ stops: [expect.any(String), expect.any(String)] }]);
  });

  it.each<[EntryKey, EntryValue, Strength]>([
    ["hotel.preferredAmenities", "Pool", "must"],
    ["hotel.preferredAmenities", "Pool", "must not"],
    ["attraction.preferredType", "museum", "must"],
    ["restaurant.needLiveMusic", true, "must"],
  ])("%s %j (%s) is promised by nobody where the records say nothing of it", (entry, value, strength) => {
    expect(insisted(entry, value, strength, memoryWorld(texasTables))).toMatchObject({ kept: null });
  });

  it("is broken by a record that does not say it where others do", () => {
    const lodgings = richer.lodgings("Austin");
    expect(lodgings.length).toBeGreaterThan(0);
    const silent = memoryWorld({
      ...texasTables,
      lodgings: [
        ...(texasTables.lodgings ?? []),
        ...lodgings.map((lodging) => ({ ...lodging, id: `${lodging.id}-2`, name: `${lodging.name} 2` })),
      ],
    });
    const found = insisted("hotel.preferredAmenities", "Wi-Fi", "must", silent);
    expect(isBroken(found)).toBe(true);
    expect(found.evidence).toContain("don’t say so for Oak House");
  });

  it("is only weighed where it is avoided", () => {
    const found = insisted("attraction.preferredType", "museum", "avoid");
    expect(found).toMatchObject({ kept: false, label: "Attraction kind: no museum", faults: [] });
    expect(insisted("attraction.preferredType", "zoo", "avoid").kept).toBe(true);
  });
});
