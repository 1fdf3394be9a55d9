import { chargeOf, type EndReason, type Event } from "@/server/episodes";
import type { RunLimits } from "@/server/views";

/** The limits of one trial. */
export type TrialLimits = Pick<RunLimits, "stepsPerTrial" | "tokensPerTrial" | "msPerTrial" | "costUsdPerTrial">;

/**
 * Counts a trial's events as they come, and says after each which limit is reached, as the reason of its end; null while it is below all.
 * Tokens and dollars are what calls were charged, so a server that does not count reaches a limit too; the gateway refuses models without a
 * price where cost is limited. `ms`: since the trial began.
 */
export function watchLimits(limits: TrialLimits): (event: Event, ms: number) => EndReason | null {
  let [toolCalls, modelCalls, tokens, costUsd] = [0, 0, 0, 0];
  return (event, ms) => {
    if (event.type === "toolCalled") toolCalls += 1;
    if (event.type === "modelCalled") {
      const charge = chargeOf(event);
      // A call for vectors is no step of the work.
      if (event.role !== "embedder") modelCalls += 1;
      tokens += charge.tokens;
      costUsd += charge.costUsd;
    }
    if (isOver(Math.max(toolCalls, modelCalls), limits.stepsPerTrial)) return "step limit";
    if (isOver(tokens, limits.tokensPerTrial)) return "token limit";
    if (isOver(costUsd, limits.costUsdPerTrial)) return "cost limit";
    if (limits.msPerTrial !== null && ms >= limits.msPerTrial) return "time limit";
    return null;
  };
}

/** A trial may use up its limit, and is ended by what goes beyond. */
function isOver(used: number, limit: number | null): boolean {
  return limit !== null && used > limit;
}
