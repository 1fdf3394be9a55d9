import type { EventOf } from "@/server/episodes";
import type { Models, PromptOfFile } from "@/server/models";
import type { DialogPart, ModelRole } from "@/server/views";

/** What happens when a model plays a part of a dialog: a call, or a reply of no use. */
export type ByModelEvent = EventOf<"modelCalled"> | EventOf<"error">;

/** What a part that a model plays works with. */
export interface ByModel {
  readonly models: Models;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ByModelEvent) => void;
  /** Whether rules take the place of a reply of no use. Figures of a model need false: there the reply costs what it costs. */
  readonly fallback: boolean;
}

/** The model's words; null where the call failed, which its event tells. */
export async function askFor(
  { models, signal, onEvent }: Pick<ByModel, "models" | "signal" | "onEvent">,
  role: ModelRole,
  prompt: PromptOfFile,
): Promise<string | null> {
  const { answer, event } = await models.call(role, prompt, { signal });
  onEvent(event);
  return answer.ok ? answer.value.text : null;
}

/** Records a reply of no use: a sentence that says why, and who takes the model's place where rules do. */
export function recordUnusable(
  { onEvent, fallback }: Pick<ByModel, "onEvent" | "fallback">,
  { part, why, instead }: { readonly part: DialogPart; readonly why: string; readonly instead: string },
): void {
  const about = { type: "error", code: "bad_model_answer", part } as const;
  onEvent(
    fallback
      ? { ...about, message: `${why} ${instead} took its place.`, replacedBy: instead }
      : { ...about, message: why },
  );
}
