import { z } from "zod";

/** Whether a question is answered once for the dialog, or for each turn that a rater picks. */
export const questionLevelSchema = z.enum(["dialog", "turn"]);
export type QuestionLevel = z.infer<typeof questionLevelSchema>;

const question = {
  /** Unique within its rubric; ratings, exports and figures name it. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "Use lower-case letters, digits and hyphens, a letter first."),
  label: z.string().trim().min(1).max(60),
  /** What the rater is asked. */
  text: z.string().trim().min(1).max(500),
  level: questionLevelSchema,
};

/** Whether the rater says why. */
const rationaleSchema = z.enum(["required", "optional", "none"]);

export const scaleQuestionSchema = z.object({
  kind: z.literal("scale"),
  ...question,
  /** What each point of the scale means, from the lowest; points are whole numbers and follow one another. */
  anchors: z
    .array(z.object({ value: z.int().min(0).max(10), text: z.string().trim().max(300) }))
    .min(2)
    .max(11)
    .refine((anchors) => anchors.every(({ value }, at) => value === (anchors[0]?.value ?? 0) + at), {
      message: "The points of a scale follow one another, lowest first.",
    }),
  rationale: rationaleSchema,
});

export const choiceQuestionSchema = z.object({
  kind: z.literal("choice"),
  ...question,
  options: z
    .array(z.object({ value: z.string().trim().min(1).max(40), label: z.string().trim().min(1).max(120) }))
    .min(2)
    .max(12)
    .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, {
      message: "Two options have the same value.",
    }),
  rationale: rationaleSchema,
});

export const textQuestionSchema = z.object({
  kind: z.literal("text"),
  ...question,
  required: z.boolean(),
});

export const rubricQuestionSchema = z.discriminatedUnion("kind", [
  scaleQuestionSchema,
  choiceQuestionSchema,
  textQuestionSchema,
]);
export type RubricQuestion = z.infer<typeof rubricQuestionSchema>;
export type ScaleQuestion = z.infer<typeof scaleQuestionSchema>;
export type ChoiceQuestion = z.infer<typeof choiceQuestionSchema>;

/** What raters look at: one dialog, or two side by side. */
export const unitSchema = z.enum(["dialog", "pair"]);
export type AnnotationUnit = z.infer<typeof unitSchema>;

/** What raters are asked. A rubric never changes: a new wording is a new version, and each rating names its own. */
export const rubricSchema = z.object({
  name: z.string().trim().min(1).max(80),
  version: z.int().min(1).max(1_000),
  unit: unitSchema,
  questions: z
    .array(rubricQuestionSchema)
    .min(1)
    .max(20)
    .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
      message: "Two questions have the same id.",
    }),
});
export type Rubric = z.infer<typeof rubricSchema>;
