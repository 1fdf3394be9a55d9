import type { Problem } from "@/server/trip";
import { type Budget, NOTHING, type Spending } from "../budget/budget";
import {
  chargedSpending,
  expectedSpending,
  type Sent,
  type Usage,
  unfinishedSpending,
} from "../budget/expected-spending";
import type { NamedModel } from "../config/roles";
import { limiterOf } from "../limits/limiter";
import type { Attempt } from "./attempt";

/** What an answer used up, by the server's count and by its length. */
export interface Used {
  readonly usage: Usage;
  readonly writtenBytes: number;
}

/** An attempt, or the problem for which none was made. */
export type Tried<Answer> = Attempt<Answer> | { readonly problem: Problem };

export interface WithinLimits {
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** The attempt ended, and budgets were charged this for it. */
  readonly onCharge: (charged: Spending) => void;
}

/** One attempt within the model's limits and the budget. */
export async function withinLimits<Answer extends Used>(
  { settings, name }: NamedModel,
  sent: Sent,
  { budget, signal, onCharge }: WithinLimits,
  attempt: () => Promise<Attempt<Answer>>,
): Promise<Tried<Answer>> {
  const leave = await limiterOf(settings).enter(signal);
  if (leave === null) return { kind: "cancelled", writtenBytes: null };
  try {
    if (budget.limitsCost && settings.price === undefined) return { problem: unpriced(name) };
    const reservation = await budget.reserve(expectedSpending(sent));
    if (!reservation.ok) return { problem: reservation.problem };
    const tried = await attempt();
    const charged = chargeOf(tried, sent);
    await reservation.value.settle(charged);
    onCharge(charged);
    return tried;
  } finally {
    leave();
  }
}

function chargeOf(tried: Attempt<Used>, sent: Sent): Spending {
  if (tried.kind === "answered") return chargedSpending(sent, tried.usage, tried.writtenBytes);
  return tried.writtenBytes === null ? NOTHING : unfinishedSpending(sent, tried.writtenBytes);
}

function unpriced(name: string): Problem {
  const message = `The model "${name}" has no price, so a dollar limit cannot be enforced. Write its price in the models file (0 where it costs nothing), or lift the limit.`;
  return { code: "over_budget", message };
}
