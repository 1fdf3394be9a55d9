import { and, desc, eq, gte, lt, lte, max, sql } from "drizzle-orm";
import { type Database, offerAnswers } from "@/db";
import { type AnswerStore, keptUntil, MOST_STORED, type StoredAnswer, storedAnswerSchema } from "@/server/worlds/live";

/**
 * Answers of providers as rows of the database, for all servers on it. Servers do not wait for each other: where two ask the same at the same
 * moment, the provider is asked twice and both answers are kept.
 */
export function databaseAnswerStore(database: Database, mostBytes: number = MOST_STORED.all): AnswerStore {
  const { key: keys, day: days, take: takes } = offerAnswers;
  return {
    async get({ key, day, take }) {
      const isIt = and(eq(keys, key), eq(days, day), eq(takes, take));
      const [row] = await database.select().from(offerAnswers).where(isIt);
      return row === undefined ? null : read(row.answer);
    },
    async latest(key, from, to) {
      const [row] = await database
        .select()
        .from(offerAnswers)
        .where(and(eq(keys, key), gte(days, from), lte(days, to)))
        .orderBy(desc(days), desc(takes))
        .limit(1);
      return row === undefined ? null : read(row.answer);
    },
    async put(answer) {
      const { key, day } = answer;
      const until = keptUntil(answer);
      for (;;) {
        const isOfDay = and(eq(keys, key), eq(days, day));
        const [last] = await database
          .select({ take: max(takes) })
          .from(offerAnswers)
          .where(isOfDay);
        const take = (last?.take ?? -1) + 1;
        const text = JSON.stringify({ ...answer, take });
        const bytes = Buffer.byteLength(text);
        if (bytes > MOST_STORED.one) return null;
        const added = await database
          .insert(offerAnswers)
          .values({ key, day, take, until, bytes, answer: text })
          .onConflictDoNothing()
          .returning({ take: takes });
        // Another one was faster with this take.
        if (added.length > 0) return { key, day, take };
      }
    },
    async prune(today) {
      await database.delete(offerAnswers).where(lt(offerAnswers.until, today));
      await database.execute(sql`
        delete from ${offerAnswers} using (
          select key, day, take, sum(bytes) over (order by day desc, take desc, key) as total from ${offerAnswers}
        ) as sized
        where sized.total > ${mostBytes} and ${keys} = sized.key and ${days} = sized.day and ${takes} = sized.take`);
    },
  };
}

function read(text: string): StoredAnswer | null {
  return storedAnswerSchema.safeParse(JSON.parse(text)).data ?? null;
}
