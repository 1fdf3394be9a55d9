import type { EntryWording } from "./entry-wording";

export const ATTRACTION_WORDING = {
  "attraction.preferredType": {
    topic: "what to visit",
    ask: [
      "What do you most like to visit: museums, art, parks, shopping, landmarks, historical sites, zoos, aquariums?",
      "What kind of attraction interests you most?",
    ],
    matters: "This decides how your days are filled.",
  },
  "attraction.preferredDuration": {
    topic: "how long a visit takes",
    ask: [
      "How long should a visit be: less than 1 hour, 1-2 hours, 2-3 hours, or more than 3 hours?",
      "How much time do you like to spend at one attraction?",
    ],
    matters: "The length of visits decides how many fit into a day.",
  },
  "attraction.popularity": {
    topic: "popular attractions",
    ask: [
      "Do you prefer famous attractions, lesser-known ones, or something in between?",
      "How popular should attractions be: high, medium or low?",
    ],
    matters: "Famous attractions are crowded; quiet ones are often out of the way.",
  },
  "attraction.ratings": {
    topic: "attraction ratings",
    ask: [
      "What's the lowest star rating you'd accept for attractions?",
      "How many stars should attractions have, at a minimum?",
    ],
    matters: "A minimum rating leaves out what others didn't find worth it.",
  },
  "attraction.needDisabilityAccess": {
    topic: "accessible attractions",
    ask: ["Do attractions need to be wheelchair accessible?", "Do you need attractions with step-free access?"],
    matters: "Some attractions can't be reached without steps.",
  },
  "attraction.needGuidedTours": {
    topic: "guided tours",
    ask: ["Would you like guided tours?", "Should I look for attractions with guided tours?"],
    matters: "Guided tours have fixed times and cost extra.",
  },
  "attraction.specialEvents": {
    topic: "special events",
    ask: [
      "Is there a kind of event you'd like to see: concerts, festivals, workshops, lectures?",
      "Which special events interest you: concerts, festivals, workshops or lectures?",
    ],
    matters: "Events happen on a set day and time.",
  },
  "attraction.preferredAmenities": {
    topic: "amenities at attractions",
    ask: [
      "What should attractions offer: food and drink, restrooms, a gift shop, Wi-Fi?",
      "Which amenity matters to you at attractions: food and drink, restrooms, a gift shop or Wi-Fi?",
    ],
    matters: "Amenities decide how long you can stay comfortably.",
  },
} as const satisfies Record<string, EntryWording>;
