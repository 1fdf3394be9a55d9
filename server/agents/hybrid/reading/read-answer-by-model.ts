import { z } from "zod";
import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import { type EntryKey, type EntryValue, entryValueSchema } from "@/server/trip";
import { plainlyHolds, saysValue } from "@/server/understanding";
import { readAnswerPrompt } from "../prompts";

const answerSchema = z.object({ value: entryValueSchema.nullable(), words: z.string().max(300) });

export interface ReadAnswer {
  /** Null: the model read none, or none that the answer's words bear out. */
  readonly value: EntryValue | null;
  readonly events: readonly EventOf<"modelCalled">[];
}

/** Has the model of the role "reader" read an answer about a preference that the parser could not, and believes what its words can mean. */
export async function readAnswerByModel(
  answer: string,
  { entry, text }: { readonly entry: EntryKey; readonly text: string },
  models: Models,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const prompt = readAnswerPrompt(answer, text, entry);
  const { value: read, events } = await models.object("reader", prompt, answerSchema, { signal });
  if (!read.ok || read.value.value === null || read.value.words === "") return { value: null, events };
  const { value, words } = read.value;
  const isSaid = plainlyHolds(answer, words) && saysValue(words, entry, value);
  return { value: isSaid ? value : null, events };
}
