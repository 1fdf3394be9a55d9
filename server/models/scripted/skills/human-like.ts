import { between, bodyOf, queryIn } from "../prompt-text";
import type { Skill } from "../skill";
import { askedDays, callText, searchesFor, titleOf } from "../trip/days";
import { rowsIn } from "../trip/rows";
import { dayText } from "../trip/write-days";

const findPath: Skill = async (prompt) => {
  const lines = (await askedDays(prompt)).map(({ number, date, from, city, isLast }) => {
    const move = from === city ? "" : ` from ${from} to ${city}.`;
    return `Day ${number} (${date}):${move}${isLast ? "" : ` Exploring ${city}.`}`;
  });
  return [...lines, "Transportation limit: none"].join("\n");
};

/** Names the first call that the next day needs and that is neither collected nor among the steps shown. */
const think: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const last = [...body.matchAll(/^Action: (.*)\nObservation: Found\. It is lost/gm)].at(-1);
  if (last?.[1] !== undefined && !body.slice(last.index).includes("\nThought: "))
    return `Thought: Next comes NotebookWrite[${titleOf(last[1])}].`;
  const day = (await askedDays(prompt))[body.match(/^- Day \d+:/gm)?.length ?? 0];
  if (day === undefined) return "Thought: Next comes Finish[].";
  const searches = searchesFor(day).map(callText);
  const missing = searches.find((search) => !body.includes(search) && !body.includes(titleOf(search)));
  return `Thought: Next comes ${missing ?? `DailyPlanner[Plan day ${day.number} from what was collected.]`}.`;
};

const planDay: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const number = Number(/Write the plan of day (\d+)\.\s*$/.exec(body)?.[1]);
  const day = (await askedDays(prompt)).find((one) => one.number === number);
  const [before = "", collected = ""] = body.split("\n\nCollected:\n");
  return day === undefined ? "There is no such day." : dayText(day, rowsIn(collected), before);
};

/** The day in JSON as it was written; it finds nothing against any. */
const evaluateDay: Skill = (prompt) => {
  const plan = between(bodyOf(prompt), "The plan of the day:\n", null);
  const field = (name: string) => between(`\n${plan}`, `\n${name}: `, "\n") || "-";
  const names = ["Transportation", "Breakfast", "Lunch", "Dinner", "Accommodation"];
  const sights = field("Attraction").split(";");
  return JSON.stringify({
    ...Object.fromEntries(names.map((name) => [name.toLowerCase(), field(name)])),
    currentCity: field("Current City"),
    attractions: sights.filter((name) => name !== "" && name !== "-"),
  });
};

/** The agents of the human-like framework. */
export const humanLikeSkills = {
  "agents/human-like/pathfinder": findPath,
  "agents/human-like/keypoints": (prompt) => `1. Request: ${queryIn(bodyOf(prompt))}`,
  "agents/human-like/commonsense": () =>
    "1. Meals: never twice at the same restaurant.\n2. Lodging: every night has one.",
  "agents/human-like/thought": think,
  "agents/human-like/tool": (prompt) =>
    `Action: ${/\w+\[.*\]/.exec(between(bodyOf(prompt), "\nThought: ", null))?.[0] ?? "Finish[]"}`,
  "agents/human-like/description": (prompt) => `Description: ${titleOf(bodyOf(prompt).split("\n")[0] ?? "")}`,
  "agents/human-like/plan-day": planDay,
  "agents/human-like/evaluate-day": evaluateDay,
} satisfies Record<string, Skill>;
