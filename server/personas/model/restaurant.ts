import { between, concernedAbout, is, type ValueModel } from "./entry-model";

const SERVICE = "Specific level of service (e.g., hotel stars, airfare class)";

/** What the traveler wants of places to eat. */
export const RESTAURANT: readonly ValueModel[] = [
  {
    entry: "restaurant.preferredCuisines",
    weights: [
      ["Tea", 5],
      ["Pizza", 11],
      ["French", 8],
      ["Bakery", 7],
      ["Seafood", 13],
      ["Italian", 14],
      ["Chinese", 9],
      ["Indian", 8],
      ["Japanese", 10],
      ["Korean", 6],
      ["no preference", 16],
    ],
    influences: [
      { when: is("persona.interest", "foodie"), times: { "no preference": 0.1, Pizza: 0.5 } },
      { when: is("persona.interest", "beach"), times: { Seafood: 2.2 } },
      { when: is("persona.travelStyle", "Luxury"), times: { French: 2.4, Japanese: 1.6, Pizza: 0.3 } },
      { when: is("persona.travelStyle", "Budget"), times: { Pizza: 1.9, French: 0.3 } },
      { when: is("persona.travelWithChild", true), times: { Pizza: 2, Italian: 1.4, French: 0.4 } },
      { when: is("flight.preferredMealOptions", "vegetarian"), times: { Indian: 2.4, Seafood: 0.1 } },
    ],
  },
  {
    entry: "restaurant.ratings",
    weights: [
      [1, 3],
      [2, 13],
      [3, 38],
      [4, 35],
      [5, 11],
    ],
    influences: [
      { when: is("persona.travelStyle", "Budget"), times: { "1": 2, "2": 2, "5": 0.15 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "1": 0, "2": 0.15, "3": 0.4, "5": 3 } },
      { when: is("persona.interest", "foodie"), times: { "1": 0.1, "2": 0.3, "4": 1.8, "5": 2.2 } },
    ],
  },
  {
    entry: "restaurant.preferredDiningStyle",
    weights: [
      ["Casual", 38],
      ["Formal", 12],
      ["Buffet", 13],
      ["Food truck", 11],
      ["no preference", 26],
    ],
    influences: [
      { when: is("persona.travelStyle", "Luxury"), times: { Formal: 5, "Food truck": 0.2, Buffet: 0.5 } },
      { when: is("persona.travelStyle", "Budget"), times: { Formal: 0.1, "Food truck": 2, Buffet: 1.5 } },
      { when: is("persona.travelWithChild", true), times: { Casual: 1.5, Buffet: 1.6, Formal: 0.3 } },
      { when: between("persona.age", 18, 34), times: { "Food truck": 2 } },
      { when: concernedAbout(SERVICE), times: { Formal: 2, "no preference": 0.5 } },
    ],
  },
  {
    entry: "restaurant.preferredSeatingOptions",
    weights: [
      ["Indoor", 27],
      ["Outdoor", 23],
      ["Takeout", 11],
      ["Delivery", 7],
      ["no preference", 32],
    ],
    influences: [
      { when: is("persona.travelWithPets", true), times: { Outdoor: 3, Indoor: 0.4 } },
      { when: is("restaurant.preferredDiningStyle", "Formal"), times: { Indoor: 2.4, Takeout: 0.1, Delivery: 0.1 } },
      { when: is("restaurant.preferredDiningStyle", "Food truck"), times: { Takeout: 2.6, Outdoor: 1.5, Indoor: 0.3 } },
      { when: concernedAbout("Simple or few steps"), times: { Takeout: 2.4, Delivery: 3.4, "no preference": 0.4 } },
    ],
  },
  {
    entry: "restaurant.preferredPaymentMethods",
    weights: [
      ["Cash", 11],
      ["Credit card", 38],
      ["Mobile payment", 19],
      ["no preference", 32],
    ],
    influences: [
      { when: between("persona.age", 18, 34), times: { "Mobile payment": 2.4, Cash: 0.5 } },
      { when: between("persona.age", 55, 70), times: { Cash: 2.4, "Mobile payment": 0.25 } },
      { when: concernedAbout("Simple or few steps"), times: { "Mobile payment": 2.4, "no preference": 0.3 } },
    ],
  },
  {
    entry: "restaurant.canReservations",
    weights: [
      [true, 45],
      [false, 55],
    ],
    influences: [
      { when: is("restaurant.preferredDiningStyle", "Formal"), times: { true: 5 } },
      { when: is("restaurant.preferredDiningStyle", "Food truck", "Buffet"), times: { true: 0.3 } },
      { when: concernedAbout("Travel at preferred time"), times: { true: 2.4 } },
      { when: concernedAbout("Simple or few steps"), times: { true: 1.6 } },
    ],
  },
  {
    entry: "restaurant.preferredParkingOptions",
    weights: [
      ["Street parking", 12],
      ["Parking lot", 24],
      ["Valet parking", 7],
      ["no preference", 57],
    ],
    influences: [
      { when: is("persona.travelStyle", "Luxury"), times: { "Valet parking": 5, "Street parking": 0.4 } },
      { when: is("persona.travelStyle", "Budget"), times: { "Street parking": 2, "Valet parking": 0.05 } },
      { when: is("persona.travelWithChild", true), times: { "Parking lot": 1.8 } },
      { when: is("hotel.preferredAmenities", "Parking"), times: { "no preference": 0.3 } },
      { when: is("hotel.preferredProximity", "public transportation"), times: { "no preference": 2 } },
      { when: concernedAbout("Minimum time in transit"), times: { "no preference": 0.25 } },
    ],
  },
  {
    entry: "restaurant.petFriendly",
    weights: [
      ["Yes", 6],
      ["No", 16],
      ["no preference", 78],
    ],
    influences: [
      { when: is("persona.travelWithPets", true), times: { Yes: 60, No: 0 } },
      { when: is("hotel.preferredHouseRules", "No pets"), times: { Yes: 0.1, No: 5 } },
    ],
  },
  {
    entry: "restaurant.allowSmoking",
    weights: [
      ["Yes", 8],
      ["No", 46],
      ["no preference", 46],
    ],
    influences: [
      { when: is("hotel.preferredHouseRules", "No smoking"), times: { Yes: 0.02, No: 4 } },
      { when: is("persona.travelWithChild", true), times: { Yes: 0.2, No: 2 } },
    ],
  },
  {
    entry: "restaurant.needLiveMusic",
    weights: [
      [true, 16],
      [false, 84],
    ],
    influences: [
      { when: is("persona.interest", "music event"), times: { true: 7 } },
      { when: is("persona.job", "artist"), times: { true: 1.8 } },
      { when: is("persona.travelWithChild", true), times: { true: 0.5 } },
    ],
  },
  {
    entry: "restaurant.needDisabilityAccess",
    weights: [
      [true, 1],
      [false, 99],
    ],
    influences: [{ when: is("persona.disability", true), times: { true: 350 } }],
  },
];
