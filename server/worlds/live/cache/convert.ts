import { z } from "zod";
import type { ProviderFailure } from "../failure";
import type { Found, Provider } from "../provider";
import { type AnswerKey, mayBeKept, type StoredAnswer } from "./stored-answer";

/** What was found, and where it comes from. */
export interface Answer<Row> extends Found<Row> {
  /** As people know it. */
  readonly provider: string;
  /** The day of the answer: an earlier one where the provider is not available now. */
  readonly day: string;
  readonly from: "provider" | "cache";
  /** Why an earlier answer takes the place of today's; null: it does not. */
  readonly instead: ProviderFailure | null;
}

/** An answer that is not among the kept ones, or not yet. */
export type Unkept = Omit<StoredAnswer, "take">;

/** A new answer, whole: what of it may be kept is `keptOf` it. */
export function storedAnswer<Query, Row>(
  provider: Provider<Query, Row>,
  query: Query,
  { records, currency, validUntil, leftOut }: Found<Row>,
  { key, day }: Omit<AnswerKey, "take">,
  now: number,
): Unkept {
  return {
    ...{ key, provider: provider.name, tool: provider.tool, arguments: z.json().parse(query), day },
    ...{ askedAt: new Date(now).toISOString(), terms: provider.terms(query), currency, validUntil },
    records: records.map((record) => z.json().parse(record)),
    ids: records.map(provider.idOf),
    leftOut: { ...leftOut },
  };
}

/** What its terms let be kept of an answer; null: nothing. */
export function keptOf(answer: Unkept): Unkept | null {
  if (answer.terms.class === "ids only") return { ...answer, records: [] };
  return answer.terms.class === "do not store" || !mayBeKept(answer, answer.day) ? null : answer;
}

/** The records of an answer that was kept; null where these are not whole, or are those of another version. */
export function foundOf<Query, Row>(
  provider: Provider<Query, Row>,
  { records, ids, currency, validUntil, leftOut }: Unkept,
): Found<Row> | null {
  const read = z.array(provider.record).safeParse(records);
  if (!read.success || read.data.length !== ids.length) return null;
  return { records: read.data, currency, validUntil, leftOut };
}
