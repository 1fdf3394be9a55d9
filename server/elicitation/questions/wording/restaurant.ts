import type { EntryWording } from "./entry-wording";

export const RESTAURANT_WORDING = {
  "restaurant.preferredCuisines": {
    topic: "the cuisine",
    ask: ["What cuisine do you like best?", "What kind of food should I look for?"],
    matters: "Cuisine decides most of your meals.",
  },
  "restaurant.ratings": {
    topic: "restaurant ratings",
    ask: [
      "How many stars should a restaurant have, at a minimum?",
      "What's the lowest restaurant rating you'd accept, from 1 to 5 stars?",
    ],
    matters: "A minimum rating rules out many restaurants.",
  },
  "restaurant.preferredDiningStyle": {
    topic: "the dining style",
    ask: [
      "What dining style do you like: casual, formal, a buffet, a food truck?",
      "How do you like to dine: casual, formal, buffet or food truck?",
    ],
    matters: "The style decides how much meals cost and how long they take.",
  },
  "restaurant.preferredSeatingOptions": {
    topic: "where you eat",
    ask: [
      "Where do you like to eat: indoors, outdoors, takeout or delivery?",
      "Indoor seating, outdoor seating, takeout or delivery: which do you prefer?",
    ],
    matters: "Not every place delivers or has tables outside.",
  },
  "restaurant.preferredPaymentMethods": {
    topic: "how you pay",
    ask: [
      "How do you like to pay at restaurants: cash, credit card or mobile payment?",
      "Which payment should restaurants take: cash, credit card, mobile payment?",
    ],
    matters: "Some places take only one kind of payment.",
  },
  "restaurant.canReservations": {
    topic: "reservations",
    ask: ["Should restaurants take reservations?", "Do you want to be able to reserve a table?"],
    matters: "With a reservation, your evening is set.",
  },
  "restaurant.preferredParkingOptions": {
    topic: "parking at restaurants",
    ask: [
      "What parking should a restaurant have: street parking, a parking lot, valet parking?",
      "If you drive to dinner, which parking do you prefer: street, lot or valet?",
    ],
    matters: "Parking decides which restaurants are easy to reach by car.",
  },
  "restaurant.petFriendly": {
    topic: "pets at restaurants",
    ask: ["Should restaurants allow pets?", "Do you need pet-friendly restaurants?"],
    matters: "Only some restaurants allow pets.",
  },
  "restaurant.allowSmoking": {
    topic: "smoking at restaurants",
    ask: ["Should restaurants allow smoking?", "Do you want restaurants where smoking is allowed?"],
    matters: "Few restaurants allow smoking.",
  },
  "restaurant.needLiveMusic": {
    topic: "live music",
    ask: ["Do you want live music when you eat out?", "Should there be live music at dinner?"],
    matters: "Only some restaurants have live music.",
  },
  "restaurant.needDisabilityAccess": {
    topic: "accessible restaurants",
    ask: ["Do restaurants need to be wheelchair accessible?", "Do you need restaurants with step-free access?"],
    matters: "Not every restaurant is accessible.",
  },
} as const satisfies Record<string, EntryWording>;
