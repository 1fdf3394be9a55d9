import { bodyOf } from "../../reading/prompt-text";
import type { ReceivedPrompt, Skill } from "../../skill";

const SUBTASKS = [
  { name: "Look up what there is", goal: "Find every row that the plan needs, and give all of them." },
  { name: "Check what was found", goal: "Say what is missing." },
];

/** Decomposes, updates, makes agents and keeps skills; the answers are JSON. */
export const lead: readonly Skill[] = [
  answering("plan the work", "agents/steps/plan-steps", () => "1. Look up what there is.\n2. Write the plan."),
  answering("decompose", "agents/subtasks/decompose", () => JSON.stringify({ subtasks: SUBTASKS })),
  answering("decompose what failed", "agents/adapt/decompose", () =>
    JSON.stringify({ logic: "and", subtasks: SUBTASKS }),
  ),
  answering("update subtasks", "agents/tdag/update", (prompt) => {
    return between(bodyOf(prompt), "The subtasks that remained until now:\n", "\n\nThe subtasks from now on:");
  }),
  answering("make an agent", "agents/tdag/generate-agent", (prompt) => {
    const body = bodyOf(prompt);
    const role = `You do this: ${between(body, "The subtask: ", "\n\nThe documentation of the tools:")}`;
    return JSON.stringify({ role, toolDocuments: between(body, "The documentation of the tools:\n\n", null) });
  }),
  answering("summarize a subtask", "agents/tdag/summarize", (prompt) => {
    const subtask = between(bodyOf(prompt), "The subtask: ", "\n\nWhat was done:");
    const [name = "A subtask"] = subtask.split("\n");
    return JSON.stringify({ name, detail: subtask, solution: "Call the tools in turn, and give what they found." });
  }),
  answering("refine a skill", "agents/tdag/refine", (prompt) => {
    const body = bodyOf(prompt);
    const learned = JSON.parse(between(body, "The new skill:\n", null));
    const { skills } = JSON.parse(between(body, "The known skills:\n", "\n\nThe new skill:"));
    const known = skills.find(({ name }: { name: string }) => name === learned.name);
    return JSON.stringify({ decision: known ? "update" : "add", replaces: known?.name ?? "", ...learned });
  }),
];

function answering(name: string, file: string, answer: (prompt: ReceivedPrompt) => string): Skill {
  return { name, prompts: [file], reply: (prompt) => ({ text: answer(prompt) }) };
}

/** The text behind one label and before another; null: to the end. */
function between(text: string, after: string, before: string | null): string {
  const rest = text.slice(text.lastIndexOf(after) + after.length);
  return (before === null ? rest : (rest.split(before)[0] ?? "")).trim();
}
