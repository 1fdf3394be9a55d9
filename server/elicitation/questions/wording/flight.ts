import type { EntryWording } from "./entry-wording";

export const FLIGHT_WORDING = {
  "flight.preferredAirline": {
    topic: "the airline",
    ask: ["Do you have a preferred airline?", "Which airline do you like best, if any?"],
    matters: "I'll look at that airline's flights first.",
  },
  "flight.avoidAirline": {
    topic: "an airline to avoid",
    ask: ["Any airline you'd rather avoid?", "Is there an airline you don't want to fly with?"],
    matters: "Ruling out an airline changes which flights are left.",
  },
  "flight.preferredCabin": {
    topic: "the cabin",
    ask: ["Which cabin would you like to fly in?", "Economy or business class?"],
    matters: "The cabin is a big part of the fare.",
  },
  "flight.preferredRefundability": {
    topic: "refundable tickets",
    ask: ["Should your flights be refundable?", "Do you want refundable tickets, or are non-refundable ones fine?"],
    matters: "Refundable tickets cost more, but you can get your money back.",
  },
  "flight.preferredFlyTime": {
    topic: "the time of day to fly",
    ask: ["What time of day do you like to fly?", "When would you rather fly: morning, afternoon or red-eye?"],
    matters: "Flight times shape your first and last day.",
  },
  "flight.preferredMealOptions": {
    topic: "in-flight meals",
    ask: ["Do you need a special meal on the plane?", "Which in-flight meal would you like?"],
    matters: "Not every flight serves every meal.",
  },
  "flight.preferredChangePolicies": {
    topic: "flight changes",
    ask: ["Should flight changes be free, or is a fee OK?", "Do you want flights you can change for free?"],
    matters: "Free changes are worth paying for if your plans may shift.",
  },
  "flight.needInflightEntertainment": {
    topic: "in-flight Wi-Fi",
    ask: ["Do you want Wi-Fi on the plane, free or paid?", "In-flight Wi-Fi: free, paid, or not needed?"],
    matters: "Not every flight has Wi-Fi.",
  },
  "flight.preferredAircraftType": {
    topic: "the type of aircraft",
    ask: ["Do you prefer a Boeing or an Airbus?", "Boeing or Airbus: do you have a preference?"],
    matters: "Different flights use different aircraft.",
  },
  "flight.avoidAircraftType": {
    topic: "an aircraft to avoid",
    ask: [
      "Is there an aircraft maker you'd rather avoid, Boeing or Airbus?",
      "Would you rather not fly on a Boeing, or on an Airbus?",
    ],
    matters: "Avoiding one leaves fewer flights.",
  },
  "flight.needDisabilityAccess": {
    topic: "accessible flights",
    ask: ["Do your flights need to be wheelchair accessible?", "Will you need wheelchair assistance when you fly?"],
    matters: "I need to be sure of access before anything else.",
  },
  "flight.needTravelInsurance": {
    topic: "travel insurance",
    ask: ["Do you want travel insurance with your flights?", "Should I include travel insurance?"],
    matters: "Insurance adds to the cost of the flights.",
  },
} as const satisfies Record<string, EntryWording>;
