import { type EntrySpec, inForm } from "./entry-spec";

const BRANDS = ["Hilton", "Marriott", "Hyatt", "IHG", "Accor", "Best Western", "Choice Hotels"];

/** Preferences about the place to stay. */
export const HOTEL_ENTRIES = [
  {
    key: "hotel.preferredRoomType",
    kind: "choice",
    title: "Kind of room",
    values: { "entire home": "an entire home", "private room": "a private room", suite: "a suite", villa: "a villa" },
    question: {
      topic: "the kind of room",
      ask: [
        "What kind of room would you like: an entire home, a private room, a suite or a villa?",
        "Where would you like to stay: entire home, private room, suite or villa?",
      ],
      matters: "The kind of room is a big part of the nightly price.",
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
    question: {
      topic: "house rules",
      ask: [
        "Is there a house rule you'd like your hotel to have, such as no smoking or quiet hours?",
        "Which house rule matters to you: no parties, no smoking, no pets, quiet hours?",
      ],
      matters: "House rules decide how quiet your stay is.",
    },
  },
  {
    key: "hotel.preferredBrand",
    kind: "choice",
    title: "Brand",
    values: inForm("{} hotels", BRANDS),
    question: {
      topic: "the hotel brand",
      ask: ["Do you have a preferred hotel brand?", "Which hotel brand do you like best, if any?"],
      matters: "I'll look at that brand first.",
    },
    importance: 0.5,
  },
  {
    key: "hotel.avoidBrand",
    kind: "choice",
    title: "Brand to avoid",
    values: inForm("no {} hotels", BRANDS),
    avoids: true,
    question: {
      topic: "a hotel brand to avoid",
      ask: ["Any hotel brand you'd rather avoid?", "Is there a hotel brand you don't want to stay with?"],
      matters: "Ruling out a brand changes which hotels are left.",
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
    met: "Near {}",
    question: {
      topic: "the hotel's location",
      ask: [
        "What should your hotel be close to: the city center, the airport, the beach, public transportation?",
        "Where should your hotel be?",
      ],
      matters: "The location decides how far everything is.",
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
    words: "{} for hotels",
    question: {
      topic: "hotel ratings",
      ask: [
        "How many stars should your hotel have, at a minimum?",
        "What's the lowest hotel rating you'd accept, from 1 to 5 stars?",
      ],
      matters: "Ratings separate hotels more than anything else.",
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
      Laundry: "laundry service",
      "Tour desk": "a tour desk at the hotel",
    },
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
      Flexible: "flexible hotel cancellation",
      Moderate: "moderate hotel cancellation",
      Strict: "strict hotel cancellation",
    },
    met: "{} cancellation",
    question: {
      topic: "hotel cancellation",
      ask: [
        "Which cancellation policy should your hotel have: flexible, moderate or strict?",
        "How easy should it be to cancel the hotel: flexible, moderate or strict?",
      ],
      matters: "Strict terms are cheaper; flexible ones are safer.",
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
    question: {
      topic: "what is in the room",
      ask: [
        "What should your room have: air conditioning, a TV, a mini-bar, a safe?",
        "Which feature matters in your room: air conditioning, TV, mini-bar or safe?",
      ],
      matters: "Rooms at the same price come with different things.",
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
    words: { yes: "accessible hotels", no: "no need for accessible hotels" },
    met: "Accessible",
    question: {
      topic: "an accessible hotel",
      ask: ["Does your hotel need to be wheelchair accessible?", "Do you need an accessible hotel?"],
      matters: "Only some hotels are accessible.",
    },
    importance: 0.2,
  },
] as const satisfies readonly EntrySpec[];
