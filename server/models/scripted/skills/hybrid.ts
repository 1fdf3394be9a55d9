import { understand } from "@/server/understanding";
import { bodyOf, todayIn } from "../reading/prompt-text";
import type { Skill } from "../skill";

const explainPlan: Skill = {
  name: "explain plan",
  prompts: ["agents/hybrid/explain"],
  reply: (prompt) => ({ text: `Here is your trip. ${/\nIn short: (.*)$/.exec(bodyOf(prompt))?.[1] ?? ""}` }),
};

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
const markMessage: Skill = {
  name: "mark message",
  prompts: ["agents/reading/mark"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    const text = /\nThe message:\n<<<\n([\s\S]*)\n>>>$/.exec(body)?.[1] ?? "";
    const { said, read, acts } = await understand({ text, asked: null, today: todayIn(body) }, null);
    const marks = read.flatMap(({ field, text: words }) => {
      if (field === "destinations")
        return (
          said.trip.destinations?.filter((city) => words.includes(city)).map((city) => `${words}|to=${city}`) ?? []
        );
      return Object.entries(SLOTS).flatMap(([slot, name]) =>
        name === field ? [`${words}|${slot}=${said.trip[name]}`] : [],
      );
    });
    return { text: JSON.stringify({ act: acts.join("+") || "smalltalk", marks }) };
  },
};

/** For the prompts of the hybrid agent, and for reading in the chat. */
export const hybridSkills: readonly Skill[] = [explainPlan, markMessage];
