import { z } from "zod";
import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { Marks, Utterance } from "@/server/understanding";
import { markPrompt } from "./mark-prompt";

const marksSchema = z
  .object({ act: z.string().max(100), marks: z.array(z.string().max(1_000)).max(200) })
  .transform(({ act, marks }): Marks => ({ marks, acts: act.split("+").map((one) => one.trim()) }));

export interface AskedForMarks {
  /** Null: the model failed. */
  readonly marks: Marks | null;
  /** The calls. */
  readonly events: readonly EventOf<"modelCalled">[];
}

/** Has the model of the role "reader" mark what a message means. */
export async function askForMarks(utterance: Utterance, models: Models, signal: AbortSignal): Promise<AskedForMarks> {
  const { value, events } = await models.object("reader", markPrompt(utterance), marksSchema, { signal });
  return { marks: value.ok ? value.value : null, events };
}
