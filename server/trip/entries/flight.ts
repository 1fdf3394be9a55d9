import { type EntrySpec, inForm } from "./entry-spec";

const AIRLINES = ["American Airlines", "United Airlines", "Delta Airlines", "Alaska Airlines", "JetBlue Airways"];

/** Preferences about flights. */
export const FLIGHT_ENTRIES = [
  {
    key: "flight.preferredAirline",
    kind: "choice",
    title: "Airline",
    values: inForm("flying {}", AIRLINES),
    question: {
      topic: "the airline",
      ask: ["Do you have a preferred airline?", "Which airline do you like best, if any?"],
      matters: "I'll look at that airline's flights first.",
    },
    importance: 0.6,
  },
  {
    key: "flight.avoidAirline",
    kind: "choice",
    title: "Airline to avoid",
    values: inForm("not flying {}", AIRLINES),
    avoids: true,
    question: {
      topic: "an airline to avoid",
      ask: ["Any airline you'd rather avoid?", "Is there an airline you don't want to fly with?"],
      matters: "Ruling out an airline changes which flights are left.",
    },
  },
  {
    key: "flight.preferredCabin",
    kind: "choice",
    title: "Cabin",
    values: inForm("{} class", ["economy", "coach", "business"]),
    met: "{} class",
    question: {
      topic: "the cabin",
      ask: ["Which cabin would you like to fly in?", "Economy or business class?"],
      matters: "The cabin is a big part of the fare.",
    },
    importance: 0.8,
  },
  {
    key: "flight.preferredRefundability",
    kind: "choice",
    title: "Refundable fare",
    values: inForm("{} tickets", ["refundable", "non-refundable"]),
    met: "{} fare",
    question: {
      topic: "refundable tickets",
      ask: ["Should your flights be refundable?", "Do you want refundable tickets, or are non-refundable ones fine?"],
      matters: "Refundable tickets cost more, but you can get your money back.",
    },
  },
  {
    key: "flight.preferredFlyTime",
    kind: "choice",
    title: "Time of day",
    values: inForm("{} flights", ["morning", "afternoon", "red-eye"]),
    met: "{} flight",
    question: {
      topic: "the time of day to fly",
      ask: ["What time of day do you like to fly?", "When would you rather fly: morning, afternoon or red-eye?"],
      matters: "Flight times shape your first and last day.",
    },
    importance: 0.7,
  },
  {
    key: "flight.preferredMealOptions",
    kind: "choice",
    title: "Meal on board",
    values: { vegetarian: "vegetarian meals on board", "gluten-free meals": "gluten-free meals on board" },
    met: "{} on board",
    question: {
      topic: "in-flight meals",
      ask: ["Do you need a special meal on the plane?", "Which in-flight meal would you like?"],
      matters: "Not every flight serves every meal.",
    },
  },
  {
    key: "flight.preferredChangePolicies",
    kind: "choice",
    title: "Changing the flight",
    values: { "free changes": "free flight changes", "change for a fee": "flight changes for a fee" },
    question: {
      topic: "flight changes",
      ask: ["Should flight changes be free, or is a fee OK?", "Do you want flights you can change for free?"],
      matters: "Free changes are worth paying for if your plans may shift.",
    },
  },
  {
    key: "flight.needInflightEntertainment",
    kind: "choice",
    label: "need in-flight entertainment",
    title: "Wi-Fi on board",
    values: inForm("{} on board", ["free Wi-Fi", "paid Wi-Fi"]),
    question: {
      topic: "in-flight Wi-Fi",
      ask: ["Do you want Wi-Fi on the plane, free or paid?", "In-flight Wi-Fi: free, paid, or not needed?"],
      matters: "Not every flight has Wi-Fi.",
    },
  },
  {
    key: "flight.preferredAircraftType",
    kind: "choice",
    title: "Aircraft",
    values: { boeing: "Boeing aircraft", airbus: "Airbus aircraft" },
    question: {
      topic: "the type of aircraft",
      ask: ["Do you prefer a Boeing or an Airbus?", "Boeing or Airbus: do you have a preference?"],
      matters: "Different flights use different aircraft.",
    },
    importance: 0.1,
  },
  {
    key: "flight.avoidAircraftType",
    kind: "choice",
    title: "Aircraft to avoid",
    values: { boeing: "no Boeing aircraft", airbus: "no Airbus aircraft" },
    avoids: true,
    question: {
      topic: "an aircraft to avoid",
      ask: [
        "Is there an aircraft maker you'd rather avoid, Boeing or Airbus?",
        "Would you rather not fly on a Boeing, or on an Airbus?",
      ],
      matters: "Avoiding one leaves fewer flights.",
    },
    importance: 0.1,
  },
  {
    key: "flight.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (flight)",
    title: "Step-free access",
    words: { yes: "accessible flights", no: "no need for accessible flights" },
    met: "Accessible",
    question: {
      topic: "accessible flights",
      ask: ["Do your flights need to be wheelchair accessible?", "Will you need wheelchair assistance when you fly?"],
      matters: "I need to be sure of access before anything else.",
    },
    importance: 0.2,
  },
  {
    key: "flight.needTravelInsurance",
    kind: "boolean",
    title: "Travel insurance",
    words: { yes: "travel insurance", no: "no travel insurance" },
    met: "Insurance is offered",
    question: {
      topic: "travel insurance",
      ask: ["Do you want travel insurance with your flights?", "Should I include travel insurance?"],
      matters: "Insurance adds to the cost of the flights.",
    },
  },
] as const satisfies readonly EntrySpec[];
