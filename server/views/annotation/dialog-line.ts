import { z } from "zod";
import { annotationTurnSchema, itemContentSchema, itemSourceSchema } from "./item";

const dialogSchema = z.object({
  /** The policy or model that asked. */
  agent: z.string().min(1).max(200).optional(),
  turns: z.array(annotationTurnSchema).min(1).max(200),
  /** The scores of judges by name of judge and question; raters never see them. */
  judged: z.record(z.string().max(60), z.record(z.string().max(60), z.number().min(0).max(1_000))).optional(),
});
export type GivenDialog = z.infer<typeof dialogSchema>;

const id = z.string().trim().min(1).max(200).optional();

/** A line of a file of dialogs to be rated: one dialog, two of one traveler, or an item as it is kept. */
export const dialogLineSchema = z.union([
  dialogSchema.extend({ id }),
  z.object({ id, first: dialogSchema, second: dialogSchema }),
  z.object({ id, content: itemContentSchema, source: itemSourceSchema.optional() }),
]);
export type DialogLine = z.infer<typeof dialogLineSchema>;
