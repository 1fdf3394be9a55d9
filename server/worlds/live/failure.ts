import { z } from "zod";

/** Why a provider gave nothing that can be used. */
const failureKindSchema = z.enum([
  "unreachable",
  "timeout",
  "key refused",
  "too many requests",
  /** The server broke (5xx). */
  "failed",
  /** The server does not take the question (4xx). */
  "refused",
  /** The server does not have what is asked about, or not any more (404, 410, 422). */
  "not there",
  "not JSON",
  "cut off",
  "too large",
  /** JSON of another shape than the provider documents. */
  "unknown shape",
  "no currency",
  /** A replay asks for what was never kept, or may not be any more. */
  "not kept",
  /** Its terms do not let the answer be kept, and what is asked for has to be replayed. */
  "not allowed",
]);
export type FailureKind = z.infer<typeof failureKindSchema>;

/** A typed error of a provider. Neither sentence holds a key. */
export const failureSchema = z.object({
  kind: failureKindSchema,
  /** "LiteAPI did not answer within 8 seconds." */
  sentence: z.string().max(1_000),
  /** What can be done about it. */
  advice: z.string().max(1_000),
  /** How long it asks to wait; null where it does not say. */
  retryAfterMs: z.number().min(0).nullable(),
});
export type ProviderFailure = z.infer<typeof failureSchema>;

export type Answered<T> = { readonly ok: true; readonly value: T } | Failed;

const LATER = "Try again later.";
const DRIFT = "The provider may have changed its interface: report it with the provider's name.";
const ADVICE: Readonly<Record<FailureKind, string>> = {
  unreachable: "Check its address and the network.",
  timeout: LATER,
  "key refused": "Check the key.",
  "too many requests": LATER,
  failed: LATER,
  refused: "Check its address, and that the account may ask this.",
  "not there": "Check its address, and look there by hand.",
  "not JSON": "Check its address: something else than the provider answered.",
  "cut off": LATER,
  "too large": "Ask for less: a smaller area, or fewer people.",
  "unknown shape": DRIFT,
  "no currency": DRIFT,
  "not kept": "Plan again with today's offers.",
  "not allowed": "Ask a provider whose answers may be kept.",
};

type Details = Partial<Pick<ProviderFailure, "advice" | "retryAfterMs">>;
interface Failed {
  readonly ok: false;
  readonly failure: ProviderFailure;
}

export function failed(kind: FailureKind, sentence: string, details: Details = {}): Failed {
  const { advice = ADVICE[kind], retryAfterMs = null } = details;
  return { ok: false, failure: { kind, sentence: sentence.slice(0, 1_000), advice, retryAfterMs } };
}

export function answered<T>(value: T): Answered<T> {
  return { ok: true, value };
}
