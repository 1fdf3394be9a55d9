import { type EntrySpec, inForm } from "./entry-spec";

const AIRLINES = ["American Airlines", "United Airlines", "Delta Airlines", "Alaska Airlines", "JetBlue Airways"];

/** Preferences about flights. */
export const FLIGHT_ENTRIES = [
  {
    key: "flight.preferredAirline",
    kind: "choice",
    title: "Airline",
    values: inForm("flying with {}", AIRLINES),
    fact: "you like to fly {}",
    question: {
      topic: "the airline",
      ask: ["Is there an airline you prefer to fly with?", "Which airline do you like best, if any?"],
      matters: "The airline decides which connections come first.",
    },
    importance: 0.6,
  },
  {
    key: "flight.avoidAirline",
    kind: "choice",
    title: "Airline to avoid",
    values: inForm("not flying with {}", AIRLINES),
    avoids: true,
    fact: "you avoid {}",
    question: {
      topic: "an airline to avoid",
      ask: ["Is there an airline you would rather avoid?", "Any airline you do not want to fly with?"],
      matters: "One airline less changes which connections are left.",
    },
  },
  {
    key: "flight.preferredCabin",
    kind: "choice",
    title: "Cabin",
    values: inForm("{} class", ["economy", "coach", "business"]),
    fact: "you fly {}",
    met: "{} class",
    question: {
      topic: "the cabin",
      ask: ["Which cabin would you like to fly in?", "Economy, coach or business: where would you like to sit?"],
      matters: "The cabin makes up much of the fare.",
    },
    importance: 0.8,
  },
  {
    key: "flight.preferredRefundability",
    kind: "choice",
    title: "Refundable fare",
    values: inForm("{} tickets", ["refundable", "non-refundable"]),
    fact: "you want {} tickets",
    met: "{} fare",
    question: {
      topic: "refundable tickets",
      ask: [
        "Should your flight tickets be refundable?",
        "Do you want refundable tickets, or are non-refundable ones fine?",
      ],
      matters: "Refundable tickets cost more and leave you free.",
    },
  },
  {
    key: "flight.preferredFlyTime",
    kind: "choice",
    title: "Time of day",
    values: inForm("{} flights", ["morning", "afternoon", "red-eye"]),
    fact: "you fly by {}",
    met: "{} flight",
    question: {
      topic: "the time of day to fly",
      ask: ["What time of day do you like to fly?", "Morning, afternoon or red-eye: when would you rather fly?"],
      matters: "The hour of the flight shapes the first and the last day.",
    },
    importance: 0.7,
  },
  {
    key: "flight.preferredMealOptions",
    kind: "choice",
    title: "Meal on board",
    values: { vegetarian: "vegetarian meals on board", "gluten-free meals": "gluten-free meals on board" },
    fact: "your meal on board is {}",
    met: "{} on board",
    question: {
      topic: "meals on board",
      ask: ["Do you need a special meal on the plane?", "What should your meal on board be?"],
      matters: "Not every flight serves every meal.",
    },
  },
  {
    key: "flight.preferredChangePolicies",
    kind: "choice",
    title: "Changing the flight",
    values: {
      "free changes": "flights that can be changed free of charge",
      "change for a fee": "flights that can be changed for a fee",
    },
    fact: "you chose {}",
    question: {
      topic: "changing your flights",
      ask: [
        "Should it be free to change your flights, or may a change cost a fee?",
        "How about changing a flight: free changes, or is a fee fine?",
      ],
      matters: "Free changes are worth paying for only if plans may shift.",
    },
  },
  {
    key: "flight.needInflightEntertainment",
    kind: "choice",
    label: "need in-flight entertainment",
    title: "Wi-Fi on board",
    values: inForm("{} on board", ["free Wi-Fi", "paid Wi-Fi"]),
    fact: "you want {} on board",
    question: {
      topic: "Wi-Fi on board",
      ask: ["Do you want Wi-Fi on the plane, free or paid?", "How about Wi-Fi in flight: free, paid, or not needed?"],
      matters: "Some flights have Wi-Fi and some have none.",
    },
  },
  {
    key: "flight.preferredAircraftType",
    kind: "choice",
    title: "Aircraft",
    values: { boeing: "Boeing aircraft", airbus: "Airbus aircraft" },
    fact: "you prefer {} aircraft",
    question: {
      topic: "the type of aircraft",
      ask: ["Do you prefer a Boeing or an Airbus?", "Is there a make of aircraft you like, Boeing or Airbus?"],
      matters: "Flights to the same place use different aircraft.",
    },
    importance: 0.1,
  },
  {
    key: "flight.avoidAircraftType",
    kind: "choice",
    title: "Aircraft to avoid",
    values: { boeing: "no Boeing aircraft", airbus: "no Airbus aircraft" },
    avoids: true,
    fact: "you avoid {} aircraft",
    question: {
      topic: "an aircraft to avoid",
      ask: [
        "Is there a make of aircraft you would avoid, Boeing or Airbus?",
        "Would you rather not board a Boeing, or an Airbus?",
      ],
      matters: "Leaving an aircraft out leaves fewer flights.",
    },
    importance: 0.1,
  },
  {
    key: "flight.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (flight)",
    title: "Step-free access",
    words: { yes: "step-free flights", no: "no step-free flights needed" },
    fact: { yes: "you need access on flights", no: "your flights need no disability access" },
    met: "Accessible",
    question: {
      topic: "disability access on flights",
      ask: ["Do you need disability access on your flights?", "Will you need assistance for a disability when flying?"],
      matters: "Access on board has to be certain before anything else.",
    },
    importance: 0.2,
  },
  {
    key: "flight.needTravelInsurance",
    kind: "boolean",
    title: "Travel insurance",
    words: { yes: "travel insurance", no: "no travel insurance" },
    fact: { yes: "you want insurance", no: "you want no insurance" },
    met: "Insurance is offered",
    question: {
      topic: "travel insurance",
      ask: ["Do you want travel insurance with your flights?", "Should travel insurance be part of the flights?"],
      matters: "Insurance adds to the price of the flights.",
    },
  },
] as const satisfies readonly EntrySpec[];
