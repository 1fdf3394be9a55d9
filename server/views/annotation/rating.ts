import { z } from "zod";

/** The answer to one question of a rubric; of a turn-level question, for one turn. */
export const answerSchema = z.object({
  question: z.string().min(1).max(40),
  /** Of a turn-level question: the turn's index from 0, in a pair counted as in `turns`; of a dialog-level question null. */
  turn: z.int().min(0).max(399).nullable(),
  /** The point of a scale, the value of an option, or text. */
  value: z.union([z.number().min(0).max(10), z.string().max(4_000)]),
  /** Why; empty where none was given. */
  rationale: z.string().max(4_000),
  /** Turns that the rater points at, by index from 0. In a pair, those of the second dialog come after those of the first. */
  turns: z.array(z.int().min(0).max(399)).max(50),
});
export type Answer = z.infer<typeof answerSchema>;
export const answersSchema = z.array(answerSchema).max(400);

/** `repeat`: the same item once more by the same rater, for self-consistency. An adjudication is a record of its own. */
export const ratingKindSchema = z.enum(["rating", "repeat", "adjudication"]);
export type RatingKind = z.infer<typeof ratingKindSchema>;

/** What one rater gave one item. Never changed: who thinks again gives another, which supersedes it. */
export const ratingSchema = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  kind: ratingKindSchema,
  /** Pseudonym within the project, e.g. "R07", or "A07" where the rating was imported. */
  rater: z.string().min(1).max(20),
  rubricVersion: z.int().min(1).max(1_000),
  answers: answersSchema,
  /** Time spent with the item in view, in seconds; null where the tool that it was imported from does not say. */
  seconds: z.number().min(0).max(86_400).nullable(),
  /** The rating that it takes the place of. */
  supersedes: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** Whether the ratings under this pseudonym were imported: there is no account behind it to be asked for more. */
export function isImportedRater(pseudonym: string): boolean {
  return pseudonym.startsWith("A");
}
