import { z } from "zod";
import { answerSchema, ratingKindSchema } from "./rating";

const id = z.string().min(1).max(300);

/** One answer of one rating, as ratings are exported and imported: rows of one rating share everything but the answer. */
export const ratingRowSchema = z.object({
  /** The rating's id. */
  rating: id,
  item: id,
  /** Pseudonym within the project. */
  rater: z.string().min(1).max(20),
  rubricVersion: z.int().min(1).max(1_000),
  kind: ratingKindSchema,
  question: answerSchema.shape.question,
  /** The turn that a turn-level answer is about, from 0; else null. */
  turn: answerSchema.shape.turn,
  value: answerSchema.shape.value,
  /** The turns that the rater points at, from 0. */
  turns: answerSchema.shape.turns,
  rationale: answerSchema.shape.rationale,
  /** Time spent, in seconds; null where the tool that it comes from does not say. */
  seconds: z.number().min(0).max(86_400).nullable(),
  createdAt: z.iso.datetime({ offset: true }).nullable(),
  /** The rating that this one takes the place of. */
  supersedes: id.nullable(),
});
export type RatingRow = z.infer<typeof ratingRowSchema>;
