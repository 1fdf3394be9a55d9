import type { EntryWording } from "./entry-wording";

export const HOTEL_WORDING = {
  "hotel.preferredRoomType": {
    topic: "the kind of room",
    ask: [
      "What kind of room would you like: an entire home, a private room, a suite or a villa?",
      "Where would you like to stay: entire home, private room, suite or villa?",
    ],
    matters: "The kind of room sets the price of every night.",
  },
  "hotel.preferredHouseRules": {
    topic: "house rules",
    ask: [
      "Is there a house rule you would like your hotel to have, such as no smoking or quiet hours?",
      "Which house rule matters to you where you stay: no parties, no smoking, no pets, quiet hours?",
    ],
    matters: "House rules decide who your neighbours are.",
  },
  "hotel.preferredBrand": {
    topic: "the hotel brand",
    ask: ["Is there a hotel brand you prefer?", "Which hotel brand do you like best, if any?"],
    matters: "A brand that you trust comes first in the search.",
  },
  "hotel.avoidBrand": {
    topic: "a hotel brand to avoid",
    ask: ["Is there a hotel brand you would rather avoid?", "Any hotel brand you do not want to stay with?"],
    matters: "One brand less changes which hotels are left.",
  },
  "hotel.preferredProximity": {
    topic: "where the hotel is",
    ask: [
      "What should your hotel be close to: downtown, the airport, the beach, the city center, public transportation?",
      "Where should your hotel be?",
    ],
    matters: "The hotel's place decides the way of every day.",
  },
  "hotel.ratings": {
    topic: "the hotel's rating",
    ask: ["How many stars should your hotel have at least?", "What rating should your hotel have, from 1 to 5 stars?"],
    matters: "The rating separates hotels more than anything else.",
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
    topic: "cancelling the hotel",
    ask: [
      "Which cancellation policy should your hotel have: flexible, moderate or strict?",
      "How easily should the hotel be cancelled: flexible, moderate or strict?",
    ],
    matters: "Strict terms are cheaper, flexible ones safer.",
  },
  "hotel.preferredRoomFeatures": {
    topic: "what is in the room",
    ask: [
      "What should your room have: air conditioning, a TV, a mini-bar, a safe?",
      "Which feature matters in your room: air conditioning, TV, mini-bar or safe?",
    ],
    matters: "Rooms of the same price are equipped differently.",
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
    topic: "disability access at the hotel",
    ask: ["Do you need disability access at your hotel?", "Does your hotel have to be accessible for a disability?"],
    matters: "Only some hotels are accessible.",
  },
} as const satisfies Record<string, EntryWording>;
