import { type Event, inSpan } from "@/server/episodes";
import type { PromptOfFile } from "@/server/models";
import { formatAction, parseAction } from "@/server/tools";
import { LoopGuard } from "../loop-guard";
import { readStep, stepText } from "../read-step";
import type { Step } from "./step";
import { ask, type KitWork } from "./work";

/** Why the steps are over: the agent said so ("over", "fail"), its turns are used up, or it gets nowhere. */
export type StepsEnd = "over" | "fail" | "step limit" | "invalid actions" | "dead loop" | "context overflow";

export interface StepsAsked {
  /** Of the next step, after those before. */
  prompt(steps: readonly Step[]): PromptOfFile;
  readonly turns: number;
  /** Whether the agent may give up: `fail[why]`. */
  readonly mayFail: boolean;
  /** `assign[goal]`: has another agent do something, and observes what came of it. Null: it cannot. */
  readonly assign: ((goal: string) => AsyncGenerator<Event, string>) | null;
}

export interface StepsTaken {
  readonly steps: readonly Step[];
  readonly end: StepsEnd;
  /** What stood in the brackets of `over` or `fail`, else what was observed last. */
  readonly result: string;
}

interface Acted {
  readonly observation: string;
  readonly end: StepsEnd | null;
}

interface Turn {
  readonly step: Step;
  readonly end: StepsEnd | null;
  readonly result: string;
}

/**
 * Thought, action and observation in turn (ReAct), each a span, until the agent says that it is over. Three failed actions in a row, the
 * same answer twice in a row and a prompt that is longer than the model's context end it early, as in the released program of TDAG.
 */
export async function* takeSteps(work: KitWork, asked: StepsAsked): AsyncGenerator<Event, StepsTaken> {
  const loop = new StepLoop(work, asked);
  const steps: Step[] = [];
  let result = "";
  while (steps.length < asked.turns) {
    const about = { kind: "step", name: `Step ${steps.length + 1}` } as const;
    const turn = yield* inSpan(about, () => loop.take(steps));
    if (turn === null) return { steps, end: "context overflow", result };
    steps.push(turn.step);
    result = turn.result;
    if (turn.end !== null) return { steps, end: turn.end, result };
  }
  return { steps, end: "step limit", result };
}

class StepLoop {
  private readonly guard = new LoopGuard();
  private last = "";

  constructor(
    private readonly work: KitWork,
    private readonly asked: StepsAsked,
  ) {}

  /** Null where the prompt is too long for the model. */
  async *take(before: readonly Step[]): AsyncGenerator<Event, Turn | null> {
    const answer = yield* ask(this.work, "agent", this.asked.prompt(before));
    if (!answer.ok && answer.problem.code === "context_overflow") return null;
    const text = answer.ok ? answer.value : "";
    const { thought, action } = readStep(text);
    if (thought !== "") yield { type: "thought", text: thought };
    const acted = yield* this.act(action);
    const isRepeated = text.trim() !== "" && text.trim() === this.last;
    this.last = text.trim();
    return {
      step: { written: stepText({ thought, action }, before.length + 1), observation: acted.observation },
      end: acted.end ?? (isRepeated ? "dead loop" : null),
      result: acted.end === "over" || acted.end === "fail" ? acted.observation || thought : acted.observation,
    };
  }

  private async *act(action: string): AsyncGenerator<Event, Acted> {
    const ending = this.endingIn(action);
    if (ending !== null) return ending;
    const { kit, callTool } = this.work;
    const offered = [...kit.tools, ...(this.asked.assign === null ? [] : ["assign"]), "over"];
    const parsed = parseAction(action);
    if (!parsed.ok) {
      // A call of no tool, for the record.
      yield* callTool("", action);
      const why = `There is no action in that. Write one as Name[argument]. The names are: ${offered.join(", ")}.`;
      return { observation: why, end: this.guard.after(action, true) };
    }
    const { tool, input } = parsed.value;
    if (this.asked.assign !== null && tool.toLowerCase() === "assign") {
      const observation = yield* this.asked.assign(Object.values(input).join(", "));
      return { observation, end: this.guard.after(action, false) };
    }
    const answer = yield* callTool(tool, input);
    return {
      observation: answer.observation,
      end: this.guard.after(formatAction(parsed.value), !answer.ok, answer.empty),
    };
  }

  private endingIn(action: string): Acted | null {
    const written = /^[\s*_`]{0,20}(over|fail)\b[*_`]{0,3}/i.exec(action);
    const end = written?.[1]?.toLowerCase() === "fail" ? "fail" : "over";
    if (written === null || (end === "fail" && !this.asked.mayFail)) return null;
    const parsed = parseAction(action);
    return { observation: parsed.ok ? Object.values(parsed.value.input).join(", ").trim() : "", end };
  }
}
