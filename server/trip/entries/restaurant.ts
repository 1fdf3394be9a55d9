import type { EntrySpec } from "./entry-spec";

/** What is wished of restaurants. */
export const RESTAURANT_ENTRIES = [
  {
    key: "restaurant.preferredCuisines",
    kind: "choice",
    label: "preferred cuisines",
    title: "Cuisines",
    values: {
      Tea: "tea houses",
      Pizza: "pizza",
      French: "French food",
      Bakery: "bakeries",
      Seafood: "seafood",
      Italian: "Italian food",
      Chinese: "Chinese food",
      Indian: "Indian food",
      Japanese: "Japanese food",
      Korean: "Korean food",
    },
    question: {
      topic: "the cuisine",
      ask: ["What cuisine do you like best?", "Which kind of food should I look for when you eat out?"],
      matters: "The cuisine decides most of the meals.",
    },
  },
  {
    key: "restaurant.ratings",
    kind: "integer",
    label: "restaurant ratings",
    title: "Rating",
    range: [1, 5],
    measure: "stars",
    words: "restaurants of {}",
    question: {
      topic: "the restaurants' rating",
      ask: [
        "How many stars should a restaurant have at least?",
        "What rating should restaurants have, from 1 to 5 stars?",
      ],
      matters: "The rating leaves out much of what is on the way.",
    },
  },
  {
    key: "restaurant.preferredDiningStyle",
    kind: "choice",
    label: "preferred dining style",
    title: "Style of dining",
    values: { Casual: "casual dining", Formal: "formal dining", Buffet: "buffets", "Food truck": "food trucks" },
    question: {
      topic: "the dining style",
      ask: [
        "What dining style do you like: casual, formal, a buffet, a food truck?",
        "How do you like to dine: casual, formal, buffet or food truck?",
      ],
      matters: "The style sets the price and the length of meals.",
    },
  },
  {
    key: "restaurant.preferredSeatingOptions",
    kind: "choice",
    label: "preferred seating options",
    title: "Seating",
    values: { Indoor: "eating indoors", Outdoor: "eating outdoors", Takeout: "takeout", Delivery: "food delivered" },
    question: {
      topic: "where you sit",
      ask: [
        "Where do you like to eat: indoors, outdoors, takeout or delivery?",
        "Indoor seating, outdoor seating, takeout or delivery: which do you prefer?",
      ],
      matters: "Not every place has tables outside or delivers.",
    },
  },
  {
    key: "restaurant.preferredPaymentMethods",
    kind: "choice",
    label: "preferred payment methods",
    title: "Payment",
    values: {
      Cash: "paying by cash",
      "Credit card": "paying by credit card",
      "Mobile payment": "paying by mobile payment",
    },
    question: {
      topic: "how you pay",
      ask: [
        "How do you like to pay at restaurants: cash, credit card or mobile payment?",
        "Which payment should restaurants take: cash, credit card, mobile payment?",
      ],
      matters: "Some places take only one kind of payment.",
    },
  },
  {
    key: "restaurant.canReservations",
    kind: "boolean",
    label: "can take reservations",
    title: "Takes reservations",
    words: { yes: "restaurants that take reservations", no: "no need to reserve tables" },
    question: {
      topic: "reservations",
      ask: ["Should your restaurants take reservations?", "Do you want to be able to reserve a table?"],
      matters: "Tables that can be reserved make the evenings certain.",
    },
  },
  {
    key: "restaurant.preferredParkingOptions",
    kind: "choice",
    label: "preferred parking options",
    title: "Parking",
    values: {
      "Street parking": "street parking at restaurants",
      "Parking lot": "parking lot at restaurants",
      "Valet parking": "valet parking at restaurants",
    },
    question: {
      topic: "parking at restaurants",
      ask: [
        "What parking should a restaurant have: street parking, a parking lot, valet parking?",
        "If you drive to dinner, which parking do you prefer: street, lot or valet?",
      ],
      matters: "Parking decides which restaurants are easy to reach by car.",
    },
  },
  {
    key: "restaurant.petFriendly",
    kind: "choice",
    label: "pet friendly",
    title: "Pets welcome",
    values: { Yes: "restaurants that welcome pets", No: "no need for restaurants that welcome pets" },
    question: {
      topic: "pets at restaurants",
      ask: ["Should your restaurants be pet friendly?", "Do restaurants have to welcome pets?"],
      matters: "Only some restaurants welcome pets.",
    },
  },
  {
    key: "restaurant.allowSmoking",
    kind: "choice",
    label: "allow smoking",
    title: "Smoking allowed",
    values: { Yes: "restaurants that allow smoking", No: "no smoking at restaurants" },
    question: {
      topic: "smoking at restaurants",
      ask: ["Should restaurants allow smoking?", "Do you want restaurants where smoking is allowed?"],
      matters: "Smoking is allowed in few restaurants and unwelcome to many guests.",
    },
  },
  {
    key: "restaurant.needLiveMusic",
    kind: "boolean",
    label: "need live music",
    title: "Live music",
    words: { yes: "live music at restaurants", no: "no need for live music" },
    question: {
      topic: "live music",
      ask: ["Do you want live music when you eat out?", "Should there be live music at dinner?"],
      matters: "Live music makes an evening, or spoils it.",
    },
  },
  {
    key: "restaurant.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (restaurant)",
    title: "Step-free access",
    words: { yes: "step-free restaurants", no: "no step-free restaurants needed" },
    question: {
      topic: "disability access at restaurants",
      ask: ["Do you need disability access at restaurants?", "Do restaurants have to be accessible for a disability?"],
      matters: "Not every restaurant is accessible.",
    },
  },
] as const satisfies readonly EntrySpec[];
