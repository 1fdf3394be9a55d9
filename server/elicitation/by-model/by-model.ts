import type { EventOf } from "@/server/episodes";
import type { Models, Prompt } from "@/server/models";
import type { ModelRole } from "@/server/trip";

/** What happens when a model plays a part of a dialog: a call, or that rules took its place. */
export type ByModelEvent = EventOf<"modelCalled"> | EventOf<"error">;

/** What a part that a model plays works with. */
export interface ByModel {
  readonly models: Models;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ByModelEvent) => void;
}

/** The model's words; null where the call failed, which its event tells. */
export async function askFor(
  { models, signal, onEvent }: ByModel,
  role: ModelRole,
  prompt: Prompt,
): Promise<string | null> {
  const { answer, event } = await models.call(role, prompt, { signal });
  onEvent(event);
  return answer.ok ? answer.value.text : null;
}

/** Records that a model's answer was of no use, and who took its place. */
export function fellBack({ onEvent }: Pick<ByModel, "onEvent">, message: string): void {
  onEvent({ type: "error", code: "bad_model_answer", message });
}
