import { understand } from "@/server/understanding";
import { between, bodyOf, todayIn } from "../prompt-text";
import type { Skill } from "../skill";

/** The slots of a mark that are simple texts or numbers in what was said of the trip. */
const SLOTS = {
  from: "origin",
  start: "startDate",
  end: "endDate",
  days: "days",
  people: "people",
  budget: "budget",
} as const;

/** Marks of a message what the built-in reader reads of the trip: plumbing for tests, no better than what it is compared with. */
const markMessage: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const text = between(body, "\nThe message:\n<<<\n", "\n>>>");
  const { said, read, acts } = await understand({ text, asked: null, today: todayIn(body) }, null);
  const marks = read.flatMap(({ field, text: words }) => {
    const cities = field === "destinations" ? (said.trip.destinations ?? []) : [];
    const slots = Object.entries(SLOTS).filter(([, name]) => name === field);
    return [
      ...cities.filter((city) => words.includes(city)).map((city) => `${words}|to=${city}`),
      ...slots.map(([slot, name]) => `${words}|${slot}=${said.trip[name]}`),
    ];
  });
  return JSON.stringify({ act: acts.join("+") || "smalltalk", marks });
};

/** The prompts of the hybrid agent, and of reading in the chat. */
export const hybridSkills = {
  "agents/reading/mark": markMessage,
  "agents/hybrid/explain": (prompt) => `Here is your trip. ${between(bodyOf(prompt), "\nIn short: ", "\n")}`,
} satisfies Record<string, Skill>;
