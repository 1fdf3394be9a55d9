import type { EntryWording, Phrases } from "./entry-wording";

const AIRLINES: Phrases = {
  "American Airlines": ["American Airlines", "American"],
  "United Airlines": ["United Airlines", "United"],
  "Delta Airlines": ["Delta Airlines", "Delta"],
  "Alaska Airlines": ["Alaska Airlines"],
  "JetBlue Airways": ["JetBlue Airways", "JetBlue"],
};

export const FLIGHT_WORDING: readonly EntryWording[] = [
  {
    entry: "flight.preferredAirline",
    phrases: AIRLINES,
    says: [
      "I'd like to fly with {v}.",
      "I prefer flying with {v}.",
      "My preferred airline is {v}.",
      "I usually fly with {v} and would like to keep it that way.",
      "If possible, book me on {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} if possible.", "I'd go with {v}.", "{v} is my favourite."],
    indifferent: ["Any airline is fine.", "I'd fly with any of them."],
    vague: ["A good one, I guess.", "One of the bigger ones, maybe.", "Something reliable."],
  },
  {
    entry: "flight.avoidAirline",
    topic: "airlines to avoid",
    phrases: AIRLINES,
    says: [
      "I'd like to avoid {v}.",
      "Please don't book me on {v}.",
      "I don't want to fly with {v}.",
      "Any airline but {v}, please.",
      "I'd rather not fly with {v}.",
    ],
    replies: ["{v}.", "I'd avoid {v}.", "Not {v}, please.", "Anything but {v}.", "Yes, {v}. Never again."],
    indifferent: ["There is no airline that I'd avoid.", "No, none that I'd avoid.", "I don't avoid any airline."],
    vague: ["The ones that are always late.", "I've had some bad ones, I'd have to think.", "Nothing too shabby."],
  },
  {
    entry: "flight.preferredCabin",
    phrases: {
      economy: ["economy", "economy class"],
      coach: ["coach", "coach class"],
      business: ["business class", "business"],
    },
    says: [
      "I'd like to fly {v}.",
      "I want to sit in {v} on the plane.",
      "I prefer {v} for the flights.",
      "For the flights, {v} would be right.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} works for me.", "I'd go for {v}.", "I'd take {v}."],
    indifferent: ["Any cabin is fine.", "I'm happy in any class."],
    vague: ["Somewhere comfortable enough.", "Something decent, I guess.", "Depends on the flight, I suppose."],
  },
  {
    entry: "flight.preferredRefundability",
    topic: "refundability",
    own: {
      refundable: {
        says: [
          "I'd like refundable tickets.",
          "The flights need to be refundable.",
          "I want to be able to get my money back for the flights.",
          "Please book refundable fares.",
        ],
        replies: [
          "Refundable.",
          "Refundable, please.",
          "Yes, they should be refundable.",
          "I'd want a refund if plans change.",
        ],
      },
      "non-refundable": {
        says: [
          "Non-refundable tickets are what I want.",
          "I prefer non-refundable fares.",
          "Please book non-refundable tickets.",
          "The flights can be non-refundable.",
        ],
        replies: [
          "Non-refundable.",
          "Non-refundable is fine.",
          "I'd take the non-refundable ones.",
          "Non-refundable, please.",
        ],
      },
    },
    indifferent: ["Refundable or not, I don't mind."],
    vague: ["Hmm, it depends on the price.", "I haven't thought about that.", "Maybe, let me see."],
  },
  {
    entry: "flight.preferredFlyTime",
    topic: "the time of the flights",
    own: {
      morning: {
        says: [
          "I'd like to fly in the morning.",
          "I prefer morning flights.",
          "Morning departures suit me best.",
          "I like to take off before noon.",
        ],
        replies: ["In the morning.", "Morning, please.", "Mornings suit me best.", "Morning flights."],
      },
      afternoon: {
        says: [
          "I'd like to fly in the afternoon.",
          "I prefer afternoon flights.",
          "Afternoon departures suit me best.",
          "I'd rather leave after lunch.",
        ],
        replies: ["In the afternoon.", "Afternoon, please.", "Afternoons suit me best.", "Afternoon flights."],
      },
      "red-eye": {
        says: [
          "I'd like to take a red-eye.",
          "I prefer red-eye flights.",
          "Overnight flights suit me best.",
          "I like to fly through the night.",
        ],
        replies: ["A red-eye.", "Red-eye, please.", "Overnight, I like red-eyes.", "The red-eye."],
      },
    },
    indifferent: ["Any time of day is fine.", "I can fly at any time."],
    vague: ["At a decent hour.", "Not at a crazy time, I guess.", "It depends a bit on the day."],
  },
  {
    entry: "flight.preferredMealOptions",
    topic: "the meals on board",
    phrases: { vegetarian: ["vegetarian"], "gluten-free meals": ["gluten-free"] },
    says: [
      "I need {v} meals on the plane.",
      "On the flights I'd like {v} meals.",
      "Please order {v} meals for the flights.",
      "The food on board should be {v} for me.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} meals.", "Something {v}.", "I eat {v}."],
    indifferent: ["I eat whatever they serve.", "No special meals."],
    vague: ["Something light, maybe.", "Something healthy, I guess.", "Hmm, I'd have to think about the food."],
  },
  {
    entry: "flight.preferredChangePolicies",
    topic: "the change policy of the flights",
    own: {
      "free changes": {
        says: [
          "I want to be able to change the flights for free.",
          "Free changes to the flights would be good.",
          "The tickets should allow free changes.",
          "I'd like to rebook my flights without a fee.",
        ],
        replies: ["Free changes.", "Free changes, please.", "I want to change for free.", "Changes should be free."],
      },
      "change for a fee": {
        says: [
          "I'm fine with paying a fee to change the flights.",
          "Flights that can be changed for a fee are what I want.",
          "A change fee on the flights is acceptable to me.",
          "I'd take tickets with changes for a fee.",
        ],
        replies: [
          "Changes for a fee are fine.",
          "A change fee is okay.",
          "Change for a fee.",
          "I'd pay a fee to change.",
        ],
      },
    },
    indifferent: ["I won't be changing anything, so I have no preference."],
    vague: ["Some flexibility, I suppose.", "Hmm, depends.", "I haven't thought about changes."],
  },
  {
    entry: "flight.needInflightEntertainment",
    topic: "Wi-Fi on the plane",
    phrases: {
      "free Wi-Fi": ["free Wi-Fi", "free wifi"],
      "paid Wi-Fi": ["paid Wi-Fi", "paid wifi"],
    },
    says: ["I'd like {v} on the plane.", "On the flight I want {v}.", "There should be {v} on board."],
    replies: ["{v}.", "{v}, please.", "{v} would be good.", "I'd want {v}."],
    indifferent: ["I just sleep on planes.", "I don't need anything on the plane."],
    vague: [
      "Something to pass the time.",
      "Some entertainment, I guess.",
      "Hmm, it depends on how long the flight is.",
    ],
  },
  {
    entry: "flight.preferredAircraftType",
    topic: "the type of plane",
    own: {
      boeing: {
        says: ["I prefer to fly on a Boeing.", "I'd like to be on Boeing planes.", "I prefer Boeing aircraft."],
        replies: ["Boeing.", "Boeing, please.", "I'd prefer a Boeing.", "A Boeing if possible."],
      },
      airbus: {
        says: ["I prefer to fly on an Airbus.", "I'd like to be on Airbus planes.", "I prefer Airbus aircraft."],
        replies: ["Airbus.", "Airbus, please.", "I'd prefer an Airbus.", "An Airbus if possible."],
      },
    },
    indifferent: ["Any plane is fine.", "A plane is a plane to me."],
    vague: ["A modern one, I guess.", "One of the newer ones.", "Something that feels safe."],
  },
  {
    entry: "flight.avoidAircraftType",
    topic: "planes to avoid",
    phrases: { boeing: ["Boeing"], airbus: ["Airbus"] },
    says: [
      "I don't want to fly on {v} planes.",
      "I'd like to avoid {v} planes.",
      "Please keep me off {v} aircraft.",
      "I'd rather not be on {v} planes.",
    ],
    replies: ["{v}.", "I'd avoid {v}.", "Not {v}, please.", "Yes, {v} planes."],
    indifferent: ["There is no type that I'd avoid.", "No, none that I'd avoid."],
    vague: ["The old ones, maybe.", "The rattling ones, I guess.", "Hmm, I'd have to look them up."],
  },
  {
    entry: "flight.needDisabilityAccess",
    own: {
      true: {
        says: [
          "I need disability access on the flights.",
          "I'll need wheelchair assistance for the flights.",
          "The flights have to be accessible for me.",
          "I require disability access when I fly.",
        ],
        replies: [
          "Yes, I need that on the flights.",
          "Yes, please.",
          "Yes, I require disability access.",
          "Yes, that's needed.",
        ],
      },
      false: {
        says: [
          "I don't need disability access on the flights.",
          "No disability access is needed on the plane.",
          "Nobody needs assistance on the flights.",
        ],
        replies: ["No, not needed.", "No, I don't need that.", "No, thank you.", "Nope, not on the flight."],
      },
    },
    vague: ["Perhaps a little help, I'm not sure.", "It depends on the airport.", "I'd have to see."],
  },
  {
    entry: "flight.needTravelInsurance",
    own: {
      true: {
        says: [
          "I'd like travel insurance for the flights.",
          "I need travel insurance.",
          "Please add travel insurance.",
          "I want the trip to be insured.",
        ],
        replies: ["Yes, I want insurance.", "Yes, please add it.", "Yes, I'd like that.", "Yes, definitely insured."],
      },
      false: {
        says: ["I don't need travel insurance.", "No travel insurance for me.", "I can do without travel insurance."],
        replies: ["No, no insurance.", "No, I don't need it.", "No thanks.", "Nope, I'll skip the insurance."],
      },
    },
    vague: ["Maybe, it depends on the price.", "Not sure, let me think about it.", "Possibly."],
  },
];
