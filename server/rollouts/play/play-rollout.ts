import { type EnvironmentTask, Episode, type OfferedTool, toolsOf } from "@/server/environment";
import type { ModelAnswer, ModelMessage } from "@/server/episodes";
import type { Models } from "@/server/models";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import {
  type Rollout,
  type RolloutMessage,
  type RolloutTermination,
  type RolloutTool,
  rolloutTerminationSchema,
  rolloutToolSchema,
} from "@/server/views";
import { assistantMessage, entropyOf, tokensOf, trainedOf, writtenIn } from "./messages";

/** What is the same for every rollout of a run. */
export interface Playing {
  readonly models: Models;
  readonly temperature: number;
  /** Answers of the model at most. */
  readonly turns: number;
  readonly signal: AbortSignal;
}

/** An episode as its step's file has it, but for its place in the step. */
export type PlayedRollout = Omit<Rollout, "step" | "group" | "member" | "seed" | "source" | "kept">;

/** Scripted models recognize what they are to do by it. */
const PROMPT = "rollouts/act";
/** Problems that are the model's own doing, and end a rollout; others say nothing of it and end the run. */
const OF_THE_MODEL: Partial<Readonly<Record<Problem["code"], RolloutTermination>>> = {
  context_overflow: "context overflow",
  bad_model_answer: "bad answer",
};

/**
 * Plays a task to its end: the model calls tools by its server's own protocol, as in training with TRL, NeMo Gym or verifiers, and an answer
 * without a call ends the episode as it does there. `sample` tells rollouts of one task apart: with the run's seed it is the server's.
 * Problems: the model could not be asked ("model_unavailable", "over_budget"), or the signal came ("cancelled").
 */
export async function playRollout(
  task: EnvironmentTask,
  sample: number,
  { models, temperature, turns, signal }: Playing,
): Promise<Result<PlayedRollout>> {
  const episode = new Episode(task);
  const tools = toolsOf(task);
  const { prompt, tools: offered } = episode.opening;
  const sent: ModelMessage[] = [{ role: "user", content: prompt }];
  const messages: RolloutMessage[] = [{ role: "user", content: prompt }];
  const tokens: Rollout["tokens"] = [null];
  let completionTokens: number | null = 0;
  let [answers, calls, errors] = [0, 0, 0];

  async function act({ text, toolCalls, finish }: ModelAnswer): Promise<RolloutTermination | null> {
    if (finish === "length") return "length";
    if (toolCalls.length === 0) return "no call";
    sent.push({ role: "assistant", content: text, toolCalls });
    for (const { id, tool, input } of toolCalls) {
      const observation = await episode.step({ tool, arguments: input }, signal);
      calls += 1;
      if (!observation.ok) errors += 1;
      messages.push({ role: "tool", name: tool, content: observation.result });
      tokens.push(null);
      sent.push({ role: "tool", content: observation.result, callId: id, tool });
      if (observation.ended !== null) return rolloutTerminationSchema.parse(observation.ended);
    }
    return null;
  }

  let termination: RolloutTermination | null = null;
  while (termination === null) {
    if (answers >= turns) {
      termination = "turn limit";
      break;
    }
    const asked = { name: PROMPT, messages: [...sent], tools, temperature, sample, tokens: true };
    const { answer, event } = await models.call("agent", asked, { signal });
    if (!answer.ok) {
      termination = OF_THE_MODEL[answer.problem.code] ?? null;
      if (termination === null) return answer;
      break;
    }
    answers += 1;
    messages.push(assistantMessage(answer.value, event.reasoning));
    tokens.push(tokensOf(answer.value));
    const counted = event.completionTokens;
    completionTokens = completionTokens === null || counted === "unknown" ? null : completionTokens + counted;
    termination = await act(answer.value);
  }
  if (signal.aborted) return fail({ code: "cancelled", message: "This was canceled." });
  const reward = await episode.reward();
  return ok({
    ...{ task_id: task.id, task_set: task.set, messages, tokens, trained: trainedOf(messages) },
    tools: offered.map(toTool),
    ...{ reward: reward.total, reward_components: { ...reward.components }, termination },
    ...{ turns: answers, tool_calls: calls, tool_errors: errors },
    characters: messages.reduce((sum, message) => sum + writtenIn(message), 0),
    ...{ completion_tokens: completionTokens, entropy: entropyOf(tokens) },
  });
}

function toTool({ name, description, inputSchema }: OfferedTool): RolloutTool {
  return rolloutToolSchema.parse({ type: "function", function: { name, description, parameters: inputSchema } });
}
