import type { z } from "zod";
import type { Event, ModelAnswer } from "@/server/episodes";
import type { Prompt, PromptOfFile } from "@/server/models";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import type { AgentContext } from "./agent";

const NO_MODELS: Problem = {
  code: "model_unavailable",
  message: "This method needs a language model, and none is configured. docs/MODELS.md says how to name one.",
};
const CANCELLED: Problem = { code: "cancelled", message: "This was canceled." };

/**
 * Asks the model of a role; its call is an event. Problems: those of the gateway, and "model_unavailable" where the context has no
 * models.
 */
export async function* askModel(
  { models, signal }: Pick<AgentContext, "models" | "signal">,
  role: ModelRole,
  prompt: Prompt | PromptOfFile,
): AsyncGenerator<Event, Result<ModelAnswer>> {
  if (models === null) return fail(NO_MODELS);
  const { answer, event } = await models.call(role, prompt, { signal });
  yield event;
  return signal.aborted ? fail(CANCELLED) : answer;
}

/** Asks the model of a role for an answer of a given shape; see `askModel`. */
export async function* askForObject<T>(
  { models, signal }: Pick<AgentContext, "models" | "signal">,
  role: ModelRole,
  prompt: Prompt | PromptOfFile,
  schema: z.ZodType<T>,
): AsyncGenerator<Event, Result<T>> {
  if (models === null) return fail(NO_MODELS);
  const { value, events } = await models.object(role, prompt, schema, { signal });
  yield* events;
  if (signal.aborted) return fail(CANCELLED);
  return value.ok ? ok(value.value) : value;
}
