import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, modelSpending } from "@/db";
import type { Budget, ModelsConfig, Reservation, Spending } from "@/server/models";
import { fail, forLog, ok, type Result } from "@/server/trip";

/** As the models file has them; left out: no limit. */
export type DayLimits = NonNullable<NonNullable<ModelsConfig["budgets"]>["travelerPerDay"]>;

/**
 * What language models may use up for a traveler in a day of UTC, over all conversations and all servers on the database; `userId`
 * null: for all travelers without an account together. What is set aside is counted at once, so that calls at the same time cannot pass the limit together; a server that dies leaves it counted.
 */
export function dayBudget(
  database: Database,
  userId: string | null,
  { tokens, costUsd }: DayLimits,
  now: () => Date = () => new Date(),
): Budget {
  async function reserve(expected: Spending): Promise<Result<Reservation>> {
    const day = now().toISOString().slice(0, 10);
    if (!(await reserveSpending(day, expected))) return overBudget();
    let settled = false;
    return ok({
      async settle(used) {
        if (settled) return;
        settled = true;
        await correct(day, difference(used, expected)).catch(report);
      },
    });
  }

  /** One statement, so that the database decides between servers; false: the limit leaves no room. */
  async function reserveSpending(day: string, expected: Spending): Promise<boolean> {
    const dollars = expected.costUsd > 0 ? costUsd : undefined;
    if ((tokens !== undefined && expected.tokens > tokens) || (dollars !== undefined && expected.costUsd > dollars))
      return false;
    const after = added(expected);
    const room = and(
      tokens === undefined ? undefined : sql`${after.tokens} <= ${tokens}`,
      dollars === undefined ? undefined : sql`${after.costUsd} <= ${dollars}`,
    );
    const rows = await database
      .insert(modelSpending)
      .values({ userId, day, ...expected })
      .onConflictDoUpdate({ target: [modelSpending.userId, modelSpending.day], set: after, setWhere: room })
      .returning({ day: modelSpending.day });
    return rows.length > 0;
  }

  async function correct(day: string, by: Spending): Promise<void> {
    await database
      .update(modelSpending)
      .set(added(by))
      .where(
        and(
          userId === null ? isNull(modelSpending.userId) : eq(modelSpending.userId, userId),
          eq(modelSpending.day, day),
        ),
      );
  }

  return {
    limitsCost: costUsd !== undefined,
    reserve: (expected) =>
      reserve(expected).catch((error: unknown) => {
        report(error);
        return overBudget();
      }),
  };
}

/** The row's figures with more on them. */
function added({ tokens, costUsd }: Spending) {
  return {
    tokens: sql`${modelSpending.tokens} + ${tokens}::bigint`,
    costUsd: sql`${modelSpending.costUsd} + ${costUsd}::double precision`,
  };
}

function difference(used: Spending, expected: Spending): Spending {
  return { tokens: used.tokens - expected.tokens, costUsd: used.costUsd - expected.costUsd };
}

function overBudget(): Result<Reservation> {
  const message = "The day's limit for language models is reached. Go on without them until tomorrow.";
  return fail({ code: "over_budget", message });
}

function report(error: unknown): void {
  console.error("Counting what language models use up failed:", forLog(error));
}
