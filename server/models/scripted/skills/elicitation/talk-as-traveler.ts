import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { ReceivedPrompt, Skill } from "../../skill";

const recognises = (prompt: ReceivedPrompt) =>
  instructionOf(prompt).startsWith("You are a traveler who talks to a travel agent. This is who you are");

/** The traveller's first words, from the facts of the prompt. */
export const openAsTraveler: Skill = {
  name: "open as traveler",
  recognises: (prompt) => recognises(prompt) && bodyOf(prompt).startsWith("Write your first words"),
  reply(prompt) {
    const facts = instructionOf(prompt);
    const trip = /\nYour trip: (\d+) days from (.+?) to (.+?), beginning on (\S+), (\d+) in all\./.exec(facts);
    const [, days = "", origin = "", cities = "", start = "", people = ""] = trip ?? [];
    const legs = cities.split(", then ");
    const company = [
      factIn(facts, "persona: travel with child") === "true" ? "A child comes along." : "",
      factIn(facts, "persona: travel with pets") === "true" ? "So does our pet." : "",
    ];
    const text = [
      `Hello! Day 1, we will travel from ${origin} to ${legs.join(" and on to ")}, ${days} days from ${start}, ${people} of us.`,
      ...company.filter((sentence) => sentence !== ""),
      `Our style of travel is ${factIn(facts, "persona: travel style").toLowerCase()}.`,
    ];
    return { text: text.join(" ") };
  },
};

/** The answer to the last question, from the facts of the prompt. */
export const answerAsTraveler: Skill = {
  name: "answer as traveler",
  recognises: (prompt) => recognises(prompt) && bodyOf(prompt).startsWith("Answer the agent's last question"),
  reply(prompt, dial) {
    const body = bodyOf(prompt);
    if (body.includes("This time you have not made up your mind") || dial.errs("overlook")) {
      return { text: "Hard to say, I have not made up my mind about that." };
    }
    const field = /\nThe last question is about the field (.+)\.\n/.exec(body)?.[1] ?? "";
    return { text: answerWith(field, factIn(instructionOf(prompt), field)) };
  },
};

export function factIn(facts: string, field: string): string {
  const line = facts.split("\n").find((row) => row.startsWith(`${field} = `));
  return line?.slice(field.length + 3) ?? "";
}

export function answerWith(field: string, value: string): string {
  if (value === "true" || value === "Yes") return "Yes, please.";
  if (value === "false" || value === "No") return "No.";
  if (value === "no preference") return "I have no preference there.";
  if (field === "persona: budget") return `About $${value} in all.`;
  if (/^\d+$/.test(value)) return `At least ${value} stars.`;
  return value === "" ? "I would rather not say." : `${value}, please.`;
}
