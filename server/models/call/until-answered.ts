import type { Problem } from "@/server/trip";
import type { NamedModel } from "../config/roles";
import { pause } from "../limits/pause";
import type { AttemptFailure } from "./failure";
import { nextWait } from "./next-wait";
import type { Tried } from "./within-limits";

/** What came of asking one model, its retries included. */
export type Asked<Answer> =
  | { readonly kind: "answered"; readonly read: Answer }
  /** `final`: no other model may be asked in its place. */
  | { readonly kind: "failed"; readonly problem: Problem; readonly final: boolean };

export interface Persistence {
  readonly signal: AbortSignal;
  /** Whether text of an answer was given on: from then on nothing can be asked again. */
  readonly forwarded: () => boolean;
  /** Another attempt begins. */
  readonly onRetry: () => void;
}

export const CANCELLED: Problem = { code: "cancelled", message: "You stopped this." };

/** Tries until the model answers, the retries are used up, or the budget, the signal or text given on forbids another attempt. */
export async function untilAnswered<Answer>(
  { settings }: NamedModel,
  { signal, forwarded, onRetry }: Persistence,
  attempt: () => Promise<Tried<Answer>>,
): Promise<Asked<Answer>> {
  const failures: AttemptFailure[] = [];
  for (;;) {
    const tried = await attempt();
    // Another model may cost less, or nothing: its own attempt asks the budget.
    if ("problem" in tried) return { kind: "failed", problem: tried.problem, final: forwarded() };
    if (tried.kind === "answered") return { kind: "answered", read: tried };
    if (tried.kind === "cancelled") return { kind: "failed", problem: CANCELLED, final: true };
    failures.push(tried.failure);
    const wait = forwarded() ? null : nextWait(failures, settings.retries, Math.random());
    if (wait === null) {
      return { kind: "failed", problem: problemOf(tried.failure, failures.length), final: forwarded() };
    }
    if (!(await pause(wait, signal))) return { kind: "failed", problem: CANCELLED, final: true };
    onRetry();
  }
}

export function problemOf({ code, sentence, advice }: AttemptFailure, attempts = 1): Problem {
  const often = attempts === 1 ? "" : ` It was tried ${attempts} times.`;
  return { code, message: `${sentence}${often} ${advice}` };
}
