import { between, bodyOf } from "../prompt-text";
import type { ReceivedPrompt, Skill } from "../skill";
import { askedDays } from "../trip/asked-days";
import { rowsIn } from "../trip/rows";
import { callText, searchesFor } from "../trip/searches";
import { planText } from "../trip/write-days";
import { actionsFrom, computing } from "./timed-actions";

const SUBTASKS = [
  { name: "Look up what there is", goal: "Find every row that the plan needs, and give all of them." },
  { name: "Check what was found", goal: "Say what is missing." },
];

/** Thought and action on a whole task or a subtask, with the searches or with SQL and Python. */
const act: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const number = Number(/\n\nThought (\d+):\s*$/.exec(body)?.[1] ?? 1);
  const isSql = prompt.messages.some(({ content }) => content.includes("execute_sql["));
  const action = isSql ? computing(body, number) : await searching(prompt, body);
  return `Thought ${number}: ${action.startsWith("over[") ? "That is all." : "I need to know more."}\nAction ${number}: ${action}`;
};

async function searching(prompt: ReceivedPrompt, body: string): Promise<string> {
  const calls = [...body.matchAll(/^Action \d+: (.*)$/gm)].map(([, call = ""]) => call);
  if (calls.length === 0 && rowsIn(body).some((row) => row.has("Room Type"))) return "over[Nothing is missing.]";
  const searches = (await askedDays(prompt)).flatMap(searchesFor).map(callText);
  const next = searches.find((search) => !calls.includes(search));
  if (next !== undefined) return next;
  // The results of a subtask go into the brackets; who has the whole task keeps them.
  if (prompt.prompt !== "agents/subtasks/act") return "over[]";
  const found = body.matchAll(/^Observation \d+: ([\s\S]*?)(?=\n\nThought \d+:|(?![\s\S]))/gm);
  return `over[${[...found].map(([, text = ""]) => text).join("\n\n")}]`;
}

/** Writes the plan down in the end: of days from tables, or of actions from the rows that SQL found. */
const handIn: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  if (prompt.messages.some(({ content }) => content.includes("<plan>"))) return actionsFrom(body);
  return planText(await askedDays(prompt), rowsIn(body));
};

const makeAgent: Skill = (prompt) => {
  const body = bodyOf(prompt);
  const role = `You do this: ${between(body, "The subtask: ", "\n\nThe documentation of the tools:")}`;
  return JSON.stringify({ role, toolDocuments: between(body, "The documentation of the tools:\n\n", null) });
};

const summarize: Skill = (prompt) => {
  const subtask = between(bodyOf(prompt), "The subtask: ", "\n\nWhat was done:");
  const [name = "A subtask"] = subtask.split("\n");
  return JSON.stringify({ name, detail: subtask, solution: "Call the tools in turn, and give what they found." });
};

const refine: Skill = (prompt) => {
  const body = bodyOf(prompt);
  const learned = JSON.parse(between(body, "The new skill:\n", null));
  const { skills } = JSON.parse(between(body, "The known skills:\n", "\n\nThe new skill:"));
  const known = skills.find(({ name }: { name: string }) => name === learned.name);
  return JSON.stringify({ decision: known ? "update" : "add", replaces: known?.name ?? "", ...learned });
};

/** What agents with a benchmark's kit ask. */
export const kitSkills = {
  "agents/steps/act": act,
  "agents/subtasks/act": act,
  "agents/steps/hand-in": handIn,
  "agents/steps/plan-steps": () => "1. Look up what there is.\n2. Write the plan.",
  "agents/subtasks/decompose": () => JSON.stringify({ subtasks: SUBTASKS }),
  "agents/adapt/decompose": () => JSON.stringify({ logic: "and", subtasks: SUBTASKS }),
  "agents/tdag/update": (prompt) =>
    between(bodyOf(prompt), "The subtasks that remained until now:\n", "\n\nThe subtasks from now on:"),
  "agents/tdag/generate-agent": makeAgent,
  "agents/tdag/summarize": summarize,
  "agents/tdag/refine": refine,
} satisfies Record<string, Skill>;
