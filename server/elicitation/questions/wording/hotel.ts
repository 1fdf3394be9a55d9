import type { EntryWording } from "./entry-wording";

export const HOTEL_WORDING = {
  "hotel.preferredRoomType": {
    topic: "the kind of room",
    ask: [
      "What kind of room would you like: an entire home, a private room, a suite or a villa?",
      "Where would you like to stay: entire home, private room, suite or villa?",
    ],
    matters: "The kind of room is a big part of the nightly price.",
  },
  "hotel.preferredHouseRules": {
    topic: "house rules",
    ask: [
      "Is there a house rule you'd like your hotel to have, such as no smoking or quiet hours?",
      "Which house rule matters to you: no parties, no smoking, no pets, quiet hours?",
    ],
    matters: "House rules decide how quiet your stay is.",
  },
  "hotel.preferredBrand": {
    topic: "the hotel brand",
    ask: ["Do you have a preferred hotel brand?", "Which hotel brand do you like best, if any?"],
    matters: "I'll look at that brand first.",
  },
  "hotel.avoidBrand": {
    topic: "a hotel brand to avoid",
    ask: ["Any hotel brand you'd rather avoid?", "Is there a hotel brand you don't want to stay with?"],
    matters: "Ruling out a brand changes which hotels are left.",
  },
  "hotel.preferredProximity": {
    topic: "the hotel's location",
    ask: [
      "What should your hotel be close to: the city center, the airport, the beach, public transportation?",
      "Where should your hotel be?",
    ],
    matters: "The location decides how far everything is.",
  },
  "hotel.ratings": {
    topic: "hotel ratings",
    ask: [
      "How many stars should your hotel have, at a minimum?",
      "What's the lowest hotel rating you'd accept, from 1 to 5 stars?",
    ],
    matters: "Ratings separate hotels more than anything else.",
  },
  "hotel.preferredAmenities": {
    topic: "hotel amenities",
    ask: [
      "Which hotel amenity do you care about most: Wi-Fi, breakfast, a fitness center, a pool, parking?",
      "What should your hotel offer: Wi-Fi, breakfast, a gym, a pool, parking?",
    ],
    matters: "Amenities are where similar hotels differ.",
  },
  "hotel.preferredServices": {
    topic: "hotel services",
    ask: [
      "Which hotel service would you use: room service, concierge, laundry, a tour desk?",
      "Is there a service your hotel should have, such as room service, a concierge, laundry or a tour desk?",
    ],
    matters: "Services decide whether a hotel fits how you travel.",
  },
  "hotel.preferredCancellationPolicy": {
    topic: "hotel cancellation",
    ask: [
      "Which cancellation policy should your hotel have: flexible, moderate or strict?",
      "How easy should it be to cancel the hotel: flexible, moderate or strict?",
    ],
    matters: "Strict terms are cheaper; flexible ones are safer.",
  },
  "hotel.preferredRoomFeatures": {
    topic: "what is in the room",
    ask: [
      "What should your room have: air conditioning, a TV, a mini-bar, a safe?",
      "Which feature matters in your room: air conditioning, TV, mini-bar or safe?",
    ],
    matters: "Rooms at the same price come with different things.",
  },
  "hotel.preferredBathroomFeatures": {
    topic: "the bathroom",
    ask: [
      "What matters in the bathroom: a shower, a bathtub, a hair dryer, toiletries?",
      "Which bathroom feature would you like: shower, bathtub, hair dryer or toiletries?",
    ],
    matters: "Bathrooms differ from hotel to hotel.",
  },
  "hotel.needDisabilityAccess": {
    topic: "an accessible hotel",
    ask: ["Does your hotel need to be wheelchair accessible?", "Do you need an accessible hotel?"],
    matters: "Only some hotels are accessible.",
  },
} as const satisfies Record<string, EntryWording>;
