import { type Event, inSpan, type Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { handIn } from "../steps/submit";
import { askFor, episodeWithKit, type KitWork } from "../steps/work";
import { decompose, MOST_SUBTASKS } from "../subtasks/decompose";
import { type Executed, executeSubtask, inSubtask } from "../subtasks/execute-subtask";
import { type Outcome, outcomesText, type Subtask, subtasksSchema } from "../subtasks/subtask";
import { ComparedTexts } from "./compared-texts";
import { generateAgent } from "./generate-agent";
import { learn } from "./learn";
import { ASSIGNING, skillsText, TDAG_PROMPTS, updatePrompt } from "./prompts";
import { SkillLibrary } from "./skill-library";

/** How deep agents assign work: the main agent's are at 1 (the released settings). */
const DEEPEST = 2;
const MOST_CHARACTERS_OF_A_NAME = 80;

/** Subtasks that change with what is found out, and an agent that is made for each. */
export const tdag: Agent = {
  name: "tdag",
  description:
    "TDAG (Wang et al. 2024): a main agent splits the task and rewrites the remaining subtasks after each one; for each an agent is generated, with tool documents of its own and skills from a library that grows over the run.",
  needsModel: true,
  usesKit: true,
  learns: true,
  modes: [],
  parts: ["dynamic-decomposition", "agent-generation", "skill-library"],
  prompts: TDAG_PROMPTS,
  run,
};

/** Algorithm 1 of the paper. */
function run(task: Task, context: AgentContext): AsyncGenerator<Event> {
  return episodeWithKit(task, context, async function* (work) {
    const library = libraryOf(context);
    const isDynamic = !context.without.includes("dynamic-decomposition");
    const outcomes: Outcome[] = [];
    let remaining: readonly Subtask[] = yield* decompose(work, "Main agent");
    while (remaining.length > 0 && outcomes.length < MOST_SUBTASKS) {
      const [subtask, ...rest] = remaining;
      if (subtask === undefined) break;
      outcomes.push(yield* solve(work, subtask, outcomes, library, 1));
      remaining = isDynamic ? yield* update(work, outcomes, rest) : rest;
    }
    return yield* handIn(work, outcomesText(outcomes), "once more");
  });
}

function libraryOf({ models, signal, skills, without }: AgentContext): SkillLibrary | null {
  if (models === null || without.includes("skill-library")) return null;
  return new SkillLibrary(skills, new ComparedTexts(models, signal, skills));
}

/** One subtask with its agent; what is learned from it is stored. */
function solve(
  work: KitWork,
  subtask: Subtask,
  before: readonly Outcome[],
  library: SkillLibrary | null,
  depth: number,
): AsyncGenerator<Event, Outcome> {
  return inSubtask(subtask, async function* () {
    const made = yield* generateAgent(work, subtask, before);
    const known = library === null ? [] : yield* library.like(`${subtask.name} ${subtask.goal}`);
    const executed: Executed = yield* executeSubtask(work, subtask, before, {
      name: "Sub-agent",
      briefing: {
        ...made,
        assigning: depth < DEEPEST ? ASSIGNING : "",
        skills: skillsText(known),
      },
      assign: depth < DEEPEST ? (goal) => assigned(work, goal, before, library, depth + 1) : null,
    });
    if (executed.ok && library !== null) yield* learn(work, executed, library);
    return executed;
  });
}

/** What came of a part that a sub-agent hands on, as it observes it. */
async function* assigned(
  work: KitWork,
  goal: string,
  before: readonly Outcome[],
  library: SkillLibrary | null,
  depth: number,
): AsyncGenerator<Event, string> {
  const name = goal.trim().slice(0, MOST_CHARACTERS_OF_A_NAME) || "Part of a subtask";
  const { ok, result } = yield* solve(work, { name, goal: goal.slice(0, 4_000) }, before, library, depth);
  return ok ? result : `It was not done: ${result}`;
}

/** The remaining subtasks as the main agent rewrites them; as they were where it gives none that can be read. */
async function* update(
  work: KitWork,
  outcomes: readonly Outcome[],
  remaining: readonly Subtask[],
): AsyncGenerator<Event, readonly Subtask[]> {
  const left = MOST_SUBTASKS - outcomes.length;
  if (left <= 0) return [];
  const prompt = updatePrompt(work, outcomes, remaining, left);
  const updated = yield* inSpan({ kind: "agent", name: "Main agent" }, () =>
    askFor(work, "agent", prompt, subtasksSchema),
  );
  return updated?.subtasks.slice(0, left) ?? remaining;
}
