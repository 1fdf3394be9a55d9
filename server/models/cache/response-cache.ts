import { z } from "zod";
import { canonicalJson, modelAnswerSchema, sha256 } from "@/server/episodes";

const countOrUnknown = z.union([z.number().min(0), z.literal("unknown")]);

/** An answer as it was given once. */
export const cachedResponseSchema = z.object({
  servedModel: z.string().nullable(),
  answer: modelAnswerSchema,
  /** What was thought before the answer; left out where nothing was shown. */
  reasoning: z.string().optional(),
  promptTokens: countOrUnknown,
  completionTokens: countOrUnknown,
  /** What limits counted of it; left out by answers from before it was kept. */
  meteredTokens: z.number().min(0).optional(),
});
export type CachedResponse = z.infer<typeof cachedResponseSchema>;

/** Answers by the content of what was asked: replays of a run get the same answers without asking a server. */
export interface ResponseCache {
  /** Null where the question is not known, or what is kept of its answer cannot be read. */
  get(key: string): Promise<CachedResponse | null>;
  put(key: string, response: CachedResponse): Promise<void>;
}

/** The SHA-256 of a request in canonical form: the order of its fields does not matter, anything else does. */
export function cacheKey(request: Readonly<Record<string, unknown>>): string {
  return sha256(canonicalJson(request));
}
