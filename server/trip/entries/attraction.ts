import type { EntrySpec } from "./entry-spec";

/** Preferences about sights. */
export const ATTRACTION_ENTRIES = [
  {
    key: "attraction.preferredType",
    kind: "choice",
    title: "Kind",
    values: {
      museum: "museums",
      art: "art",
      park: "parks",
      shopping: "shopping",
      landmark: "landmarks",
      "historical site": "historical sites",
      zoo: "zoos",
      aquarium: "aquariums",
    },
    question: {
      topic: "what to visit",
      ask: [
        "What do you most like to visit: museums, art, parks, shopping, landmarks, historical sites, zoos, aquariums?",
        "What kind of attraction interests you most?",
      ],
      matters: "This decides how your days are filled.",
    },
    importance: 0.9,
  },
  {
    key: "attraction.preferredDuration",
    kind: "choice",
    title: "Length of a visit",
    values: {
      "Less than 1 hour": "visits of less than 1 hour",
      "1-2 hours": "visits of 1-2 hours",
      "2-3 hours": "visits of 2-3 hours",
      "More than 3 hours": "visits of more than 3 hours",
    },
    met: "Takes {}",
    question: {
      topic: "how long a visit takes",
      ask: [
        "How long should a visit be: less than 1 hour, 1-2 hours, 2-3 hours, or more than 3 hours?",
        "How much time do you like to spend at one attraction?",
      ],
      matters: "The length of visits decides how many fit into a day.",
    },
  },
  {
    key: "attraction.popularity",
    kind: "choice",
    title: "Popularity",
    values: { Low: "lesser-known attractions", Medium: "attractions of medium popularity", High: "famous attractions" },
    met: "{} popularity",
    question: {
      topic: "popular attractions",
      ask: [
        "Do you prefer famous attractions, lesser-known ones, or something in between?",
        "How popular should attractions be: high, medium or low?",
      ],
      matters: "Famous attractions are crowded; quiet ones are often out of the way.",
    },
  },
  {
    key: "attraction.ratings",
    kind: "integer",
    label: "attraction ratings",
    title: "Rating",
    range: [1, 5],
    measure: "stars",
    words: "{} for attractions",
    question: {
      topic: "attraction ratings",
      ask: [
        "What's the lowest star rating you'd accept for attractions?",
        "How many stars should attractions have, at a minimum?",
      ],
      matters: "A minimum rating leaves out what others didn't find worth it.",
    },
    importance: 0.5,
  },
  {
    key: "attraction.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (attraction)",
    title: "Step-free access",
    words: { yes: "accessible attractions", no: "no need for accessible attractions" },
    met: "Accessible",
    question: {
      topic: "accessible attractions",
      ask: ["Do attractions need to be wheelchair accessible?", "Do you need attractions with step-free access?"],
      matters: "Some attractions can't be reached without steps.",
    },
    importance: 0.2,
  },
  {
    key: "attraction.needGuidedTours",
    kind: "choice",
    title: "Guided tours",
    values: { Yes: "guided tours", No: "no guided tours" },
    met: { Yes: "Guided tours", No: "No guided tours" },
    question: {
      topic: "guided tours",
      ask: ["Would you like guided tours?", "Should I look for attractions with guided tours?"],
      matters: "Guided tours have fixed times and cost extra.",
    },
    importance: 0.5,
  },
  {
    key: "attraction.specialEvents",
    kind: "choice",
    title: "Events",
    values: { Concerts: "concerts", Festivals: "festivals", Workshops: "workshops", Lectures: "lectures" },
    question: {
      topic: "special events",
      ask: [
        "Is there a kind of event you'd like to see: concerts, festivals, workshops, lectures?",
        "Which special events interest you: concerts, festivals, workshops or lectures?",
      ],
      matters: "Events happen on a set day and time.",
    },
    importance: 0.5,
  },
  {
    key: "attraction.preferredAmenities",
    kind: "choice",
    label: "preferred amenities (attraction)",
    title: "Amenities",
    values: {
      "Food and drink": "food and drink at attractions",
      Restrooms: "restrooms at attractions",
      "Gift shop": "gift shops",
      "Wi-Fi": "Wi-Fi at attractions",
    },
    question: {
      topic: "amenities at attractions",
      ask: [
        "What should attractions offer: food and drink, restrooms, a gift shop, Wi-Fi?",
        "Which amenity matters to you at attractions: food and drink, restrooms, a gift shop or Wi-Fi?",
      ],
      matters: "Amenities decide how long you can stay comfortably.",
    },
    importance: 0.2,
  },
] as const satisfies readonly EntrySpec[];
