import { z } from "zod";

/** The files of a project: ratings and what is made of them, and its items for other tools to have them rated in. */
export const annotationFileSchema = z.enum([
  "ratings.jsonl",
  "ratings.csv",
  "rewards.jsonl",
  "pairs.jsonl",
  "argilla.json",
  "label-studio.json",
]);
export type AnnotationFile = z.infer<typeof annotationFileSchema>;

/** What wrote a file of ratings. */
export const ratingsFormatSchema = z.enum(["dragoman", "argilla", "label-studio"]);
export type RatingsFormat = z.infer<typeof ratingsFormatSchema>;

export const importRatingsSchema = z.object({
  projectId: z.uuid(),
  from: ratingsFormatSchema,
  text: z.string().min(1).max(20_000_000),
});

const count = z.int().min(0).max(1_000_000);
export const importedRatingsSchema = z.object({
  added: count,
  /** Ratings that the project had already. */
  known: count,
  /** Adjudications: what researchers of a project decide stays with it. */
  leftOut: count,
  /** Pseudonyms of those who are new in the project. */
  newRaters: z.array(z.string().max(20)).max(100_000),
});
export type ImportedRatings = z.infer<typeof importedRatingsSchema>;
