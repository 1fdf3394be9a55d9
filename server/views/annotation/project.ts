import { z } from "zod";
import { itemContentSchema } from "./item";
import { answersSchema } from "./rating";

/** A dialog with the answers that its author would give, and why. */
const workedExampleSchema = z.object({
  content: itemContentSchema,
  answers: answersSchema,
  explanation: z.string().trim().min(1).max(4_000),
});
export type WorkedExample = z.infer<typeof workedExampleSchema>;

/** What a researcher decides about a project. Raters per item, overlap, order and rubric hold from the first rating on. */
export const projectSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80),
  /** Markdown, shown to raters. */
  guidelines: z.string().max(20_000),
  examples: z.array(workedExampleSchema).max(10),
  /** How many raters each item of the overlap gets; every other item gets one. */
  ratersPerItem: z.int().min(1).max(10),
  /** Share of items that get all raters, 0 to 1. */
  overlap: z.number().min(0).max(1),
  /** Share of a rater's items that come again later, for self-consistency, 0 to 1. */
  repeats: z.number().min(0).max(0.5),
  /** The least length of a required rationale, in characters. */
  minimumRationale: z.int().min(0).max(500),
  /** A rater works on the batch once this share of the qualification items was answered within one point of the key; null: no qualification. */
  passingShare: z.number().min(0).max(1).nullable(),
  /** Orders the items for each rater. */
  seed: z.int().min(0).max(1_000_000_000),
  /** What becomes of the ratings of a rater who deletes the account. */
  onDeletion: z.enum(["keep-pseudonymous", "delete"]),
});
export type ProjectSettings = z.infer<typeof projectSettingsSchema>;

export const projectStatusSchema = z.enum(["open", "paused", "closed"]);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;
