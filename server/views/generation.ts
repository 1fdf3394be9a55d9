import { z } from "zod";

/** Longest text at which a server is told to stop. */
const stopTextSchema = z.string().min(1).max(200);

/**
 * How a model's answers are sampled. A field that is left out follows the prompt, a value takes the place of what the prompt says (`stop`
 * adds to it), and null is never sent.
 */
export const generationSchema = z.strictObject({
  temperature: z.number().min(0).max(2).nullable().optional(),
  topP: z.number().gt(0).max(1).optional(),
  presencePenalty: z.number().min(-2).max(2).optional(),
  frequencyPenalty: z.number().min(-2).max(2).optional(),
  /** Tokens that an answer may have, thoughts among them. */
  maxTokens: z.number().int().min(1).max(10_000_000).nullable().optional(),
  /** What the server calls that limit; "max_tokens" where it is left out. */
  maxTokensName: z.enum(["max_tokens", "max_completion_tokens"]).optional(),
  stop: z.array(stopTextSchema).min(1).max(4).nullable().optional(),
  /** A number takes the place of the seeds that follow from trial and sample. */
  seed: z.number().int().min(0).max(2_147_483_647).nullable().optional(),
});
export type Generation = z.infer<typeof generationSchema>;

const LONGEST_EXTRA_BODY = 16_384;

/** Further fields of each request, as the server knows them. */
export const extraBodySchema = z
  .record(z.string().min(1).max(100), z.json())
  .refine((body) => JSON.stringify(body).length <= LONGEST_EXTRA_BODY, {
    message: `Write at most ${LONGEST_EXTRA_BODY} characters of JSON.`,
  });
