import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { EntryKey, EntryValue } from "@/server/trip";
import { markedAnswer, type Utterance } from "@/server/understanding";
import { askForMarks } from "./ask-for-marks";

export interface ReadAnswer {
  /** Null: the model read none, or none that the answer's words bear out. */
  readonly value: EntryValue | null;
  readonly events: readonly EventOf<"modelCalled">[];
}

/** Has the model of the role "reader" read an answer about a preference that the built-in reader could not, and believes what its words can mean. */
export async function readAnswerByModel(
  utterance: Utterance & { readonly asked: EntryKey },
  models: Models,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const { marks, events } = await askForMarks(utterance, models, signal);
  return { value: marks === null ? null : markedAnswer(utterance, marks), events };
}
