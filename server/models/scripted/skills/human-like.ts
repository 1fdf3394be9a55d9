import { bodyOf, queryIn } from "../reading/prompt-text";
import type { Skill } from "../skill";
import { askedDays } from "../trip/asked-days";
import { rowsIn } from "../trip/rows";
import { callText, searchesFor, titleOf } from "../trip/searches";
import { dayText } from "../trip/write-days";

const findPath: Skill = {
  name: "find-path",
  prompts: ["agents/human-like/pathfinder"],
  async reply(prompt) {
    const lines = (await askedDays(prompt)).map(({ number, date, from, city, isLast }) => {
      const move = from === city ? "" : ` from ${from} to ${city}.`;
      return `Day ${number} (${date}):${move}${isLast ? "" : ` Exploring ${city}.`}`;
    });
    return { text: [...lines, "Transportation limit: none"].join("\n") };
  },
};

const listKeyPoints: Skill = {
  name: "list-key-points",
  prompts: ["agents/human-like/keypoints"],
  reply: (prompt) => ({ text: `1. Request: ${queryIn(bodyOf(prompt))}` }),
};

const listGuides: Skill = {
  name: "list-guides",
  prompts: ["agents/human-like/commonsense"],
  reply: () => ({ text: "1. Meals: never twice at the same restaurant.\n2. Lodging: every night has one." }),
};

/** Names the first call that the next day needs and that is neither collected nor among the steps shown. */
const think: Skill = {
  name: "think",
  prompts: ["agents/human-like/thought"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    const last = [...body.matchAll(/^Action: (.*)\nObservation: Found\. It is lost/gm)].at(-1);
    if (last?.[1] !== undefined && !body.slice(last.index).includes("\nThought: "))
      return { text: `Thought: Next comes NotebookWrite[${titleOf(last[1])}].` };
    const day = (await askedDays(prompt))[body.match(/^- Day \d+:/gm)?.length ?? 0];
    if (day === undefined) return { text: "Thought: Next comes Finish[]." };
    const missing = searchesFor(day)
      .map(callText)
      .find((search) => !body.includes(search) && !body.includes(titleOf(search)));
    const call = missing ?? `DailyPlanner[Plan day ${day.number} from what was collected.]`;
    return { text: `Thought: Next comes ${call}.` };
  },
};

const writeAction: Skill = {
  name: "write-action",
  prompts: ["agents/human-like/tool"],
  reply(prompt) {
    const thought = bodyOf(prompt).split("\nThought: ").at(-1) ?? "";
    return { text: `Action: ${/\w+\[.*\]/.exec(thought)?.[0] ?? "Finish[]"}` };
  },
};

const describe: Skill = {
  name: "describe",
  prompts: ["agents/human-like/description"],
  reply: (prompt) => ({ text: `Description: ${titleOf(bodyOf(prompt).split("\n")[0] ?? "")}` }),
};

const planOneDay: Skill = {
  name: "plan-one-day",
  prompts: ["agents/human-like/plan-day"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    const number = Number(/Write the plan of day (\d+)\.\s*$/.exec(body)?.[1]);
    const day = (await askedDays(prompt)).find((one) => one.number === number);
    const [before = "", collected = ""] = body.split("\n\nCollected:\n");
    return { text: day === undefined ? "There is no such day." : dayText(day, rowsIn(collected), before) };
  },
};

/** The day in JSON as it was written; it finds nothing against any. */
const evaluateDay: Skill = {
  name: "evaluate-day",
  prompts: ["agents/human-like/evaluate-day"],
  reply(prompt) {
    const plan = bodyOf(prompt).split("\nThe plan of the day:\n").at(-1) ?? "";
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(plan)?.[1]?.trim() ?? "-";
    const names = ["Transportation", "Breakfast", "Lunch", "Dinner", "Accommodation"];
    const day = {
      ...Object.fromEntries(names.map((name) => [name.toLowerCase(), field(name)])),
      currentCity: field("Current City"),
      attractions: field("Attraction")
        .split(";")
        .filter((name) => name !== "" && name !== "-"),
      violations: [],
    };
    return { text: JSON.stringify(day) };
  },
};

/** The agents of the human-like framework, one ability each. */
export const humanLikeSkills: readonly Skill[] = [
  ...[findPath, listKeyPoints, listGuides, think, writeAction, describe, planOneDay, evaluateDay],
];
