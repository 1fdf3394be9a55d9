import { type EntrySpec, inForm } from "./entry-spec";

const BRANDS = ["Hilton", "Marriott", "Hyatt", "IHG", "Accor", "Best Western", "Choice Hotels"];

/** Preferences about the place to stay. */
export const HOTEL_ENTRIES = [
  {
    key: "hotel.preferredRoomType",
    kind: "choice",
    title: "Kind of room",
    values: { "entire home": "an entire home", "private room": "a private room", suite: "a suite", villa: "a villa" },
    fact: "you stay in a {}",
    question: {
      topic: "the kind of room",
      ask: [
        "What kind of room would you like: an entire home, a private room, a suite or a villa?",
        "Where would you like to stay: entire home, private room, suite or villa?",
      ],
      matters: "The kind of room sets the price of every night.",
    },
    importance: 0.9,
  },
  {
    key: "hotel.preferredHouseRules",
    kind: "choice",
    title: "House rules",
    values: {
      "No parties": "no parties where you stay",
      "No smoking": "no smoking where you stay",
      "No children under 10": "no children under 10 where you stay",
      "No pets": "no pets where you stay",
      "Quiet hours": "quiet hours where you stay",
    },
    fact: "you want the house rule {}",
    question: {
      topic: "house rules",
      ask: [
        "Is there a house rule you would like your hotel to have, such as no smoking or quiet hours?",
        "Which house rule matters to you where you stay: no parties, no smoking, no pets, quiet hours?",
      ],
      matters: "House rules decide who your neighbours are.",
    },
  },
  {
    key: "hotel.preferredBrand",
    kind: "choice",
    title: "Brand",
    values: inForm("{} for the hotel", BRANDS),
    fact: "you like {}",
    question: {
      topic: "the hotel brand",
      ask: ["Is there a hotel brand you prefer?", "Which hotel brand do you like best, if any?"],
      matters: "A brand that you trust comes first in the search.",
    },
    importance: 0.5,
  },
  {
    key: "hotel.avoidBrand",
    kind: "choice",
    title: "Brand to avoid",
    values: inForm("not {} for the hotel", BRANDS),
    avoids: true,
    fact: "you avoid {}",
    question: {
      topic: "a hotel brand to avoid",
      ask: ["Is there a hotel brand you would rather avoid?", "Any hotel brand you do not want to stay with?"],
      matters: "One brand less changes which hotels are left.",
    },
  },
  {
    key: "hotel.preferredProximity",
    kind: "choice",
    title: "Close to",
    values: {
      downtown: "a hotel downtown",
      airport: "a hotel near the airport",
      beach: "a hotel near the beach",
      "city center": "a hotel in the city center",
      "public transportation": "a hotel near public transportation",
    },
    fact: "your hotel is to be near: {}",
    met: "Near {}",
    question: {
      topic: "where the hotel is",
      ask: [
        "What should your hotel be close to: downtown, the airport, the beach, the city center, public transportation?",
        "Where should your hotel be?",
      ],
      matters: "The hotel's place decides the way of every day.",
    },
    importance: 0.9,
  },
  {
    key: "hotel.ratings",
    kind: "integer",
    label: "hotel ratings",
    title: "Rating",
    range: [1, 5],
    measure: "stars",
    words: "hotels of {}",
    fact: "your hotel is to have {} stars or more",
    question: {
      topic: "the hotel's rating",
      ask: [
        "How many stars should your hotel have at least?",
        "What rating should your hotel have, from 1 to 5 stars?",
      ],
      matters: "The rating separates hotels more than anything else.",
    },
    importance: 0.8,
  },
  {
    key: "hotel.preferredAmenities",
    kind: "choice",
    label: "preferred amenities (hotel)",
    title: "Amenities",
    values: {
      "Wi-Fi": "Wi-Fi at the hotel",
      Breakfast: "breakfast at the hotel",
      "Fitness center": "a fitness center at the hotel",
      Pool: "a pool at the hotel",
      Parking: "parking at the hotel",
    },
    fact: "you want {} at the hotel",
    question: {
      topic: "hotel amenities",
      ask: [
        "Which hotel amenity do you care about most: Wi-Fi, breakfast, a fitness center, a pool, parking?",
        "What should your hotel offer: Wi-Fi, breakfast, a gym, a pool, parking?",
      ],
      matters: "Amenities are where similar hotels differ.",
    },
    importance: 0.7,
  },
  {
    key: "hotel.preferredServices",
    kind: "choice",
    title: "Services",
    values: {
      "Room service": "room service",
      Concierge: "a concierge",
      Laundry: "a laundry service",
      "Tour desk": "a tour desk at the hotel",
    },
    fact: "you would use {}",
    question: {
      topic: "hotel services",
      ask: [
        "Which hotel service would you use: room service, concierge, laundry, a tour desk?",
        "Is there a service your hotel should have, such as room service, a concierge, laundry or a tour desk?",
      ],
      matters: "Services decide whether a hotel fits how you travel.",
    },
  },
  {
    key: "hotel.preferredCancellationPolicy",
    kind: "choice",
    title: "Cancellation",
    values: {
      Flexible: "flexible cancellation of the hotel",
      Moderate: "moderate cancellation of the hotel",
      Strict: "strict cancellation of the hotel",
    },
    fact: "you want {} cancellation",
    met: "{} cancellation",
    question: {
      topic: "cancelling the hotel",
      ask: [
        "Which cancellation policy should your hotel have: flexible, moderate or strict?",
        "How easily should the hotel be cancelled: flexible, moderate or strict?",
      ],
      matters: "Strict terms are cheaper, flexible ones safer.",
    },
  },
  {
    key: "hotel.preferredRoomFeatures",
    kind: "choice",
    title: "In the room",
    values: {
      "Air conditioning": "air conditioning in the room",
      TV: "a TV in the room",
      "Mini-bar": "a mini-bar in the room",
      Safe: "a safe in the room",
    },
    fact: "you want {} in the room",
    question: {
      topic: "what is in the room",
      ask: [
        "What should your room have: air conditioning, a TV, a mini-bar, a safe?",
        "Which feature matters in your room: air conditioning, TV, mini-bar or safe?",
      ],
      matters: "Rooms of the same price are equipped differently.",
    },
    importance: 0.2,
  },
  {
    key: "hotel.preferredBathroomFeatures",
    kind: "choice",
    title: "In the bathroom",
    values: {
      Shower: "a shower",
      Bathtub: "a bathtub",
      "Hair dryer": "a hair dryer in the bathroom",
      Toiletries: "toiletries in the bathroom",
    },
    fact: "you want {} in the bathroom",
    question: {
      topic: "the bathroom",
      ask: [
        "What matters in the bathroom: a shower, a bathtub, a hair dryer, toiletries?",
        "Which bathroom feature would you like: shower, bathtub, hair dryer or toiletries?",
      ],
      matters: "Bathrooms differ from hotel to hotel.",
    },
    importance: 0.2,
  },
  {
    key: "hotel.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (hotel)",
    title: "Step-free access",
    words: { yes: "step-free hotels", no: "no step-free hotels needed" },
    fact: { yes: "you need an accessible hotel", no: "your hotel needs no disability access" },
    met: "Accessible",
    question: {
      topic: "disability access at the hotel",
      ask: ["Do you need disability access at your hotel?", "Does your hotel have to be accessible for a disability?"],
      matters: "Only some hotels are accessible.",
    },
    importance: 0.2,
  },
] as const satisfies readonly EntrySpec[];
