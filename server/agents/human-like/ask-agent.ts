import { type Event, inSpan, type ModelAnswer } from "@/server/episodes";
import type { Prompt, PromptOfFile } from "@/server/models";
import type { Result } from "@/server/trip";
import type { ModelRole } from "@/server/views";
import type { AgentContext } from "../agent";
import { askModel } from "../ask-model";

/** Asks the model of a role as one of the framework's agents (human-like reasoning, Figure 1), whose work is a span of its name. */
export function askAgent(
  name: string,
  context: AgentContext,
  role: ModelRole,
  prompt: Prompt | PromptOfFile,
): AsyncGenerator<Event, Result<ModelAnswer>> {
  return inSpan({ kind: "agent", name }, () => askModel(context, role, prompt));
}
