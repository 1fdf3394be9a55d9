import { between, bodyOf, instructionOf } from "../prompt-text";
import type { Skill } from "../skill";

const PARTING = "Travel Agent: Thank you for the information [Done]";

function question(field: string, thought: string | null): string {
  const thinking = thought === null ? "" : `Travel Agent [Think]: ${thought}\n`;
  return `${thinking}Travel Agent [Field]: ${field}\nTravel Agent: What about "${field}"?`;
}

/** The agent: asks down the list of fields, fourteen at most. */
const asking = (thought: string | null): Skill => {
  return (prompt) => {
    const asked = [...bodyOf(prompt).matchAll(/^Travel Agent \[Field\]: (.+)$/gm)].map(([, field]) => field);
    const fields = between(instructionOf(prompt), "You can ask about these fields:\n", "\n").split("; ");
    const field = fields.slice(0, 14).find((one) => !asked.includes(one));
    return !field ? PARTING : question(field, thought);
  };
};

/** The traveler's first words, from the facts of the prompt. */
const openAsTraveler: Skill = (prompt) => {
  const trip = /\nYour trip: (\d+) days from (.+?) to (.+?), beginning on (\S+), (\d+) in all\./;
  const [, days, origin, cities, start, people] = trip.exec(instructionOf(prompt)) ?? [];
  return `Hello! We will travel from ${origin} to ${cities}, ${days} days from ${start}, ${people} of us.`;
};

function answerAbout(field: string, facts: string): string {
  const value = between(`\n${facts}`, `\n${field} = `, "\n") || "no preference";
  if (value === "no preference") return "I have no preference there.";
  return value === "false" || value === "No" ? "No." : `${value === "true" ? "Yes" : value}, please.`;
}

/** The stenographer: notes the answers of `answerAbout`. */
const takeNotes: Skill = (prompt) => {
  const answers = bodyOf(prompt).matchAll(/^Travel Agent \(about (.+?)\): .*\nTraveler: (.+), please\.$/gm);
  return JSON.stringify(Object.fromEntries([...answers].map(([, field = "", value]) => [field, value])));
};

/** The judge: one point more for every three questions. */
const judgeDialog: Skill = (prompt) => {
  const questions = bodyOf(prompt).match(/^Travel Agent(?: \(about .+\))?: /gm)?.length ?? 0;
  const points = Math.min(5, 1 + Math.floor(questions / 3));
  const axes = { "Planning and Prioritization": points, Proactive: points, Clarification: points };
  return `There are ${questions} questions.\n<JSON-NEXT>\n${JSON.stringify({ ...axes, Total: 3 * points })}`;
};

/** Ranks the fields as they are listed. */
const rankFields: Skill = (prompt) => {
  const listed = [...bodyOf(prompt).matchAll(/^(.+) \((?:choice|boolean|integer)\)$/gm)].map(([, field]) => field);
  return JSON.stringify(Object.fromEntries(listed.slice(0, 11).map((field, at) => [at + 1, field])));
};

/** A whole dialog: the critical fields in their order, answered from the facts of the prompt. */
const writeDialog: Skill = (prompt) => {
  const body = bodyOf(prompt);
  const critical = between(body, "\nCritical fields, in their order: ", "\n").split("; ").filter(Boolean);
  const [, origin, cities] = /\nThe trip: \d+ days from (.+?) to (.+?), beginning/.exec(body) ?? [];
  const rounds = critical.map((field) => `${question(field, "It may matter.")}\nTraveler: ${answerAbout(field, body)}`);
  return [`Traveler: Hello! Day 1, we will travel from ${origin} to ${cities}.`, ...rounds, PARTING].join("\n");
};

/** For the parts of a dialog of preference elicitation. */
export const elicitationSkills = {
  "elicitation/policies/model/ask": asking(null),
  "elicitation/policies/model/ask-reasoning": asking("It may decide the trip."),
  "elicitation/simulator/model/open": openAsTraveler,
  "elicitation/simulator/model/answer": (prompt) =>
    answerAbout(between(bodyOf(prompt), "\nThe last question is about the field ", ".\n"), instructionOf(prompt)),
  "elicitation/simulator/model/answer-vaguely": () => "Hard to say, I have not made up my mind about that.",
  "elicitation/simulator/model/react": () => "Okay. What would you like to know?",
  "elicitation/stenographer/note": takeNotes,
  "scoring/judge/judge": judgeDialog,
  "elicitation/simulator/model/rank": rankFields,
  "elicitation/training/model/write-dialog": writeDialog,
} satisfies Record<string, Skill>;
