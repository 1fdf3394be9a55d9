import { z } from "zod";
import { agenticScoresSchema } from "../elicitation-report";
import { type AnnotationTurn, annotationTurnSchema } from "./item";

/**
 * A line of `rewards.jsonl`: a dialog and what people gave it. `train policy dpo --rewards` finds a dialog that it played by its words, so
 * that a score never counts for another dialog.
 */
export const dialogRewardSchema = z.object({
  /** The item that was rated. */
  item: z.string().min(1).max(300),
  /** Who asked; null where it is not known. */
  agent: z.string().max(200).nullable(),
  turns: z.array(annotationTurnSchema).min(1).max(200),
  raters: z.int().min(1).max(1_000),
  /** The mean of each scale question, on its own scale. */
  scores: z.record(z.string().max(40), z.number().min(0).max(10)),
  /** The mean over the questions, each from 0 (its lowest point) to 1 (its highest). */
  reward: z.number().min(0).max(1),
  /** The scores as judges give them (APEC-Travel, section 3.1), where the rubric asks for them; else null. */
  agentic: agenticScoresSchema.nullable(),
});
export type DialogReward = z.infer<typeof dialogRewardSchema>;

/** The same for dialogs of the same words only; turns without words, which raters are not shown, aside. */
export function wordsOf(turns: readonly Pick<AnnotationTurn, "by" | "text">[]): string {
  return JSON.stringify(turns.filter(({ text }) => text !== "").map(({ by, text }) => [by, text]));
}
