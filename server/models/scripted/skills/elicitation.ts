import { ASKABLE_ENTRIES, type EntryKey, type EntryValue, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { understand } from "@/server/understanding";
import { entryOfField, fieldName } from "@/server/views";
import { between, bodyOf, instructionOf } from "../prompt-text";
import type { Skill } from "../skill";

const MOST_QUESTIONS = 14;
const IN_ORDER: readonly EntryKey[] = ["persona.budget", ...ASKABLE_ENTRIES];
const PARTING = "Travel Agent: Thank you for the information [Done]";
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
const askNext: Skill = async (prompt) => {
  const { asked, known } = await readDialog(bodyOf(prompt));
  const entry = IN_ORDER.find((key) => !asked.includes(key) && !known.has(key));
  if (asked.length >= MOST_QUESTIONS || entry === undefined) return PARTING;
  return `Travel Agent [Field]: ${fieldName(entry)}\nTravel Agent: What about "${preferenceEntry(entry).label}"?`;
};

/** The traveler's first words, from the facts of the prompt. */
const openAsTraveler: Skill = (prompt) => {
  const trip = /\nYour trip: (\d+) days from (.+?) to (.+?), beginning on (\S+), (\d+) in all\./;
  const [, days, origin, cities, start, people] = trip.exec(instructionOf(prompt)) ?? [];
  return `Hello! We will travel from ${origin} to ${cities}, ${days} days from ${start}, ${people} of us.`;
};

function answerAbout(field: string, facts: string): string {
  const value = between(`\n${facts}`, `\n${field} = `, "\n") || "no preference";
  if (value === "true" || value === "Yes") return "Yes, please.";
  if (value === "false" || value === "No") return "No.";
  if (value === "no preference") return "I have no preference there.";
  if (field === "persona: budget") return `About $${value} in all.`;
  return /^\d+$/.test(value) ? `At least ${value} stars.` : `${value}, please.`;
}

/** The stenographer: notes what the built-in reader reads in the traveler's lines. */
const takeNotes: Skill = async (prompt) => {
  const { known } = await readDialog(bodyOf(prompt));
  return JSON.stringify(Object.fromEntries([...known].map(([key, value]) => [fieldName(key), value])));
};

/** The judge: one point more for every three questions. */
const judgeDialog: Skill = (prompt) => {
  const questions = bodyOf(prompt).match(/^Travel Agent(?: \(about .+\))?: /gm)?.length ?? 0;
  const points = Math.min(5, 1 + Math.floor(questions / 3));
  const names = ["Planning and Prioritization", "Proactive", "Clarification"];
  const scores = { ...Object.fromEntries(names.map((name) => [name, points])), Total: 3 * points };
  return `There are ${questions} questions.\n<JSON-NEXT>\n${JSON.stringify(scores)}`;
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
  const rounds = critical.map((field) => {
    const asked = `Travel Agent [Think]: ${field} may matter.\nTravel Agent [Field]: ${field}\nTravel Agent: What about "${field}"?`;
    return `${asked}\nTraveler: ${answerAbout(field, body)}`;
  });
  return [`Traveler: Hello! Day 1, we will travel from ${origin} to ${cities}.`, ...rounds, PARTING].join("\n");
};

/** For the parts of a dialog of preference elicitation. */
export const elicitationSkills = {
  "elicitation/policies/model/ask": askNext,
  "elicitation/policies/model/ask-reasoning": async (prompt) => {
    const asked = await askNext(prompt);
    return asked === PARTING ? asked : `Travel Agent [Think]: It may decide the trip.\n${asked}`;
  },
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
