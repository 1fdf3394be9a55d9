import { z } from "zod";
import type { EventOf } from "@/server/episodes";
import { type Models, type PromptFile, promptFile, promptOf, STRUCTURED_PROMPTS } from "@/server/models";

const READ = promptFile("benchmarks/itinerarybench/read", ["text"]);
export const READING_PROMPTS: readonly PromptFile[] = [READ, ...STRUCTURED_PROMPTS];

const name = z.string().min(1).max(200);
const time = z.string().max(32);
const hours = z.object({ from: z.string().max(8), to: z.string().max(8) });

/** A text as a model reads it, before anything is believed. */
const readingSchema = z.object({
  origin: name.nullable(),
  hotel: name.nullable(),
  returnTo: name.nullable(),
  from: time.nullable(),
  to: time.nullable(),
  stays: z.array(z.object({ city: name, days: z.number().int().min(0).max(366) })).max(50),
  dayCount: z.enum(["noon", "24 hours"]).nullable(),
  visits: z.array(z.object({ city: name, place: name, minutes: z.number().int().min(0).max(100_000) })).max(50),
  openingHours: z.boolean().nullable(),
  outings: hours.nullable(),
  meals: z.array(hours).max(6),
  budget: z.number().min(0).max(10_000_000).nullable(),
  minimize: z.enum(["time", "money"]).nullable(),
});
export type ModelReading = z.infer<typeof readingSchema>;

/** Has the model of the role "reader" read a text; null where it gives nothing of the shape. */
export async function readByModel(
  text: string,
  models: Models,
  signal: AbortSignal,
): Promise<{ readonly reading: ModelReading | null; readonly events: readonly EventOf<"modelCalled">[] }> {
  // The text is between marks: what looks like one in it is taken out.
  const prompt = promptOf(READ, { text: text.replace(/<<<|>>>/g, " ") }, { maxTokens: 2_000 });
  const { value, events } = await models.object("reader", prompt, readingSchema, { signal });
  return { reading: value.ok ? value.value : null, events };
}
