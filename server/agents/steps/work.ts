import type { z } from "zod";
import type { EndReason, Event, Task } from "@/server/episodes";
import type { Prompt, PromptOfFile } from "@/server/models";
import { createNotebook } from "@/server/tools";
import { fail, ok, type Problem, ProblemError, type Result } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import type { AgentContext } from "../agent";
import { askForObject, askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { episodeByModel } from "../episode-by-model";
import type { TaskKit } from "../kit";
import { type CallTool, toolCaller } from "../tool-caller";

/** Work on one task with the kit of its benchmark, shared by all agents that take part in it. */
export interface KitWork {
  readonly task: Task;
  readonly context: AgentContext;
  readonly kit: TaskKit;
  /** Calls are numbered over the whole episode. */
  readonly callTool: CallTool;
}

const NO_KIT: Problem = {
  code: "bad_input",
  message: "This method plans with a benchmark's tools, and there are none here.",
};

/** An episode of work with a kit. A problem that ends the work is thrown as `ProblemError`, from wherever in it, and ends the episode here. */
export function episodeWithKit(
  task: Task,
  context: AgentContext,
  work: (work: KitWork) => AsyncGenerator<Event, EndReason>,
): AsyncGenerator<Event> {
  return episodeByModel(task, context, async function* (limited) {
    const { kit } = limited;
    if (kit === null) return yield* endOfProblem(NO_KIT);
    const callTool = toolCaller(limited, createNotebook(), undefined, kit.tools);
    try {
      return yield* work({ task, context: limited, kit, callTool });
    } catch (error) {
      if (error instanceof ProblemError) return yield* endOfProblem(error.problem);
      throw error;
    }
  });
}

/**
 * Asks the model of a role for words. Problems: "bad_model_answer", and "context_overflow" where the prompt is too long for it. All others
 * end the episode.
 */
export async function* ask(
  { context }: KitWork,
  role: ModelRole,
  prompt: Prompt | PromptOfFile,
): AsyncGenerator<Event, Result<string>> {
  const asked = yield* askModel(context, role, prompt);
  return asked.ok ? ok(asked.value.text) : fail(bearable(asked.problem));
}

/** Asks the model of a role for an answer of a given shape; null where it gives none. Other problems end the episode, as with `ask`. */
export async function* askFor<T>(
  { context }: KitWork,
  role: ModelRole,
  prompt: PromptOfFile,
  schema: z.ZodType<T>,
): AsyncGenerator<Event, T | null> {
  const asked = yield* askForObject(context, role, prompt, schema);
  if (asked.ok) return asked.value;
  bearable(asked.problem);
  return null;
}

/** What a model could not do with this prompt; throws where no other prompt would help. */
function bearable(problem: Problem): Problem {
  if (problem.code === "bad_model_answer" || problem.code === "context_overflow") return problem;
  throw new ProblemError(problem);
}
