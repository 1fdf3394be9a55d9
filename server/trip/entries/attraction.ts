import type { EntrySpec } from "./entry-spec";

/** What is wished of sights. */
export const ATTRACTION_ENTRIES = [
  {
    key: "attraction.preferredType",
    kind: "choice",
    label: "preferred type",
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
    fact: "you like to visit: {}",
    question: {
      topic: "what to visit",
      ask: [
        "What do you most like to visit: museums, art, parks, shopping, landmarks, historical sites, zoos, aquariums?",
        "Which kind of sight interests you most?",
      ],
      matters: "It decides what fills the days.",
    },
  },
  {
    key: "attraction.preferredDuration",
    kind: "choice",
    label: "preferred duration",
    title: "Length of a visit",
    values: {
      "Less than 1 hour": "visits of less than 1 hour",
      "1-2 hours": "visits of 1-2 hours",
      "2-3 hours": "visits of 2-3 hours",
      "More than 3 hours": "visits of more than 3 hours",
    },
    fact: "a visit is to take: {}",
    met: "Takes {}",
    question: {
      topic: "how long a visit takes",
      ask: [
        "How long should a visit take: less than 1 hour, 1-2 hours, 2-3 hours, or more than 3 hours?",
        "How much time do you like to spend at one sight?",
      ],
      matters: "The length of visits sets how many fit into a day.",
    },
  },
  {
    key: "attraction.popularity",
    kind: "choice",
    label: "popularity",
    title: "Popularity",
    values: { Low: "sights that few know", Medium: "sights of medium popularity", High: "sights that everybody knows" },
    fact: "you chose sights of {} popularity",
    met: "{} popularity",
    question: {
      topic: "popular sights",
      ask: [
        "Do you prefer sights of high, medium or low popularity?",
        "How popular should the sights be: high, medium or low?",
      ],
      matters: "Famous sights are crowded, quiet ones take longer ways.",
    },
  },
  {
    key: "attraction.ratings",
    kind: "integer",
    label: "attraction ratings",
    title: "Rating",
    range: [1, 5],
    measure: "stars",
    words: "sights of {}",
    fact: "sights are to have {} stars or more",
    question: {
      topic: "the rating of sights",
      ask: ["How many stars should a sight have at least?", "What rating should sights have, from 1 to 5 stars?"],
      matters: "The rating leaves out what others found not worth it.",
    },
  },
  {
    key: "attraction.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (attraction)",
    title: "Step-free access",
    words: { yes: "step-free sights", no: "no step-free sights needed" },
    fact: { yes: "you need accessible sights", no: "sights need no disability access" },
    met: "Accessible",
    question: {
      topic: "disability access at sights",
      ask: ["Do you need disability access at attractions?", "Do the sights have to be accessible for a disability?"],
      matters: "Some sights cannot be reached without steps.",
    },
  },
  {
    key: "attraction.needGuidedTours",
    kind: "choice",
    label: "need guided tours",
    title: "Guided tours",
    values: { Yes: "guided tours", No: "no guided tours" },
    fact: "you said {} to guided tours",
    met: { Yes: "Guided tours", No: "No guided tours" },
    question: {
      topic: "guided tours",
      ask: ["Would you like guided tours?", "Do you want guided tours at the sights?"],
      matters: "Guided tours have fixed times and cost extra.",
    },
  },
  {
    key: "attraction.specialEvents",
    kind: "choice",
    label: "special events",
    title: "Events",
    values: { Concerts: "concerts", Festivals: "festivals", Workshops: "workshops", Lectures: "lectures" },
    fact: "you like {}",
    question: {
      topic: "special events",
      ask: [
        "Is there a kind of event you would like to see: concerts, festivals, workshops, lectures?",
        "Which special events interest you: concerts, festivals, workshops or lectures?",
      ],
      matters: "Events fix a day and an hour.",
    },
  },
  {
    key: "attraction.preferredAmenities",
    kind: "choice",
    label: "preferred amenities (attraction)",
    title: "Amenities",
    values: {
      "Food and drink": "food and drink at sights",
      Restrooms: "restrooms at sights",
      "Gift shop": "gift shops",
      "Wi-Fi": "Wi-Fi at sights",
    },
    fact: "you want {} at sights",
    question: {
      topic: "amenities at sights",
      ask: [
        "What should sights offer: food and drink, restrooms, a gift shop, Wi-Fi?",
        "Which amenity matters to you at sights: food and drink, restrooms, a gift shop or Wi-Fi?",
      ],
      matters: "Amenities decide how long one can comfortably stay.",
    },
  },
] as const satisfies readonly EntrySpec[];
