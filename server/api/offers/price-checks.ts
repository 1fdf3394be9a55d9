import { lt, sql } from "drizzle-orm";
import { type Database, priceChecks } from "@/db";
import type { User } from "@/server/accounts";
import { type Problem, ProblemError } from "@/server/trip";

const USUAL = 5;
/** Travelers without an account are someone else once they clear their cookies, so all of them together have a limit too. */
const GUESTS = 10;

/** How often a person may have prices checked in a day of UTC, as DRAGOMAN_PRICE_CHECKS says; 0: nobody may. */
export function checksPerDay(environment: Readonly<Record<string, string | undefined>> = process.env): number {
  const wanted = Number(environment.DRAGOMAN_PRICE_CHECKS || Number.NaN);
  return Number.isSafeInteger(wanted) && wanted >= 0 ? wanted : USUAL;
}

/**
 * Counts one check of a person's, over all servers on the database. Throws ProblemError "over_budget" where the day's are used up; a check that
 * finds nothing stays counted, since it asked.
 */
export async function countCheck(
  database: Database,
  { id, isAnonymous }: Pick<User, "id" | "isAnonymous">,
  limit = checksPerDay(),
  now: () => Date = () => new Date(),
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  if (!(await taken(database, id, day, limit))) throw new ProblemError(USED_UP(limit));
  if (isAnonymous && !(await taken(database, null, day, limit * GUESTS))) throw new ProblemError(GUESTS_USED_UP);
  await database.delete(priceChecks).where(lt(priceChecks.day, day));
}

/** One statement, so that the database decides between servers; false: the limit leaves no room. */
async function taken(database: Database, userId: string | null, day: string, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const rows = await database
    .insert(priceChecks)
    .values({ userId, day, checks: 1 })
    .onConflictDoUpdate({
      target: [priceChecks.userId, priceChecks.day],
      set: { checks: sql`${priceChecks.checks} + 1` },
      setWhere: lt(priceChecks.checks, limit),
    })
    .returning({ day: priceChecks.day });
  return rows.length > 0;
}

const USED_UP = (limit: number): Problem => ({
  code: "over_budget",
  message: `Each search costs money, so live prices can be checked ${limit === 1 ? "once" : `${limit} times`} a day. You can check again tomorrow.`,
});
const GUESTS_USED_UP: Problem = {
  code: "over_budget",
  message:
    "Travelers without an account checked as many prices today as they may together. Sign up, or check again tomorrow.",
};
