import type { EntryWording } from "./entry-wording";
import { STARS } from "./hotel";

export const RESTAURANT_WORDING: readonly EntryWording[] = [
  {
    entry: "restaurant.preferredCuisines",
    phrases: {
      French: ["French food", "French cuisine"],
      Seafood: ["seafood"],
      Italian: ["Italian food", "Italian cuisine"],
      Chinese: ["Chinese food", "Chinese cuisine"],
      Indian: ["Indian food", "Indian cuisine"],
      Japanese: ["Japanese food", "Japanese cuisine"],
      Korean: ["Korean food", "Korean cuisine"],
      Pizza: ["pizza"],
      Tea: ["tea houses", "tea rooms"],
      Bakery: ["bakeries", "bakery food"],
    },
    says: [
      "I love {v}.",
      "I'd like to eat {v} on the trip.",
      "For meals I want {v}.",
      "When it comes to restaurants, I go for {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} for me.", "I'm in the mood for {v}.", "Mostly {v}."],
    own: {
      Tea: {
        says: ["I'd like to go to tea houses.", "I love tea rooms.", "For a bite to eat, tea houses are my thing."],
        replies: ["Tea.", "Tea houses.", "Tea, please.", "Tea rooms for me."],
      },
      Bakery: {
        says: ["I'd like to eat at bakeries.", "I love a good bakery.", "For food, bakeries are my thing."],
        replies: ["Bakery.", "Bakeries.", "Bakery food, please.", "Bakeries for me."],
      },
    },
    indifferent: ["I eat anything.", "Any cuisine is fine."],
    vague: ["Something tasty.", "Something local, perhaps.", "Hmm, depends on my mood."],
  },
  {
    entry: "restaurant.ratings",
    topic: "restaurant ratings",
    phrases: STARS,
    says: [
      "Restaurants should have at least {v}.",
      "I want restaurants with {v} or more.",
      "I only eat at places rated {v} or better.",
    ],
    replies: ["At least {v}.", "{v} or better.", "{v} minimum.", "{v} would do."],
    vague: ["Something decent, I guess.", "Good ones.", "Nothing dodgy."],
  },
  {
    entry: "restaurant.preferredDiningStyle",
    phrases: {
      Casual: ["casual dining", "casual places"],
      Formal: ["formal dining", "formal restaurants"],
      Buffet: ["buffets"],
      "Food truck": ["food trucks"],
    },
    says: ["I prefer {v}.", "For eating out, I like {v}.", "I'd like {v} when we eat out.", "I enjoy {v}."],
    replies: ["{v}.", "{v}, please.", "{v} for me.", "I like {v}."],
    vague: ["Somewhere with a good atmosphere.", "Something nice.", "It depends on the day."],
  },
  {
    entry: "restaurant.preferredSeatingOptions",
    topic: "the seating",
    own: {
      Indoor: {
        says: [
          "At restaurants I prefer to sit inside.",
          "I'd like indoor seating at restaurants.",
          "I want to eat indoors.",
        ],
        replies: ["Indoor.", "Indoors, please.", "Inside, please.", "Indoor seating."],
      },
      Outdoor: {
        says: [
          "At restaurants I prefer to sit outside.",
          "I'd like outdoor seating at restaurants.",
          "I want to eat outdoors.",
        ],
        replies: ["Outdoor.", "Outdoors, please.", "Outside, please.", "Outdoor seating."],
      },
      Takeout: {
        says: ["I'd rather get takeout than sit in restaurants.", "I prefer takeout.", "For meals I'd like takeout."],
        replies: ["Takeout.", "Takeout, please.", "I'd rather get takeout.", "Takeout for me."],
      },
      Delivery: {
        says: ["I'd rather have food delivered.", "I prefer delivery for meals.", "For meals I'd like delivery."],
        replies: ["Delivery.", "Delivery, please.", "I'd rather have it delivered.", "Delivery for me."],
      },
    },
    indifferent: ["I'd sit anywhere."],
    vague: ["Somewhere pleasant.", "It depends on the weather.", "A nice spot."],
  },
  {
    entry: "restaurant.preferredPaymentMethods",
    topic: "how to pay",
    phrases: {
      Cash: ["cash"],
      "Credit card": ["credit card"],
      "Mobile payment": ["mobile payment"],
    },
    says: [
      "At restaurants I'd like to pay by {v}.",
      "I pay for meals by {v}.",
      "I prefer {v} for paying at restaurants.",
    ],
    replies: ["{v}.", "{v}, please.", "By {v}.", "I pay by {v}."],
    own: {
      Cash: {
        says: [
          "At restaurants I'd like to pay in cash.",
          "I pay for meals in cash.",
          "I prefer to pay cash at restaurants.",
        ],
        replies: ["Cash.", "Cash, please.", "In cash.", "I pay cash."],
      },
      "Mobile payment": {
        says: [
          "At restaurants I'd like to pay with my phone.",
          "I prefer mobile payment at restaurants.",
          "I'd like to use mobile payment for meals.",
        ],
        replies: ["Mobile payment.", "With my phone.", "Mobile payment, please.", "By phone, mobile payment."],
      },
    },
    indifferent: ["I can pay any way they like."],
    vague: ["The easy way.", "Depends on what I have on me.", "The usual."],
  },
  {
    entry: "restaurant.canReservations",
    own: {
      true: {
        says: [
          "I'd like restaurants that take reservations.",
          "I want to be able to reserve a table.",
          "The restaurants should take reservations.",
        ],
        replies: ["Yes, I want to reserve.", "Yes, with reservations.", "Yes, please.", "Yes, I like to book a table."],
      },
      false: {
        says: [
          "I don't need restaurants that take reservations.",
          "No reservations are needed at restaurants.",
          "I don't need to reserve tables.",
        ],
        replies: ["No, not needed.", "No, I just walk in.", "No, no reservations.", "Nope, I don't need that."],
      },
    },
    vague: ["Sometimes, I guess.", "It depends on the place.", "Maybe for some of them."],
  },
  {
    entry: "restaurant.preferredParkingOptions",
    phrases: {
      "Street parking": ["street parking"],
      "Parking lot": ["a parking lot"],
      "Valet parking": ["valet parking"],
    },
    says: [
      "I'd like restaurants with {v}.",
      "There should be {v} at the restaurants.",
      "When I go out to eat, I want {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} would be good.", "I'd like {v}."],
    indifferent: ["I won't be driving, so I have no preference."],
    vague: ["Somewhere close by.", "Something safe.", "It depends on the place."],
  },
  {
    entry: "restaurant.petFriendly",
    topic: "pets in restaurants",
    own: {
      Yes: {
        says: [
          "The restaurants should be pet friendly.",
          "I need restaurants that allow pets.",
          "I want to eat at pet-friendly restaurants.",
        ],
        replies: ["Yes, pet friendly.", "Yes, they should allow pets.", "Yes, please.", "Yes, that's needed."],
      },
      No: {
        says: [
          "I'd rather have restaurants without pets.",
          "I don't want pet-friendly restaurants.",
          "The restaurants should not allow pets.",
        ],
        replies: ["No, no pets in restaurants.", "No, rather not.", "No, they shouldn't allow pets.", "No, please."],
      },
    },
    indifferent: ["Pets or no pets, I don't mind."],
    vague: ["It depends on the animals.", "Hmm, I'm not sure.", "Possibly."],
  },
  {
    entry: "restaurant.allowSmoking",
    topic: "smoking in restaurants",
    own: {
      Yes: {
        says: [
          "The restaurants should allow smoking.",
          "I'd like restaurants where smoking is allowed.",
          "I want to be able to smoke at restaurants.",
        ],
        replies: ["Yes, smoking should be allowed.", "Yes, I smoke.", "Yes, please.", "Yes, it should be allowed."],
      },
      No: {
        says: [
          "The restaurants must not allow smoking.",
          "I want smoke-free restaurants.",
          "I don't want smoking at restaurants.",
        ],
        replies: ["No, no smoking.", "No, smoke-free, please.", "No, it shouldn't be allowed.", "No smoking, no."],
      },
    },
    indifferent: ["Smoking or not, I don't mind."],
    vague: ["It depends.", "Hmm, maybe outside.", "Not sure."],
  },
  {
    entry: "restaurant.needLiveMusic",
    topic: "live music at restaurants",
    own: {
      true: {
        says: [
          "I'd like restaurants with live music.",
          "I want live music when I go out for dinner.",
          "There should be live music at the restaurants.",
        ],
        replies: ["Yes, live music.", "Yes, I love live music.", "Yes, please.", "Yes, I'd like that."],
      },
      false: {
        says: [
          "I don't need live music at restaurants.",
          "No live music at dinner for me.",
          "Restaurants needn't have live music.",
        ],
        replies: ["No, no live music.", "No, not needed.", "No, I don't need that.", "Nope, no music."],
      },
    },
    vague: ["Sometimes it's nice.", "It depends on the music.", "Maybe one evening."],
  },
  {
    entry: "restaurant.needDisabilityAccess",
    own: {
      true: {
        says: [
          "I need disability access at restaurants.",
          "Restaurants have to be accessible for me.",
          "The restaurants must be wheelchair accessible.",
        ],
        replies: [
          "Yes, I need that at restaurants.",
          "Yes, please.",
          "Yes, they must be accessible.",
          "Yes, that's needed.",
        ],
      },
      false: {
        says: [
          "I don't need disability access at restaurants.",
          "Restaurants needn't have disability access.",
          "No accessible restaurants are needed.",
        ],
        replies: ["No, not needed.", "No, I don't need that.", "No, thank you.", "Nope, not at restaurants."],
      },
    },
    vague: ["It depends on the place.", "Perhaps, I'm not sure.", "I'd have to see."],
  },
];
