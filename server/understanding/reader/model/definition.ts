import { z } from "zod";

/** What the model's outputs stand for, as its training wrote it down (`training/reader/labels.py`). */
export const modelDefinitionSchema = z.object({
  /** [slot, value]: an entry's value, a demand, "?" for what is too vague to set, "" for free text. */
  labels: z.array(z.tuple([z.string(), z.string()])).max(2000),
  /** "O", and "B-" and "I-" with a class of the trip's facts. */
  bio: z.array(z.string()).max(500),
  roles: z.array(z.string()).max(500),
  signs: z.array(z.enum(["want", "insisted", "unwanted"])).length(3),
  acts: z.array(z.string()).max(50),
});
export type ModelDefinition = z.infer<typeof modelDefinitionSchema>;

/** One text as the model sees it. */
export interface ModelInput {
  readonly words: readonly string[];
  /** The kind of proposal that each word lies in, and how it is written (`propose/features`). */
  readonly kinds: readonly number[];
  readonly shapes: readonly number[];
  /** Words [from, to) of each proposal. */
  readonly spans: readonly (readonly [number, number])[];
  /** The entry or field that was asked about. */
  readonly asked: string | null;
}

/** Classes of a count: 0 to 10, and more. */
export const COUNTS = 12;

/** Probabilities, row by row: `bio` of words × classes, `roles` of spans × roles, `labels` of words × labels, `signs` of words × signs. */
export interface ModelOutput {
  readonly bio: Float32Array;
  readonly roles: Float32Array;
  readonly labels: Float32Array;
  readonly signs: Float32Array;
  /** Whether a word carries content at all. */
  readonly salient: Float32Array;
  readonly acts: Float32Array;
  /** How many a stretch of the party counts, words × COUNTS: 0 to 10, and more than that. */
  readonly counts: Float32Array;
}
