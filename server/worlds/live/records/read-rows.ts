import type { z } from "zod";
import { type Answered, answered, type FailureKind, failed } from "../failure";
import type { Found } from "../provider";
import { MOST_RECORDS } from "./common";

/** Why a row of an answer is not a record. */
export type Reason = "no currency" | "unknown shape" | "another currency" | "no position" | "no price" | "not read";

/** One row as the provider sent it: what can be made of it, or why nothing can. */
export type ReadRow<Row> = { readonly row: Row; readonly currency: string | null } | { readonly reason: Reason };

/**
 * Rows of an answer as records: each is checked, what cannot be used is counted. Amounts are of one currency, that of the first
 * row that has one. A failure where there are rows and none can be used.
 */
export function foundIn<Row>(
  title: string,
  schema: z.ZodType<Row>,
  rows: readonly ReadRow<unknown>[],
  validUntil: string | null = null,
): Answered<Found<Row>> {
  const leftOut: Partial<Record<Reason, number>> = {};
  const leave = (reason: Reason) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  const records: Row[] = [];
  let currency: string | null = null;
  for (const read of rows) {
    if ("reason" in read) {
      leave(read.reason);
      continue;
    }
    const record = schema.safeParse(read.row);
    if (!record.success) leave("unknown shape");
    else if (read.currency !== null && currency !== null && read.currency !== currency) leave("another currency");
    else if (records.length === MOST_RECORDS) leave("not read");
    else {
      currency ??= read.currency;
      records.push(record.data);
    }
  }
  const [reason] = Object.entries(leftOut).sort(([, one], [, other]) => other - one)[0] ?? [];
  if (records.length === 0 && reason !== undefined) {
    const kind: FailureKind = reason === "no currency" ? "no currency" : "unknown shape";
    return failed(kind, `None of the ${rows.length} records that ${title} sent can be used (${reason}).`);
  }
  return answered({ records, currency, validUntil, leftOut });
}
