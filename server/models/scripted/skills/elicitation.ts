import {
  ASKABLE_ENTRIES,
  type EntryKey,
  type EntryValue,
  entryOfField,
  fieldName,
  PREFERENCE_ENTRIES,
  preferenceEntry,
} from "@/server/trip";
import { understand } from "@/server/understanding";
import { bodyOf, instructionOf } from "../reading/prompt-text";
import type { Skill } from "../skill";

const MOST_QUESTIONS = 14;
const IN_ORDER: readonly EntryKey[] = ["persona.budget", ...ASKABLE_ENTRIES];
/** No word of a preference depends on the day. */
const SOME_DAY = "2027-03-01";

/** What a dialog asked about, and what the traveler's words state, each line read as the answer to the question before it. */
async function readDialog(text: string) {
  const asked: EntryKey[] = [];
  const known = new Map<EntryKey, EntryValue>();
  for (const line of text.split("\n")) {
    const [, field = "", about = ""] = /^Travel Agent(?: \[Field\]: (.+)$| \(about (.+?)\): )/.exec(line) ?? [];
    const entry = entryOfField(field || about);
    if (entry !== undefined) asked.push(entry);
    const words = /^Traveler: (.+)$/.exec(line)?.[1];
    if (words === undefined) continue;
    const { said } = await understand({ text: words, asked: asked.at(-1) ?? null, today: SOME_DAY }, null);
    for (const { key } of PREFERENCE_ENTRIES) if (said.entries[key] !== undefined) known.set(key, said.entries[key]);
  }
  return { asked, known };
}

/** The agent: asks down the list what was neither asked nor said. */
const askNext: Skill = {
  name: "ask next",
  prompts: ["elicitation/policies/model/ask", "elicitation/policies/model/ask-reasoning"],
  async reply(prompt) {
    const { asked, known } = await readDialog(bodyOf(prompt));
    const entry = IN_ORDER.find((key) => !asked.includes(key) && !known.has(key));
    if (asked.length >= MOST_QUESTIONS || entry === undefined)
      return { text: "Travel Agent: Thank you for the information [Done]" };
    const thought = `Travel Agent [Think]: ${fieldName(entry)} may decide the trip.\n`;
    const question = `Travel Agent [Field]: ${fieldName(entry)}\nTravel Agent: What about "${preferenceEntry(entry).label}"?`;
    return { text: `${prompt.prompt?.endsWith("ask-reasoning") ? thought : ""}${question}` };
  },
};

/** The traveler's first words, from the facts of the prompt. */
const openAsTraveler: Skill = {
  name: "open as traveler",
  prompts: ["elicitation/simulator/model/open"],
  reply(prompt) {
    const trip = /\nYour trip: (\d+) days from (.+?) to (.+?), beginning on (\S+), (\d+) in all\./;
    const [, days, origin, cities, start, people] = trip.exec(instructionOf(prompt)) ?? [];
    return { text: `Hello! We will travel from ${origin} to ${cities}, ${days} days from ${start}, ${people} of us.` };
  },
};

/** The answer to the last question, from the facts of the prompt. */
const answerAsTraveler: Skill = {
  name: "answer as traveler",
  prompts: ["answer", "answer-vaguely", "react"].map((name) => `elicitation/simulator/model/${name}`),
  reply(prompt) {
    if (prompt.prompt?.endsWith("react")) return { text: "Okay. What would you like to know?" };
    if (prompt.prompt?.endsWith("answer-vaguely"))
      return { text: "Hard to say, I have not made up my mind about that." };
    const field = /\nThe last question is about the field (.+)\.\n/.exec(bodyOf(prompt))?.[1] ?? "";
    return { text: answerAbout(field, instructionOf(prompt)) };
  },
};

function answerAbout(field: string, facts: string): string {
  const line = facts.split("\n").find((row) => row.startsWith(`${field} = `));
  const value = line?.slice(field.length + 3) ?? "no preference";
  if (value === "true" || value === "Yes") return "Yes, please.";
  if (value === "false" || value === "No") return "No.";
  if (value === "no preference") return "I have no preference there.";
  if (field === "persona: budget") return `About $${value} in all.`;
  return /^\d+$/.test(value) ? `At least ${value} stars.` : `${value}, please.`;
}

/** The stenographer: notes what the built-in reader reads in the traveler's lines. */
const takeNotes: Skill = {
  name: "take notes",
  prompts: ["elicitation/stenographer/note"],
  async reply(prompt) {
    const { known } = await readDialog(bodyOf(prompt));
    return { text: JSON.stringify(Object.fromEntries([...known].map(([key, value]) => [fieldName(key), value]))) };
  },
};

/** The judge: one point more for every three questions. */
const judgeDialog: Skill = {
  name: "judge dialog",
  prompts: ["scoring/judge/judge"],
  reply(prompt) {
    const questions = bodyOf(prompt).match(/^Travel Agent(?: \(about .+\))?: /gm)?.length ?? 0;
    const points = Math.min(5, 1 + Math.floor(questions / 3));
    const scores = {
      "Planning and Prioritization": points,
      Proactive: points,
      Clarification: points,
      Total: 3 * points,
    };
    return { text: `There are ${questions} questions.\n<JSON-NEXT>\n${JSON.stringify(scores)}` };
  },
};

/** Ranks the fields as they are listed. */
const rankFields: Skill = {
  name: "rank fields",
  prompts: ["elicitation/simulator/model/rank"],
  reply(prompt) {
    const listed = [...bodyOf(prompt).matchAll(/^(.+) \((?:choice|boolean|integer)\)$/gm)].map(([, field]) => field);
    return { text: JSON.stringify(Object.fromEntries(listed.slice(0, 11).map((field, at) => [at + 1, field]))) };
  },
};

/** Writes a whole dialog: the critical fields in their order, answered from the facts of the prompt. */
const writeDialog: Skill = {
  name: "write dialog",
  prompts: ["elicitation/training/model/write-dialog"],
  reply(prompt) {
    const body = bodyOf(prompt);
    const critical = /\nCritical fields, in their order: (.+)\n/.exec(body)?.[1]?.split("; ") ?? [];
    const [, origin, cities] = /\nThe trip: \d+ days from (.+?) to (.+?), beginning/.exec(body) ?? [];
    const rounds = critical.map(
      (field) =>
        `Travel Agent [Think]: ${field} may matter.\nTravel Agent [Field]: ${field}\nTravel Agent: What about "${field}"?\nTraveler: ${answerAbout(field, body)}\n`,
    );
    const opening = `Traveler: Hello! Day 1, we will travel from ${origin} to ${cities}.`;
    return { text: `${opening}\n${rounds.join("")}Travel Agent: Thank you for the information [Done]` };
  },
};

/** For the parts of a dialog of preference elicitation. */
export const elicitationSkills: readonly Skill[] = [
  ...[askNext, openAsTraveler, answerAsTraveler, takeNotes, judgeDialog, rankFields, writeDialog],
];
