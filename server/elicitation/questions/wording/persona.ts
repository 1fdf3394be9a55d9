import type { EntryWording } from "./entry-wording";

export const PERSONA_WORDING = {
  "persona.travelWithChild": {
    topic: "children",
    ask: ["Are any children coming along?", "Will you be traveling with a child?"],
    matters: "Children affect where you can stay and how full the days can be.",
  },
  "persona.travelWithPets": {
    topic: "pets",
    ask: ["Is a pet coming along?", "Are you bringing a pet?"],
    matters: "Many hotels and restaurants don't take pets.",
  },
  "persona.travelFrequency": {
    topic: "how often you travel",
    ask: [
      "How often do you travel: rarely, occasionally or frequently?",
      "Would you say you travel rarely, occasionally or frequently?",
    ],
    matters: "Frequent travelers and first-timers like different kinds of days.",
  },
  "persona.disability": {
    topic: "a disability",
    ask: [
      "Does anyone in your group have a disability I should plan around?",
      "Does anyone need wheelchair or step-free access?",
    ],
    matters: "It decides which places work for you at all.",
  },
  "persona.budget": {
    topic: "the budget",
    ask: ["Roughly how much can the whole trip cost, in dollars?", "What is your budget for the whole trip?"],
    matters: "Your budget limits every other choice.",
  },
} as const satisfies Record<string, EntryWording>;
