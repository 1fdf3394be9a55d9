import { createHash } from "node:crypto";
import { z } from "zod";
import { type LocalDate, localDateSchema, MOST_NUMBER } from "@/server/trip";
import type { Terms } from "../provider";
import { currencySchema, instantSchema, MOST_RECORDS, nameSchema } from "../records/common";

const termsSchema = z.discriminatedUnion("class", [
  z.object({ class: z.literal("keep") }),
  z.object({ class: z.literal("keep until"), until: localDateSchema }),
  z.object({ class: z.literal("ids only") }),
  z.object({ class: z.literal("do not store") }),
]) satisfies z.ZodType<Terms>;

/** An answer as it is kept: what was asked of whom and when, and what of the answer may be kept. */
export const storedAnswerSchema = z.object({
  /** `keyOf` the question. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  provider: nameSchema,
  tool: nameSchema,
  /** Normalized. */
  arguments: z.json(),
  day: localDateSchema,
  /** Of the answers to this question on this day, from 0. */
  take: z.number().int().min(0).max(MOST_NUMBER),
  askedAt: instantSchema,
  terms: termsSchema,
  currency: currencySchema.nullable(),
  validUntil: instantSchema.nullable(),
  /** Empty where ids alone may be kept. */
  records: z.array(z.json()).max(MOST_RECORDS),
  ids: z.array(nameSchema).max(MOST_RECORDS),
  leftOut: z.record(z.string().max(100), z.number().int().min(1).max(1e6)),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

/** Bytes that a store keeps on disk, of all answers and of one. */
export const MOST_STORED = { all: 256 << 20, one: 4 << 20 } as const;

/** Which answer is meant. */
export type AnswerKey = Pick<StoredAnswer, "key" | "day" | "take">;

/**
 * Where answers are kept by question and day: memory, files, a database. An answer is there whole or not at all. Implementations run
 * `answerStoreConformance`.
 */
export interface AnswerStore {
  /** Null where there is none, or it cannot be read. */
  get(which: AnswerKey): Promise<StoredAnswer | null>;
  /** The last take of the last day from `from` to `to` on which this was asked; null where there is none. */
  latest(key: string, from: LocalDate, to: LocalDate): Promise<StoredAnswer | null>;
  /** Keeps an answer as the next take of its day, and never in the place of another. Null where it is too large to be kept. */
  put(answer: Omit<StoredAnswer, "take">): Promise<AnswerKey | null>;
  /** Forgets what may not be kept on `today` any more, and the oldest days where there is too much. */
  prune(today: LocalDate): Promise<void>;
}

/** The SHA-256 of a question: its tool, who is asked, and the normalized arguments. */
export function keyOf(tool: string, provider: string, query: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([tool, provider, query]))
    .digest("hex");
}

/** The last take of the last day first. */
export function latestFirst(one: Omit<AnswerKey, "key">, other: Omit<AnswerKey, "key">): number {
  return one.day === other.day ? other.take - one.take : one.day < other.day ? 1 : -1;
}

/** Whether its terms let an answer be kept on a day. */
export function mayBeKept({ terms }: Pick<StoredAnswer, "terms">, day: LocalDate): boolean {
  return terms.class === "keep" || terms.class === "ids only" || (terms.class === "keep until" && terms.until >= day);
}

/** The last day on which it may be kept; null: any. */
export function keptUntil({ terms }: Pick<StoredAnswer, "terms">): LocalDate | null {
  return terms.class === "keep until" ? terms.until : null;
}
