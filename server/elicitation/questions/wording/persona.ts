import type { EntryWording } from "./entry-wording";

export const PERSONA_WORDING = {
  "persona.travelWithChild": {
    topic: "children",
    ask: ["Are any children coming along?", "Will you be travelling with a child?"],
    matters: "Children change which lodging and which pace work.",
  },
  "persona.travelWithPets": {
    topic: "pets",
    ask: ["Is a pet coming along?", "Will you bring a pet on this trip?"],
    matters: "A pet rules out lodging and restaurants that do not take one.",
  },
  "persona.travelFrequency": {
    topic: "how often you travel",
    ask: [
      "How often do you travel: rarely, occasionally or frequently?",
      "Would you say you travel rarely, occasionally or frequently?",
    ],
    matters: "Frequent travellers and first-timers like their days filled differently.",
  },
  "persona.disability": {
    topic: "a disability",
    ask: [
      "Does anyone in your party have a disability that I should plan around?",
      "Is there a disability that I should take into account?",
    ],
    matters: "It decides which places can be used at all.",
  },
  "persona.budget": {
    topic: "the budget",
    ask: ["Roughly how much may the whole trip cost, in dollars?", "What is your budget for the whole trip?"],
    matters: "The budget bounds every other choice.",
  },
} as const satisfies Record<string, EntryWording>;
