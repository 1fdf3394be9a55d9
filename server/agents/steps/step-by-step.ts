import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { actPrompt, PLAN_AND_SOLVE_PROMPTS, planStepsPrompt, STEP_PROMPTS, TURNS } from "./prompts";
import { type Step, scratchpad } from "./step";
import { handIn } from "./submit";
import { type StepsEnd, type StepsTaken, takeSteps } from "./take-steps";
import { ask, episodeWithKit, type KitWork } from "./work";

/** ReAct with any benchmark's tools: `react` of TravelPlanner has a notebook and two more modes. */
export const reactWithKit: Agent = {
  name: "react",
  description:
    "Thought and action in turn (Yao et al. 2023): one agent calls the tools until it says that all is settled, at most 20 turns, and then writes the plan down.",
  needsModel: true,
  modes: [],
  parts: [],
  usesKit: true,
  prompts: STEP_PROMPTS,
  run: (task, context) => run(task, context, withoutPlan),
};

/** A plan of the work first, which stays in the prompt of every step. */
export const planAndSolve: Agent = {
  ...reactWithKit,
  name: "plan-and-solve",
  description:
    "Plan-and-Solve (Wang et al. 2023): devises a plan of the work first, then follows it in steps of thought and action.",
  prompts: PLAN_AND_SOLVE_PROMPTS,
  run: (task, context) => run(task, context, makePlan),
};

function run(
  task: Task,
  context: AgentContext,
  plan: (work: KitWork) => AsyncGenerator<Event, string>,
): AsyncGenerator<Event> {
  return episodeWithKit(task, context, async function* (work) {
    const made = yield* plan(work);
    const taken = yield* takeSteps(work, {
      prompt: (steps) => actPrompt(work, made, steps),
      turns: TURNS,
      ...{ mayFail: false, assign: null },
    });
    return yield* handIn(work, scratchpad(shownSteps(taken)), "once", reasonOf(taken.end));
  });
}

// biome-ignore lint/correctness/useYield: it asks for nothing.
async function* withoutPlan(): AsyncGenerator<Event, string> {
  return "";
}

async function* makePlan(work: KitWork): AsyncGenerator<Event, string> {
  const made = yield* ask(work, "agent", planStepsPrompt(work));
  const text = made.ok ? made.value.trim() : "";
  if (text === "") return "";
  yield { type: "thought", text };
  return `The plan of the work:\n${text}`;
}

/** After an overflow the last observation, with which the prompt became too long, is left away, so that the plan can be asked for. */
function shownSteps({ steps, end }: StepsTaken): readonly Step[] {
  const last = steps.at(-1);
  if (end !== "context overflow" || last === undefined) return steps;
  return [...steps.slice(0, -1), { ...last, observation: "This was too long to be shown." }];
}

function reasonOf(end: StepsEnd): EndReason {
  return end === "over" || end === "fail" ? "done" : end;
}
