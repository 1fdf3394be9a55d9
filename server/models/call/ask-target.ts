import type { Problem } from "@/server/trip";
import { type Budget, NOTHING, type Spending } from "../budget/budget";
import { leastPromptTokens, mostPromptTokens } from "../budget/estimated-tokens";
import { chargedSpending, expectedSpending, type Sent, unfinishedSpending } from "../budget/expected-spending";
import type { Access, MissingVariable } from "../config/access";
import type { NamedModel } from "../config/roles";
import type { Findings } from "../findings/findings";
import { limiterOf } from "../limits/limiter";
import { pause } from "../limits/pause";
import type { ReadAnswer } from "./answer-reader";
import { type Attempt, attempt } from "./attempt";
import { type AttemptFailure, missingVariable, overflow } from "./failure";
import { nextWait } from "./next-wait";
import type { Request } from "./request";
import { type Refusable, samplingOf, type Way, wayOf } from "./way";

/** What came of asking one model, its retries included. */
export type Asked =
  | { readonly kind: "answered"; readonly read: ReadAnswer }
  /** `final`: no other model may be asked in its place. */
  | { readonly kind: "failed"; readonly problem: Problem; readonly final: boolean };

export interface AskOptions {
  readonly budget: Budget;
  readonly findings: Findings;
  readonly access: Access | MissingVariable;
  readonly signal: AbortSignal;
  readonly onPart: (text: string) => void;
  /** Whether text of an answer was given on: from then on nothing can be asked again. */
  readonly forwarded: () => boolean;
  /** The request is about to be sent this way. */
  readonly onWay: (way: Way) => void;
  /** Another attempt begins. */
  readonly onRetry: () => void;
  /** An attempt ended, and budgets were charged this for it. */
  readonly onCharge: (charged: Spending) => void;
}

export const CANCELLED: Problem = { code: "cancelled", message: "You stopped this." };

/**
 * Asks a model until it answers, the retries are used up, or the budget, the signal or text given on forbids another attempt. What the server
 * refuses of the request is left out and the request repeated at once; once that is answered, the server is known for it.
 */
export async function askTarget(model: NamedModel, request: Request, options: AskOptions): Promise<Asked> {
  const { access, findings, signal } = options;
  if ("missing" in access) return failed(missingVariable(model, access.missing), 1, false);
  const { settings } = model;
  const known = await findings.refusedBy(settings);
  const met: Refusable[] = [];
  const failures: AttemptFailure[] = [];
  for (;;) {
    const way = wayOf(settings, new Set([...known, ...met]));
    options.onWay(way);
    const least = await leastPromptTokens(way, request);
    if (least >= settings.contextTokens) return failed(overflow(model, `at least ${least} by its length`), 1, false);
    const { maxTokens } = samplingOf(settings, request, way);
    const sent: Sent = { settings, promptTokens: await mostPromptTokens(way, request), maxTokens };
    const tried = await attemptWithinLimits(model, request, sent, { ...options, access, way });
    // Another model may cost less, or nothing: its own attempt asks the budget.
    if ("problem" in tried) return { kind: "failed", problem: tried.problem, final: options.forwarded() };
    if (tried.kind === "answered") {
      if (met.length > 0) await findings.learn(settings, met);
      return { kind: "answered", read: tried };
    }
    if (tried.kind === "cancelled") return { kind: "failed", problem: CANCELLED, final: true };
    const { refuses } = tried.failure;
    if (refuses !== null && !way.refused.has(refuses)) {
      met.push(refuses);
      options.onRetry();
      continue;
    }
    failures.push(tried.failure);
    const wait = options.forwarded() ? null : nextWait(failures, model.settings.retries, Math.random());
    if (wait === null) return failed(tried.failure, failures.length, options.forwarded());
    if (!(await pause(wait, signal))) return { kind: "failed", problem: CANCELLED, final: true };
    options.onRetry();
  }
}

/** One attempt within the model's limits and the budget. */
async function attemptWithinLimits(
  model: NamedModel,
  request: Request,
  sent: Sent,
  { budget, access, way, signal, onPart, onCharge }: AskOptions & { readonly access: Access; readonly way: Way },
): Promise<Attempt | { readonly problem: Problem }> {
  const { settings, name } = model;
  const leave = await limiterOf(settings).enter(signal);
  if (leave === null) return { kind: "cancelled", writtenBytes: null };
  try {
    if (budget.limitsCost && settings.price === undefined) return { problem: unpriced(name) };
    const reservation = await budget.reserve(expectedSpending(sent));
    if (!reservation.ok) return { problem: reservation.problem };
    const tried = await attempt(model, request, { access, way, signal, onPart });
    const charged = chargeOf(tried, sent);
    await reservation.value.settle(charged);
    onCharge(charged);
    return tried;
  } finally {
    leave();
  }
}

function chargeOf(tried: Attempt, sent: Sent): Spending {
  if (tried.kind === "answered") return chargedSpending(sent, tried.usage, tried.writtenBytes);
  return tried.writtenBytes === null ? NOTHING : unfinishedSpending(sent, tried.writtenBytes);
}

function failed({ code, sentence, advice }: AttemptFailure, attempts: number, final: boolean): Asked {
  const often = attempts === 1 ? "" : ` It was tried ${attempts} times.`;
  return { kind: "failed", problem: { code, message: `${sentence}${often} ${advice}` }, final };
}

function unpriced(name: string): Problem {
  const message = `The model "${name}" has no price, so a dollar limit cannot be enforced. Write its price in the models file (0 where it costs nothing), or lift the limit.`;
  return { code: "over_budget", message };
}
