import { between, concernedAbout, is, type ValueModel } from "./entry-model";

const SERVICE = "Specific level of service (e.g., hotel stars, airfare class)";
const BRANDS = "Travel or stay with preferred brands";
const TIME = "Travel at preferred time";

/** What the traveler wants of flights. */
export const FLIGHT: readonly ValueModel[] = [
  {
    entry: "flight.preferredAirline",
    weights: [
      ["American Airlines", 13],
      ["United Airlines", 12],
      ["Delta Airlines", 15],
      ["Alaska Airlines", 8],
      ["JetBlue Airways", 9],
      ["no preference", 43],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.06 } },
      { when: concernedAbout("Total price"), times: { "no preference": 1.6, "JetBlue Airways": 1.5 } },
      { when: is("persona.travelFrequency", "Frequently"), times: { "no preference": 0.5 } },
      { when: is("persona.travelFrequency", "Rarely"), times: { "no preference": 1.8 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "Delta Airlines": 1.7, "no preference": 0.7 } },
      { when: is("persona.travelStyle", "Budget"), times: { "JetBlue Airways": 1.8 } },
    ],
  },
  {
    entry: "flight.avoidAirline",
    neverEqual: "flight.preferredAirline",
    weights: [
      ["American Airlines", 9],
      ["United Airlines", 12],
      ["Delta Airlines", 5],
      ["Alaska Airlines", 4],
      ["JetBlue Airways", 9],
      ["no preference", 61],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.2 } },
      { when: is("persona.travelFrequency", "Frequently"), times: { "no preference": 0.6 } },
    ],
  },
  {
    entry: "flight.preferredCabin",
    weights: [
      ["economy", 42],
      ["coach", 16],
      ["business", 20],
      ["no preference", 22],
    ],
    influences: [
      { when: is("persona.travelStyle", "Budget"), times: { economy: 1.6, coach: 1.6, business: 0.04 } },
      { when: is("persona.travelStyle", "Luxury"), times: { economy: 0.1, coach: 0.1, business: 6 } },
      { when: concernedAbout(SERVICE), times: { business: 2, "no preference": 0.2 } },
      { when: concernedAbout("Total price"), times: { economy: 1.5, business: 0.5, "no preference": 0.6 } },
    ],
  },
  {
    entry: "flight.preferredRefundability",
    weights: [
      ["refundable", 40],
      ["non-refundable", 24],
      ["no preference", 36],
    ],
    influences: [
      { when: is("persona.travelStyle", "Luxury"), times: { refundable: 1.7, "non-refundable": 0.2 } },
      { when: is("persona.travelStyle", "Budget"), times: { "non-refundable": 1.8 } },
      { when: is("persona.travelWithChild", true), times: { refundable: 2 } },
      { when: concernedAbout("Total price"), times: { "non-refundable": 3, "no preference": 0.5 } },
      { when: concernedAbout(TIME), times: { refundable: 2, "no preference": 0.4 } },
    ],
  },
  {
    entry: "flight.preferredFlyTime",
    weights: [
      ["morning", 36],
      ["afternoon", 28],
      ["red-eye", 10],
      ["no preference", 26],
    ],
    influences: [
      { when: concernedAbout(TIME), times: { "no preference": 0.05 } },
      { when: concernedAbout("Minimum time in transit"), times: { morning: 1.6, "no preference": 0.5 } },
      { when: is("persona.travelWithChild", true), times: { morning: 1.4, "red-eye": 0.1 } },
      { when: between("persona.age", 18, 29), times: { "red-eye": 2.4, morning: 0.6 } },
      { when: between("persona.age", 60, 70), times: { morning: 1.8, "red-eye": 0.1 } },
      { when: is("persona.travelStyle", "Budget"), times: { "red-eye": 1.8 } },
    ],
  },
  {
    entry: "flight.preferredMealOptions",
    weights: [
      ["vegetarian", 24],
      ["gluten-free meals", 16],
      ["no preference", 60],
    ],
    influences: [
      { when: is("persona.interest", "foodie"), times: { "no preference": 0.6 } },
      { when: is("persona.travelStyle", "Luxury"), times: { "no preference": 0.6 } },
      { when: concernedAbout(SERVICE), times: { "no preference": 0.6 } },
      { when: between("persona.age", 18, 34), times: { vegetarian: 1.7 } },
    ],
  },
  {
    entry: "flight.preferredChangePolicies",
    weights: [
      ["free changes", 46],
      ["change for a fee", 18],
      ["no preference", 36],
    ],
    influences: [
      {
        when: is("flight.preferredRefundability", "refundable"),
        times: { "free changes": 2.4, "change for a fee": 0.6 },
      },
      { when: is("flight.preferredRefundability", "non-refundable"), times: { "change for a fee": 2.2 } },
      { when: concernedAbout(TIME), times: { "free changes": 2.4, "no preference": 0.25 } },
    ],
  },
  {
    entry: "flight.needInflightEntertainment",
    weights: [
      ["free Wi-Fi", 44],
      ["paid Wi-Fi", 10],
      ["no preference", 46],
    ],
    influences: [
      {
        when: is("persona.job", "software engineer", "marketing manager", "journalist"),
        times: { "no preference": 0.5 },
      },
      { when: is("persona.job", "banker", "lawyer", "entrepreneur"), times: { "paid Wi-Fi": 3, "no preference": 0.6 } },
      { when: between("persona.age", 18, 34), times: { "free Wi-Fi": 1.7 } },
      { when: concernedAbout("Value per dollar"), times: { "free Wi-Fi": 2.4, "no preference": 0.4 } },
      { when: between("persona.age", 60, 70), times: { "no preference": 2.2 } },
    ],
  },
  {
    entry: "flight.preferredAircraftType",
    weights: [
      ["boeing", 14],
      ["airbus", 16],
      ["no preference", 70],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.3 } },
      { when: is("persona.travelFrequency", "Frequently"), times: { "no preference": 0.7 } },
    ],
  },
  {
    entry: "flight.avoidAircraftType",
    neverEqual: "flight.preferredAircraftType",
    weights: [
      ["boeing", 18],
      ["airbus", 7],
      ["no preference", 75],
    ],
    influences: [
      { when: concernedAbout(BRANDS), times: { "no preference": 0.4 } },
      { when: is("flight.preferredAircraftType", "airbus"), times: { boeing: 2 } },
    ],
  },
  {
    entry: "flight.needDisabilityAccess",
    weights: [
      [true, 1],
      [false, 99],
    ],
    influences: [{ when: is("persona.disability", true), times: { true: 400 } }],
  },
  {
    entry: "flight.needTravelInsurance",
    weights: [
      [true, 34],
      [false, 66],
    ],
    influences: [
      { when: between("persona.age", 55, 70), times: { true: 2.4 } },
      { when: is("persona.travelWithChild", true), times: { true: 1.8 } },
      { when: is("persona.disability", true), times: { true: 2 } },
      { when: is("persona.travelStyle", "Budget"), times: { true: 0.5 } },
    ],
  },
];
