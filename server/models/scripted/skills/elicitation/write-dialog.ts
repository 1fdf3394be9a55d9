import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { answerWith, factIn } from "./talk-as-traveler";

/** What is asked after the critical fields. */
const FURTHER = ["hotel: preferred amenities (hotel)", "restaurant: preferred cuisines", "attraction: preferred type"];

/** Writes a whole dialog: the critical fields in their order, answered from the facts of the prompt. */
export const writeDialog: Skill = {
  name: "write dialog",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You write conversations between a travel agent and a traveler."),
  reply(prompt, dial) {
    const body = bodyOf(prompt);
    const critical = /\nCritical fields, in their order: (.+)\n/.exec(body)?.[1]?.split("; ") ?? [];
    const [, days = "", origin = "", cities = ""] =
      /\nThe trip: (\d+) days from (.+?) to (.+?), beginning/.exec(body) ?? [];
    const fields = [...new Set([...critical, ...FURTHER])].filter(
      (field) => factIn(body, field) !== "" && !dial.errs("forget"),
    );
    const rounds = fields.flatMap((field) => [
      `Travel Agent [Think]: It may matter to this traveler: ${field}.`,
      ...(dial.errs("overlook") ? [] : [`Travel Agent [Field]: ${field}`]),
      `Travel Agent: What would you like for "${field}"?`,
      `Traveler: ${answerWith(field, factIn(body, field))}`,
    ]);
    const opening = `Traveler: Hello! Day 1, we will travel from ${origin} to ${cities}, ${days} days in all.`;
    return { text: [opening, ...rounds, "Travel Agent: Thank you for the information [Done]"].join("\n") };
  },
};
