import { readFileSync } from "node:fs";
import { z } from "zod";
import { saidConstraintsSchema, saidTripSchema } from "@/server/trip";

/** A text and all that must be understood of it on 2026-10-14, a Wednesday, without a world. */
const utteranceSchema = z.strictObject({
  text: z.string().min(1),
  trip: saidTripSchema,
  constraints: saidConstraintsSchema.default({}),
  unclear: z.array(z.string()).default([]),
});
type Utterance = z.infer<typeof utteranceSchema>;

export const TODAY = "2026-10-14";

/** `first` are the texts that the patterns were written with; docs/UNDERSTANDING.md says how the others were scored before anything was mended. */
const SETS = ["first", "second", "third", "fourth", "fifth"] as const;

/** All texts, a table of one JSON object per line for each set. */
export const UTTERANCES: readonly Utterance[] = SETS.flatMap((name) => {
  const table = readFileSync(new URL(`./utterances/${name}.jsonl`, import.meta.url), "utf8");
  return table
    .trim()
    .split("\n")
    .map((line) => utteranceSchema.parse(JSON.parse(line)));
});
