import { between, concernedAbout, is, type ValueModel } from "./entry-model";

const SERVICE = "Specific level of service (e.g., hotel stars, airfare class)";
const BRANDS = "Travel or stay with preferred brands";

/** What the traveler wants of the place to stay. */
export const HOTEL: readonly ValueModel[] = [
  {
    entry: "hotel.preferredRoomType",
    weights: [
      ["entire home", 22],
      ["private room", 32],
      ["suite", 16],
      ["villa", 7],
      ["no preference", 23],
    ],
    influences: [
      {
        when: is("persona.travelStyle", "Luxury"),
        times: { suite: 4, villa: 4, "private room": 0.3, "no preference": 0.4 },
      },
      { when: is("persona.travelStyle", "Budget"), times: { suite: 0.1, villa: 0.03, "private room": 1.7 } },
      {
        when: is("persona.travelWithChild", true),
        times: { "entire home": 2.6, "private room": 0.5, "no preference": 0.6 },
      },
      { when: is("persona.travelWithPets", true), times: { "entire home": 2 } },
    ],
  },
  {
    entry: "hotel.preferredHouseRules",
    weights: [
      ["No parties", 12],
      ["No smoking", 24],
      ["No children under 10", 8],
      ["No pets", 9],
      ["Quiet hours", 17],
      ["no preference", 30],
    ],
    influences: [
      { when: is("persona.travelWithPets", true), times: { "No pets": 0 } },
      {
        when: is("persona.travelWithChild", true),
        times: { "No children under 10": 0, "No smoking": 1.8, "No parties": 1.5 },
      },
      { when: between("persona.age", 55, 70), times: { "Quiet hours": 2.2, "No children under 10": 1.5 } },
      { when: between("persona.age", 18, 29), times: { "no preference": 2, "No parties": 0.3, "Quiet hours": 0.4 } },
    ],
  },
  {
    entry: "hotel.preferredBrand",
    weights: [
      ["Hilton", 13],
      ["Marriott", 15],
      ["Hyatt", 8],
      ["IHG", 6],
      ["Accor", 4],
      ["Best Western", 8],
      ["Choice Hotels", 6],
      ["no preference", 40],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.06 } },
      { when: concernedAbout("Total price"), times: { "no preference": 1.5 } },
      { when: is("persona.travelStyle", "Luxury"), times: { Hyatt: 2, "Best Western": 0.1, "Choice Hotels": 0.1 } },
      { when: is("persona.travelStyle", "Budget"), times: { "Best Western": 2, "Choice Hotels": 2.4, Hyatt: 0.4 } },
      { when: is("persona.travelFrequency", "Frequently"), times: { "no preference": 0.5 } },
    ],
  },
  {
    entry: "hotel.avoidBrand",
    neverEqual: "hotel.preferredBrand",
    weights: [
      ["Hilton", 4],
      ["Marriott", 5],
      ["Hyatt", 4],
      ["IHG", 4],
      ["Accor", 5],
      ["Best Western", 8],
      ["Choice Hotels", 9],
      ["no preference", 61],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.2 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "Best Western": 2.4, "Choice Hotels": 2.8 } },
    ],
  },
  {
    entry: "hotel.preferredProximity",
    weights: [
      ["downtown", 21],
      ["airport", 9],
      ["beach", 13],
      ["city center", 22],
      ["public transportation", 18],
      ["no preference", 17],
    ],
    influences: [
      { when: is("persona.interest", "beach"), times: { beach: 6 } },
      { when: is("persona.interest", "city tour", "museum"), times: { "city center": 1.9, downtown: 1.4 } },
      { when: is("persona.travelStyle", "Budget"), times: { "public transportation": 2.4 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "public transportation": 0.15, downtown: 1.5 } },
      { when: concernedAbout("Minimum time in transit"), times: { airport: 4, "no preference": 0.1 } },
      { when: concernedAbout("Simple or few steps"), times: { "public transportation": 1.8, "no preference": 0.2 } },
    ],
  },
  {
    entry: "hotel.ratings",
    weights: [
      [1, 3],
      [2, 14],
      [3, 38],
      [4, 33],
      [5, 12],
    ],
    influences: [
      { when: is("persona.travelStyle", "Budget"), times: { "1": 3, "2": 2.4, "4": 0.3, "5": 0.05 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "1": 0, "2": 0.05, "3": 0.2, "5": 4 } },
      { when: concernedAbout(SERVICE), times: { "1": 0.2, "2": 0.4, "4": 1.5, "5": 2 } },
    ],
  },
  {
    entry: "hotel.preferredAmenities",
    weights: [
      ["Wi-Fi", 22],
      ["Breakfast", 24],
      ["Fitness center", 11],
      ["Pool", 15],
      ["Parking", 12],
      ["no preference", 16],
    ],
    influences: [
      { when: is("persona.travelWithChild", true), times: { Pool: 3, Breakfast: 1.3 } },
      { when: is("persona.interest", "sport games", "adventure sports"), times: { "Fitness center": 3 } },
      { when: is("persona.job", "software engineer", "journalist", "student"), times: { "Wi-Fi": 2.2 } },
      { when: concernedAbout("Value per dollar"), times: { Breakfast: 2.4, "no preference": 0.3 } },
    ],
  },
  {
    entry: "hotel.preferredServices",
    weights: [
      ["Room service", 17],
      ["Concierge", 13],
      ["Laundry", 15],
      ["Tour desk", 12],
      ["no preference", 43],
    ],
    influences: [
      {
        when: is("persona.travelStyle", "Luxury"),
        times: { "Room service": 2.6, Concierge: 3.2, "no preference": 0.35 },
      },
      { when: is("persona.travelStyle", "Budget"), times: { "Room service": 0.4, Concierge: 0.2, Laundry: 1.5 } },
      { when: concernedAbout(SERVICE), times: { "no preference": 0.2 } },
      { when: is("persona.interest", "city tour"), times: { "Tour desk": 2.6 } },
      { when: is("persona.travelWithChild", true), times: { Laundry: 2 } },
    ],
  },
  {
    entry: "hotel.preferredCancellationPolicy",
    weights: [
      ["Flexible", 42],
      ["Moderate", 19],
      ["Strict", 6],
      ["no preference", 33],
    ],
    influences: [
      { when: is("flight.preferredRefundability", "refundable"), times: { Flexible: 2.2 } },
      {
        when: is("flight.preferredRefundability", "non-refundable"),
        times: { Strict: 3, Moderate: 1.6, Flexible: 0.5 },
      },
      { when: is("flight.preferredRefundability", "no preference"), times: { "no preference": 1.8 } },
      { when: concernedAbout("Travel at preferred time"), times: { Flexible: 2, "no preference": 0.4 } },
    ],
  },
  {
    entry: "hotel.preferredRoomFeatures",
    weights: [
      ["Air conditioning", 30],
      ["TV", 14],
      ["Mini-bar", 7],
      ["Safe", 11],
      ["no preference", 38],
    ],
    influences: [
      { when: is("persona.travelStyle", "Luxury"), times: { "Mini-bar": 3.4, Safe: 2 } },
      { when: between("persona.age", 55, 70), times: { "Air conditioning": 1.6, TV: 1.5, "Mini-bar": 0.5 } },
      { when: concernedAbout("Value per dollar"), times: { "no preference": 0.4 } },
    ],
  },
  {
    entry: "hotel.preferredBathroomFeatures",
    weights: [
      ["Shower", 18],
      ["Bathtub", 15],
      ["Hair dryer", 11],
      ["Toiletries", 11],
      ["no preference", 45],
    ],
    influences: [
      { when: is("persona.travelWithChild", true), times: { Bathtub: 2.4 } },
      { when: is("persona.travelStyle", "Luxury"), times: { Bathtub: 1.8, Toiletries: 1.5 } },
      { when: is("persona.disability", true), times: { Shower: 3, Bathtub: 0.4 } },
    ],
  },
  {
    entry: "hotel.needDisabilityAccess",
    weights: [
      [true, 1],
      [false, 99],
    ],
    influences: [{ when: is("persona.disability", true), times: { true: 700 } }],
  },
];
