import { z } from "zod";
import { localDateSchema, requestSchema } from "@/server/trip";

/** How a task can be scored; each name has its scorer in `scorers/registry.ts`. */
export const SCORER_NAMES = ["requirements", "delivered", "answer-exact", "answer-contains"] as const;
export type ScorerName = (typeof SCORER_NAMES)[number];

const MOST_FACETS = 10;
const SHORT = 60;

/** A task of a set that its researcher wrote. */
export const ownTaskSchema = z
  .object({
    id: z.string().max(64).regex(/^\S+$/, "Give each task an ID without spaces."),
    text: z.string().trim().min(1).max(10_000),
    /** The day on which the text is said; null: the world's. */
    today: localDateSchema.nullable(),
    scorer: z.enum(SCORER_NAMES),
    /** What an answer is compared with. */
    expected: z.string().trim().min(1).max(2_000).nullable(),
    /** What a plan is verified against. */
    request: requestSchema.nullable(),
    /** Further short columns. */
    facets: z
      .record(
        z.string().regex(/^[A-Za-z][\w -]{0,39}$/, "Name columns with letters, digits and spaces."),
        z.string().max(SHORT),
      )
      .refine((facets) => Object.keys(facets).length <= MOST_FACETS, `A task may have ${MOST_FACETS} more columns.`),
  })
  .superRefine(({ scorer, expected, request }, context) => {
    const lacks = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (scorer.startsWith("answer-") && expected === null)
      lacks("expected", `The scorer ${scorer} needs an expected answer.`);
    if (scorer === "requirements" && request === null) {
      lacks("request", "The scorer requirements needs the request as JSON; `plan --json` prints that of a text.");
    }
  });
export type OwnTask = z.infer<typeof ownTaskSchema>;
