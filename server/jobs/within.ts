import { is, SQL, sql } from "drizzle-orm";
import { type ConnectionOptions, fromDrizzle } from "pg-boss";
import { z } from "zod";
import type { Database } from "@/db";

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** Has pg-boss run its statement in that transaction; undefined: on its own connection. */
export function inTransaction(within: Database | undefined): ConnectionOptions {
  if (within === undefined) return {};
  const transaction = {
    async execute(query: unknown) {
      if (!is(query, SQL)) throw new Error("pg-boss sent no SQL.");
      return answerSchema.parse(await within.execute(query)).rows;
    },
  };
  return { db: fromDrizzle(transaction, sql) };
}
