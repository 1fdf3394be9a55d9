import { type Event, inSpan } from "@/server/episodes";
import type { Step } from "../steps/step";
import { type StepsTaken, takeSteps } from "../steps/take-steps";
import type { KitWork } from "../steps/work";
import { type Briefing, EXECUTOR, subtaskPrompt } from "./prompts";
import type { Outcome, Subtask } from "./subtask";

/** Steps of a sub-agent (TDAG, the released settings). */
export const SUBTASK_TURNS = 10;
const MOST_SHOWN = 1_000;

/** What came of a subtask, with the steps that led to it. */
export interface Executed extends Outcome {
  readonly steps: readonly Step[];
}

export interface SubAgent {
  readonly name: string;
  readonly briefing: Briefing;
  /** Hands on part of the subtask; null: it cannot. */
  readonly assign: ((goal: string) => AsyncGenerator<Event, string>) | null;
}

/** Has a sub-agent do a subtask, both spans. It has failed where the agent says so, and where it does not end its work itself. */
export function executeSubtask(
  work: KitWork,
  subtask: Subtask,
  before: readonly Outcome[],
  agent: SubAgent,
): AsyncGenerator<Event, Executed> {
  return inSpan({ kind: "agent", name: agent.name }, async function* () {
    const taken = yield* takeSteps(work, {
      prompt: (steps) => subtaskPrompt(work, subtask, before, agent.briefing, { steps, turns: SUBTASK_TURNS }),
      turns: SUBTASK_TURNS,
      mayFail: true,
      assign: agent.assign,
    });
    return { ok: taken.end === "over", subtask, result: resultOf(taken), steps: taken.steps };
  });
}

/** The work on a subtask as a span, no matter who does it. */
export function inSubtask<R>({ name, goal }: Subtask, work: () => AsyncGenerator<Event, R>): AsyncGenerator<Event, R> {
  return inSpan({ kind: "subtask", name, goal }, work);
}

/** The same agent for every subtask. */
export function executorOf({ kit }: KitWork): SubAgent {
  return {
    name: "Executor",
    briefing: { role: EXECUTOR, toolDocuments: kit.toolDocuments, assigning: "", skills: "" },
    assign: null,
  };
}

function resultOf({ end, result }: StepsTaken): string {
  if (end === "over" || end === "fail") return result;
  const last = result === "" ? "" : ` Observed last: ${result.slice(0, MOST_SHOWN)}`;
  return `The work ended before it was done (${end}).${last}`;
}
