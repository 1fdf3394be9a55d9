import type { EndReason, Event, ModelMessage } from "@/server/episodes";
import type { PromptValue } from "@/server/models";
import type { HandedInPlan } from "../kit";
import { handInPrompt } from "./prompts";
import { ask, type KitWork } from "./work";

/** How often what is wrong with a plan's form is sent back: once; or once while nothing is found, and then once more for any fault. */
export type Patience = "once" | "once more";

/**
 * Has the plan written down from what was found out, as the last thing that an agent does; what is wrong with its form is sent back, and the
 * last answer is taken as it is. `done`: the reason of the end where the plan could be asked for.
 */
export async function* handIn(
  work: KitWork,
  found: PromptValue,
  patience: Patience,
  done: EndReason = "done",
): AsyncGenerator<Event, EndReason> {
  const history: ModelMessage[] = [];
  let left: number | null = null;
  while (true) {
    const answer = yield* ask(work, "planner", handInPrompt(work, found, history));
    if (!answer.ok && answer.problem.code === "context_overflow") {
      yield { type: "error", code: answer.problem.code, message: answer.problem.message };
      return "context overflow";
    }
    const text = answer.ok ? answer.value : "";
    const { plan, complaint } = work.kit.readPlan(text);
    left ??= patience === "once more" && isEmpty(plan) ? 2 : 1;
    if (complaint === null || left === 0) {
      yield plan;
      return done;
    }
    left -= 1;
    if (text.trim() !== "") history.push({ role: "assistant", content: text });
    history.push({ role: "user", content: complaint });
  }
}

function isEmpty(plan: HandedInPlan): boolean {
  return plan.type === "planWritten" && (plan.days?.length ?? 0) === 0 && (plan.actions?.length ?? 0) === 0;
}
