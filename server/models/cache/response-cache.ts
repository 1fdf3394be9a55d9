import { z } from "zod";
import { canonicalJson, modelAnswerSchema, sha256 } from "@/server/episodes";
import { forLog } from "@/server/trip";
import { MOST_TEXTS, vectorSchema } from "../embed/vector";

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

/** The vectors of texts as they were given once, in the order of the texts. */
export const cachedVectorsSchema = z.object({
  vectors: z.array(vectorSchema).max(MOST_TEXTS),
  promptTokens: countOrUnknown,
  meteredTokens: z.number().min(0),
});
export type CachedVectors = z.infer<typeof cachedVectorsSchema>;

/** What models gave, by the content of what was asked: replays of a run get the same without asking a server. */
interface Cache<T> {
  /** Null where the question is not known, or what is kept of its answer cannot be read. */
  get(key: string): Promise<T | null>;
  put(key: string, value: T): Promise<void>;
}
export type ResponseCache = Cache<CachedResponse>;
export type VectorCache = Cache<CachedVectors>;

/** The SHA-256 of a request in canonical form: the order of its fields does not matter, anything else does. */
export function cacheKey(request: Readonly<Record<string, unknown>>): string {
  return sha256(canonicalJson(request));
}

/** What is kept; null where it is not known. A cache that cannot be read or written costs a call, not the answer: the log says so. */
export async function remembered<T>(cache: Cache<T> | null, key: string): Promise<T | null> {
  return (await cache?.get(key).catch(report)) ?? null;
}

export async function remember<T>(cache: Cache<T> | null, key: string, value: T): Promise<void> {
  await cache?.put(key, value).catch(report);
}

function report(error: unknown): void {
  console.error("The cache of model answers failed:", forLog(error));
}
