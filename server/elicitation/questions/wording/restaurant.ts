import type { EntryWording } from "./entry-wording";

export const RESTAURANT_WORDING = {
  "restaurant.preferredCuisines": {
    topic: "the cuisine",
    ask: ["What cuisine do you like best?", "Which kind of food should I look for when you eat out?"],
    matters: "The cuisine decides most of the meals.",
  },
  "restaurant.ratings": {
    topic: "the restaurants' rating",
    ask: [
      "How many stars should a restaurant have at least?",
      "What rating should restaurants have, from 1 to 5 stars?",
    ],
    matters: "The rating leaves out much of what is on the way.",
  },
  "restaurant.preferredDiningStyle": {
    topic: "the dining style",
    ask: [
      "What dining style do you like: casual, formal, a buffet, a food truck?",
      "How do you like to dine: casual, formal, buffet or food truck?",
    ],
    matters: "The style sets the price and the length of meals.",
  },
  "restaurant.preferredSeatingOptions": {
    topic: "where you sit",
    ask: [
      "Where do you like to eat: indoors, outdoors, takeout or delivery?",
      "Indoor seating, outdoor seating, takeout or delivery: which do you prefer?",
    ],
    matters: "Not every place has tables outside or delivers.",
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
    ask: ["Should your restaurants take reservations?", "Do you want to be able to reserve a table?"],
    matters: "Tables that can be reserved make the evenings certain.",
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
    ask: ["Should your restaurants be pet friendly?", "Do restaurants have to welcome pets?"],
    matters: "Only some restaurants welcome pets.",
  },
  "restaurant.allowSmoking": {
    topic: "smoking at restaurants",
    ask: ["Should restaurants allow smoking?", "Do you want restaurants where smoking is allowed?"],
    matters: "Smoking is allowed in few restaurants and unwelcome to many guests.",
  },
  "restaurant.needLiveMusic": {
    topic: "live music",
    ask: ["Do you want live music when you eat out?", "Should there be live music at dinner?"],
    matters: "Live music makes an evening, or spoils it.",
  },
  "restaurant.needDisabilityAccess": {
    topic: "disability access at restaurants",
    ask: ["Do you need disability access at restaurants?", "Do restaurants have to be accessible for a disability?"],
    matters: "Not every restaurant is accessible.",
  },
} as const satisfies Record<string, EntryWording>;
