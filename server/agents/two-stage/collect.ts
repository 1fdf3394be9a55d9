import type { EndReason, Event, Task } from "@/server/episodes";
import { createNotebook, type Notebook, type ToolAnswer, toolNamed } from "@/server/tools";
import { ok, type Problem, type Result } from "@/server/trip";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { LoopGuard } from "../loop-guard";
import { proposeText } from "../plan-text/propose-text";
import { type CallTool, jsonOf, toolCaller } from "../tool-caller";
import { plannerPrompt } from "./prompts";

/** Steps of a trip (TravelPlanner, section 3.4). */
export const STEP_LIMIT = 30;

/** What one action came to. */
export interface Acted {
  readonly observation: string;
  /** Why the work is over; null while it goes on. */
  readonly end: EndReason | null;
  /**
   * A table that was found is shown until the next search or until it is written down; what is short stays (that there is nothing, and
   * the cities of a state).
   */
  readonly did: "found a table" | "searched" | "wrote down" | null;
}

/** Represents a table that was shown, so that prompts do not grow with it (TravelPlanner, section 3.3). */
export const MASKED = "What was found is not shown again. What was written down is in the notebook.";

/** The tools of one trip in two stages, with what must be known between their calls. */
export class Collection {
  readonly notebook: Notebook = createNotebook();
  private readonly guard = new LoopGuard();
  private readonly callTool: CallTool;
  private plannerProblem: Problem | null = null;

  constructor(
    private readonly task: Task,
    private readonly context: AgentContext,
  ) {
    this.callTool = toolCaller(context, this.notebook, (query, notes) => this.writePlan(query, notes));
  }

  /** Calls a tool; `written` is the call as the model wrote it. Planner's plan is the trip's: with it the work is done. */
  async *act(tool: string, input: unknown, written: string): AsyncGenerator<Event, Acted> {
    const answer = yield* this.callTool(tool, input);
    if (this.plannerProblem !== null) {
      return { observation: answer.observation, end: yield* endOfProblem(this.plannerProblem), did: null };
    }
    if (answer.ok && tool === "Planner") {
      const problem = yield* proposeText(answer.observation, this.context);
      const end = problem === null ? "done" : yield* endOfProblem(problem);
      return { observation: answer.observation, end, did: null };
    }
    return {
      observation: answer.observation,
      end: this.guard.after(written, !answer.ok, answer.empty),
      did: whatWasDone(tool, answer),
    };
  }

  /** Words of the model that are no call. */
  async *actedInvalid(written: string, why: string, callId: string): AsyncGenerator<Event, Acted> {
    yield { type: "toolCalled", callId, tool: "none", input: jsonOf(written) };
    yield { type: "toolAnswered", callId, ok: false, output: { code: "bad_input", message: why } };
    return { observation: why, end: this.guard.after(written, true), did: null };
  }

  private async *writePlan(query: string, notes: Notebook["notes"]): AsyncGenerator<Event, Result<string>> {
    const asked = yield* askModel(this.context, "planner", plannerPrompt(query, this.task.today, notes));
    if (asked.ok) return ok(asked.value.text);
    this.plannerProblem = asked.problem;
    return asked;
  }
}

function whatWasDone(tool: string, { ok: worked, empty }: ToolAnswer): Acted["did"] {
  const kind = worked ? toolNamed(tool)?.kind : undefined;
  if (kind === "notebook") return "wrote down";
  if (kind !== "search") return null;
  return empty || tool === "CitySearch" ? "searched" : "found a table";
}
