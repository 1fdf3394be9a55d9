import { fail, ok, type Result } from "@/server/trip";

/** What calls used up. */
export interface Spending {
  /** Prompt and completion. */
  readonly tokens: number;
  readonly costUsd: number;
}

/** Set aside for one attempt until it is known what it used. */
export interface Reservation {
  /** What the attempt used up, which may be more than was set aside. */
  settle(used: Spending): Promise<void>;
}

/** Nothing was used up. */
export const NOTHING: Spending = { tokens: 0, costUsd: 0 };

/**
 * What may be used up by a run, a traveler or a day. It is asked before every attempt, also before each retry and each
 * fallback, so that none of them gets round it. What is expected to cost nothing is within every limit in dollars. Implementations do not reject: what they cannot find out is "over_budget".
 */
export interface Budget {
  /** Sets aside what an attempt is expected to use; fails with "over_budget" where that is no longer left. */
  reserve(expected: Spending): Promise<Result<Reservation>>;
  /** Whether it is a limit in dollars, which a model without a price cannot be held to. */
  readonly limitsCost: boolean;
}

/** Null: no limit. */
export interface BudgetLimits {
  readonly costUsd: number | null;
  readonly tokens: number | null;
}

/** A budget that this process alone uses, with what was used up so far. */
export interface CountedBudget extends Budget {
  readonly used: Spending;
}

/** `spentBefore`: what was used up earlier, for instance before a run was resumed. */
export function createBudget(limits: BudgetLimits, spentBefore: Spending = NOTHING): CountedBudget {
  let used = spentBefore;
  let reserved = NOTHING;
  return {
    limitsCost: limits.costUsd !== null,
    get used() {
      return used;
    },
    async reserve(expected) {
      const after = plus(plus(used, reserved), expected);
      if (limits.costUsd !== null && expected.costUsd > 0 && after.costUsd > limits.costUsd)
        return overBudget(`$${limits.costUsd}`);
      if (limits.tokens !== null && after.tokens > limits.tokens) return overBudget(`${limits.tokens} tokens`);
      reserved = plus(reserved, expected);
      let settled = false;
      return ok({
        async settle(spent) {
          if (settled) return;
          settled = true;
          reserved = { tokens: reserved.tokens - expected.tokens, costUsd: reserved.costUsd - expected.costUsd };
          used = plus(used, spent);
        },
      });
    },
  };
}

/** Several budgets at once, for instance that of a run and that of the day: a call needs room in all of them. */
export function allBudgets(budgets: readonly Budget[]): Budget {
  return {
    limitsCost: budgets.some(({ limitsCost }) => limitsCost),
    async reserve(expected) {
      const held: Reservation[] = [];
      for (const budget of budgets) {
        const reservation = await budget.reserve(expected);
        if (!reservation.ok) {
          for (const other of held) await other.settle(NOTHING);
          return reservation;
        }
        held.push(reservation.value);
      }
      return ok({
        async settle(used) {
          for (const reservation of held) await reservation.settle(used);
        },
      });
    },
  };
}

/** No limit. */
export const NO_BUDGET: Budget = allBudgets([]);

function overBudget(limit: string): Result<Reservation> {
  const message = `The limit of ${limit} for language models is reached. Raise the limit, or go on without them.`;
  return fail({ code: "over_budget", message });
}

export function plus(a: Spending, b: Spending): Spending {
  return { tokens: a.tokens + b.tokens, costUsd: a.costUsd + b.costUsd };
}
