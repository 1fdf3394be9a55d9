import { z } from "zod";

/** A turn as raters see it: words alone, nothing of who or what said them, no reasons, no scores. */
export const annotationTurnSchema = z.object({
  by: z.enum(["agent", "traveler"]),
  text: z.string().min(1).max(4_000),
});
export type AnnotationTurn = z.infer<typeof annotationTurnSchema>;

const turnsSchema = z.array(annotationTurnSchema).min(1).max(200);

export const itemContentSchema = z.discriminatedUnion("unit", [
  z.object({ unit: z.literal("dialog"), turns: turnsSchema }),
  /** Two dialogs of one traveler; which is shown left is drawn for each rater. */
  z.object({ unit: z.literal("pair"), first: turnsSchema, second: turnsSchema }),
]);
export type ItemContent = z.infer<typeof itemContentSchema>;

/** The scores of one judge by question, e.g. `{ proactive: 4.1 }`. */
const judgedScoresSchema = z.record(z.string().max(60), z.number().min(0).max(1_000));
export type JudgedScores = z.infer<typeof judgedScoresSchema>;

const dialogSourceSchema = z.object({
  kind: z.enum(["simulated", "run", "imported", "chat"]),
  /** Finds it again: run and position, episode, or file and line. */
  reference: z.string().min(1).max(300),
  /** The policy or model that asked, where it is known. */
  agent: z.string().max(200).nullable(),
  /** The scores of judges by name of judge and question, e.g. `{ rules: { proactive: 4.1 } }`. */
  judged: z.record(z.string().max(60), judgedScoresSchema),
});
export type DialogSource = z.infer<typeof dialogSourceSchema>;

/** Where an item comes from; raters never see it. A pair has two. */
export const itemSourceSchema = z.array(dialogSourceSchema).min(1).max(2);
export type ItemSource = z.infer<typeof itemSourceSchema>;
