import type { EndReason, Event } from "@/server/episodes";
import type { RunLimits } from "@/server/trip";
import { chargedTo, stepsOf } from "./result-of";

/** The limits of one trial. */
export type TrialLimits = Pick<RunLimits, "stepsPerTrial" | "tokensPerTrial" | "msPerTrial" | "costUsdPerTrial">;

/**
 * The limit that a trial with these events has reached, as the reason of its end; null while it is below all. Tokens and dollars are what
 * calls were charged, so a server that does not count reaches a limit too; the gateway refuses models without a price where cost is limited.
 */
export function limitReached(events: readonly Event[], ms: number, limits: TrialLimits): EndReason | null {
  const { tokens, costUsd } = chargedTo(events);
  if (isOver(stepsOf(events), limits.stepsPerTrial)) return "step limit";
  if (isOver(tokens, limits.tokensPerTrial)) return "token limit";
  if (isOver(costUsd, limits.costUsdPerTrial)) return "cost limit";
  if (limits.msPerTrial !== null && ms >= limits.msPerTrial) return "time limit";
  return null;
}

/** A trial may use up its limit, and is ended by what goes beyond. */
function isOver(used: number, limit: number | null): boolean {
  return limit !== null && used > limit;
}
