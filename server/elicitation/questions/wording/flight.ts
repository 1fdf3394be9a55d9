import type { EntryWording } from "./entry-wording";

export const FLIGHT_WORDING = {
  "flight.preferredAirline": {
    topic: "the airline",
    ask: ["Is there an airline you prefer to fly with?", "Which airline do you like best, if any?"],
    matters: "The airline decides which connections come first.",
  },
  "flight.avoidAirline": {
    topic: "an airline to avoid",
    ask: ["Is there an airline you would rather avoid?", "Any airline you do not want to fly with?"],
    matters: "One airline less changes which connections are left.",
  },
  "flight.preferredCabin": {
    topic: "the cabin",
    ask: ["Which cabin would you like to fly in?", "Economy, coach or business: where would you like to sit?"],
    matters: "The cabin makes up much of the fare.",
  },
  "flight.preferredRefundability": {
    topic: "refundable tickets",
    ask: [
      "Should your flight tickets be refundable?",
      "Do you want refundable tickets, or are non-refundable ones fine?",
    ],
    matters: "Refundable tickets cost more and leave you free.",
  },
  "flight.preferredFlyTime": {
    topic: "the time of day to fly",
    ask: ["What time of day do you like to fly?", "Morning, afternoon or red-eye: when would you rather fly?"],
    matters: "The hour of the flight shapes the first and the last day.",
  },
  "flight.preferredMealOptions": {
    topic: "meals on board",
    ask: ["Do you need a special meal on the plane?", "What should your meal on board be?"],
    matters: "Not every flight serves every meal.",
  },
  "flight.preferredChangePolicies": {
    topic: "changing your flights",
    ask: [
      "Should it be free to change your flights, or may a change cost a fee?",
      "How about changing a flight: free changes, or is a fee fine?",
    ],
    matters: "Free changes are worth paying for only if plans may shift.",
  },
  "flight.needInflightEntertainment": {
    topic: "Wi-Fi on board",
    ask: ["Do you want Wi-Fi on the plane, free or paid?", "How about Wi-Fi in flight: free, paid, or not needed?"],
    matters: "Some flights have Wi-Fi and some have none.",
  },
  "flight.preferredAircraftType": {
    topic: "the type of aircraft",
    ask: ["Do you prefer a Boeing or an Airbus?", "Is there a make of aircraft you like, Boeing or Airbus?"],
    matters: "Flights to the same place use different aircraft.",
  },
  "flight.avoidAircraftType": {
    topic: "an aircraft to avoid",
    ask: [
      "Is there a make of aircraft you would avoid, Boeing or Airbus?",
      "Would you rather not board a Boeing, or an Airbus?",
    ],
    matters: "Leaving an aircraft out leaves fewer flights.",
  },
  "flight.needDisabilityAccess": {
    topic: "disability access on flights",
    ask: ["Do you need disability access on your flights?", "Will you need assistance for a disability when flying?"],
    matters: "Access on board has to be certain before anything else.",
  },
  "flight.needTravelInsurance": {
    topic: "travel insurance",
    ask: ["Do you want travel insurance with your flights?", "Should travel insurance be part of the flights?"],
    matters: "Insurance adds to the price of the flights.",
  },
} as const satisfies Record<string, EntryWording>;
