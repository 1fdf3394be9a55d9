import type { EntryWording } from "./entry-wording";

export const ATTRACTION_WORDING = {
  "attraction.preferredType": {
    topic: "what to visit",
    ask: [
      "What do you most like to visit: museums, art, parks, shopping, landmarks, historical sites, zoos, aquariums?",
      "Which kind of sight interests you most?",
    ],
    matters: "It decides what fills the days.",
  },
  "attraction.preferredDuration": {
    topic: "how long a visit takes",
    ask: [
      "How long should a visit take: less than 1 hour, 1-2 hours, 2-3 hours, or more than 3 hours?",
      "How much time do you like to spend at one sight?",
    ],
    matters: "The length of visits sets how many fit into a day.",
  },
  "attraction.popularity": {
    topic: "popular sights",
    ask: [
      "Do you prefer sights of high, medium or low popularity?",
      "How popular should the sights be: high, medium or low?",
    ],
    matters: "Famous sights are crowded, quiet ones take longer ways.",
  },
  "attraction.ratings": {
    topic: "the rating of sights",
    ask: ["How many stars should a sight have at least?", "What rating should sights have, from 1 to 5 stars?"],
    matters: "The rating leaves out what others found not worth it.",
  },
  "attraction.needDisabilityAccess": {
    topic: "disability access at sights",
    ask: ["Do you need disability access at attractions?", "Do the sights have to be accessible for a disability?"],
    matters: "Some sights cannot be reached without steps.",
  },
  "attraction.needGuidedTours": {
    topic: "guided tours",
    ask: ["Would you like guided tours?", "Do you want guided tours at the sights?"],
    matters: "Guided tours have fixed times and cost extra.",
  },
  "attraction.specialEvents": {
    topic: "special events",
    ask: [
      "Is there a kind of event you would like to see: concerts, festivals, workshops, lectures?",
      "Which special events interest you: concerts, festivals, workshops or lectures?",
    ],
    matters: "Events fix a day and an hour.",
  },
  "attraction.preferredAmenities": {
    topic: "amenities at sights",
    ask: [
      "What should sights offer: food and drink, restrooms, a gift shop, Wi-Fi?",
      "Which amenity matters to you at sights: food and drink, restrooms, a gift shop or Wi-Fi?",
    ],
    matters: "Amenities decide how long one can comfortably stay.",
  },
} as const satisfies Record<string, EntryWording>;
