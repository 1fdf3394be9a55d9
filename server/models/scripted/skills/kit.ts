import { between, bodyOf } from "../prompt-text";
import type { ReceivedPrompt, Skill } from "../skill";
import { askedDays, callsIn, callText, nextSearch } from "../trip/days";
import { rowsIn } from "../trip/rows";
import { planText } from "../trip/write-days";

const SUBTASKS = [
  { name: "Look up what there is", goal: "Find every row that the plan needs, and give all of them." },
  { name: "Check what was found", goal: "Say what is missing." },
];

/** Thought and action on a whole task or a subtask, with the searches or with SQL and Python. */
const act: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const number = Number(/\n\nThought (\d+):\s*$/.exec(body)?.[1] ?? 1);
  const offers = (tool: string) => prompt.messages.some(({ content }) => content.includes(`${tool}[`));
  const isSql = offers("execute_sql") && !offers("FlightSearch");
  const action = isSql ? computing(body, number) : await searching(prompt, body);
  return `Thought ${number}: ${action.startsWith("over[") ? "That is all." : "I need to know more."}\nAction ${number}: ${action}`;
};

async function searching(prompt: ReceivedPrompt, body: string): Promise<string> {
  const calls = callsIn(body);
  if (calls.length === 0 && rowsIn(body).some((row) => row.has("Room Type"))) return "over[Nothing is missing.]";
  const next = await nextSearch(prompt, calls);
  if (next !== undefined) return callText(next);
  // The results of a subtask go into the brackets; who has the whole task keeps them.
  if (prompt.prompt !== "agents/subtasks/act") return "over[]";
  const found = body.matchAll(/^Observation \d+: ([\s\S]*?)(?=\n\nThought \d+:|(?![\s\S]))/gm);
  return `over[${[...found].map(([, text = ""]) => text).join("\n\n")}]`;
}

/** Where a task of timed actions begins, and on which day; "Beijing" on the first day with trains where it does not say. */
function beginningIn(body: string): { readonly city: string; readonly day: string } {
  const city = /(?:Bob is in|lives in|play in) ([A-Z][a-z]+)/.exec(body)?.[1] ?? "Beijing";
  const [, year = "2023", month = "7", date = "1"] = /\b(2\d{3})[-.](\d{1,2})[-.](\d{1,2})\b/.exec(body) ?? [];
  return { city, day: `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` };
}

/** The next action with SQL and Python: the trains, a sum, and the end. */
function computing(body: string, number: number): string {
  const { city, day } = beginningIn(body);
  if (number === 2) return "execute_python[print(24 * 1)]";
  if (number !== 1 || body.includes('"query"')) return `over[${/\{"query".*\}$/m.exec(body)?.[0] ?? ""}]`;
  return `execute_sql[SELECT number, origin, destination, departure_time, arrival_time, price FROM railway WHERE origin = '${city}' AND departure_time >= '${day} 00:00:00' ORDER BY departure_time LIMIT 3]`;
}

/** A plan of timed actions: the first train that was found, else an hour where the task begins. */
function actionsFrom(body: string): string {
  const row = /\["(\w+)","(\w+)","(\w+)","([\d-]+ [\d:]{5}):00","([\d-]+ [\d:]{5}):00",/.exec(body);
  const [, number, origin, destination, departure, arrival] = row ?? [];
  if (row) return `<plan>go_to_city("${origin}", "${destination}", "${departure}", "${arrival}", "${number}")</plan>`;
  const { city, day } = beginningIn(body);
  return `<plan>stay_in("${city}", "${day} 08:00", "${day} 09:00")</plan>`;
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

/** Adds whatever was learned. */
const refine: Skill = (prompt) =>
  JSON.stringify({ decision: "add", replaces: "", ...JSON.parse(between(bodyOf(prompt), "The new skill:\n", null)) });

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
