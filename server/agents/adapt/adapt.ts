import { z } from "zod";
import { type Event, inSpan, type Task } from "@/server/episodes";
import { type PromptOfFile, promptFile, promptOf } from "@/server/models";
import type { Agent, AgentContext } from "../agent";
import { HAND_IN_PROMPTS } from "../steps/prompts";
import { handIn } from "../steps/submit";
import { askFor, episodeWithKit, type KitWork } from "../steps/work";
import { executeSubtask, executorOf, inSubtask } from "../subtasks/execute-subtask";
import { EXECUTION_PROMPTS } from "../subtasks/prompts";
import { type Outcome, outcomesText, type Subtask, subtaskSchema, subtaskText, WHOLE_TASK } from "../subtasks/subtask";

const DECOMPOSE = promptFile("agents/adapt/decompose", [
  ...(["background", "toolDocuments", "most", "request", "results", "subtask", "failure"] as const),
]);

/** How deep tasks are decomposed, the whole task counted (ADaPT, section 4: d_max = 3), and into how many parts at most. */
const DEEPEST = 3;
const MOST_PARTS = 5;

const partsSchema = z.object({
  logic: z.enum(["and", "or"]).describe("and: all parts are needed; or: the first that succeeds is enough"),
  subtasks: z.array(subtaskSchema).max(50),
});

/** Decomposes a task only where it could not be done as it is, and its parts likewise. */
export const adapt: Agent = {
  name: "adapt",
  description:
    "ADaPT (Prasad et al. 2023): an executor tries the task; where it fails, a planner splits it into parts joined by and or or, which are tried in turn and split again, three levels deep.",
  needsModel: true,
  usesKit: true,
  modes: [],
  parts: [],
  prompts: [DECOMPOSE, ...EXECUTION_PROMPTS, ...HAND_IN_PROMPTS],
  run,
};

function run(task: Task, context: AgentContext): AsyncGenerator<Event> {
  return episodeWithKit(task, context, async function* (work) {
    const outcome = yield* solve(work, WHOLE_TASK, [], 1);
    return yield* handIn(work, outcome.result, "once more");
  });
}

/** `before`: what came of subtasks on which this one may rest. */
function solve(
  work: KitWork,
  subtask: Subtask,
  before: readonly Outcome[],
  depth: number,
): AsyncGenerator<Event, Outcome> {
  return inSubtask(subtask, async function* () {
    const tried = yield* executeSubtask(work, subtask, before, executorOf(work));
    if (tried.ok || depth === DEEPEST) return tried;
    const plan = yield* inSpan({ kind: "agent", name: "Planner" }, () =>
      askFor(work, "agent", decomposePrompt(work, tried, before), partsSchema),
    );
    if (plan === null || plan.subtasks.length === 0) return tried;
    const isEnough = (ok: boolean) => (plan.logic === "or" ? ok : !ok);
    const outcomes: Outcome[] = [];
    for (const part of plan.subtasks.slice(0, MOST_PARTS)) {
      const outcome = yield* solve(work, part, [...before, ...outcomes], depth + 1);
      outcomes.push(outcome);
      if (isEnough(outcome.ok)) break;
    }
    return { ok: outcomes.at(-1)?.ok ?? false, subtask, result: outcomesText(outcomes) };
  });
}

function decomposePrompt(
  { kit, task }: KitWork,
  { subtask, result }: Outcome,
  before: readonly Outcome[],
): PromptOfFile {
  const { background, toolDocuments } = kit;
  return promptOf(DECOMPOSE, {
    ...{ background, toolDocuments, most: String(MOST_PARTS), request: kit.request(task) },
    ...{ results: before.length === 0 ? "" : `Known already:\n\n${outcomesText(before)}` },
    ...{ subtask: subtaskText(subtask), failure: result },
  });
}
