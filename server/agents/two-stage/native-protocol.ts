import type { EndReason, Event, ModelMessage, Task } from "@/server/episodes";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { Collection, MASKED, STEP_LIMIT } from "./collect";
import { nativeStepPrompt } from "./prompts";

const NO_CALL = "That was no call of a tool. Call one; when everything is written down, call Planner.";

/** Collects by the server's own tool protocol until Planner has written the plan; each call is a step, also of several in one answer. */
export async function* collectNatively(task: Task, context: AgentContext): AsyncGenerator<Event, EndReason> {
  const collection = new Collection(task, context);
  const history: ModelMessage[] = [];
  let shown = -1;
  let step = 0;
  while (step < STEP_LIMIT) {
    const answer = yield* askModel(context, "agent", nativeStepPrompt(task, history));
    if (!answer.ok && answer.problem.code !== "bad_model_answer") return yield* endOfProblem(answer.problem);
    const { text, toolCalls } = answer.ok ? answer.value : { text: "", toolCalls: [] };
    if (text.trim() !== "") yield { type: "thought", text: text.trim() };
    if (toolCalls.length === 0) {
      step += 1;
      const acted = yield* collection.actedInvalid(text, NO_CALL, `step-${step}`);
      if (acted.end !== null) return acted.end;
      history.push({ role: "assistant", content: text }, { role: "user", content: acted.observation });
      continue;
    }
    history.push({ role: "assistant", content: text, toolCalls });
    for (const { id, tool, input } of toolCalls) {
      step += 1;
      if (step > STEP_LIMIT) return "step limit";
      const acted = yield* collection.act(tool, input, `${tool} ${JSON.stringify(input)}`);
      if (acted.end !== null) return acted.end;
      const search = history[shown];
      if (acted.did !== null && search !== undefined) history[shown] = { ...search, content: MASKED };
      history.push({ role: "tool", content: acted.observation, callId: id, tool });
      if (acted.did === "found a table") shown = history.length - 1;
    }
  }
  return "step limit";
}
