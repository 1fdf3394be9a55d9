import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import { type CheckedReading, checkMarks, type Understood, type Utterance } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { askForMarks } from "./ask-for-marks";

export interface ReadBeyond extends CheckedReading {
  /** The calls; none where no model was asked. */
  readonly events: readonly EventOf<"modelCalled">[];
}

/**
 * Has the model of the role "reader" read what the built-in reader left open, and believes of it what can be checked against the text
 * (`checkMarks`). Without such a model, without anything left, and when the model fails, it is what was read before.
 */
export async function readBeyond(
  utterance: Utterance,
  { said, unread }: Pick<Understood, "said" | "unread">,
  { isIncomplete, world }: { readonly isIncomplete: boolean; readonly world: World },
  models: Models | null,
  signal: AbortSignal,
): Promise<ReadBeyond> {
  const alone: ReadBeyond = { said, believed: [], refused: [], events: [] };
  if (models === null || !models.has("reader") || utterance.text.trim() === "") return alone;
  if (!isIncomplete && unread.length === 0) return alone;
  const { marks, events } = await askForMarks(utterance, models, signal);
  return marks === null ? { ...alone, events } : { ...checkMarks(utterance, marks, said, world), events };
}
