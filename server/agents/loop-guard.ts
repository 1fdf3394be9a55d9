import type { EndReason } from "@/server/episodes";

const MOST_IN_A_ROW = 3;

/**
 * Stops an agent that gets nowhere (TravelPlanner, section 5.1 and Figure 2): after three failed actions in a row, the same action
 * three times in a row, or the same action three times although it found nothing.
 */
export class LoopGuard {
  private failures = 0;
  private last: string | null = null;
  private repeats = 0;
  private readonly vain = new Map<string, number>();

  /** `failed`: the action was none, or its arguments were wrong. Null while the agent may go on. */
  after(
    action: string,
    failed: boolean,
    foundNothing = false,
  ): Extract<EndReason, "invalid actions" | "dead loop"> | null {
    this.failures = failed ? this.failures + 1 : 0;
    this.repeats = action === this.last ? this.repeats + 1 : 1;
    this.last = action;
    const inVain = (this.vain.get(action) ?? 0) + (foundNothing ? 1 : 0);
    this.vain.set(action, inVain);
    if (this.failures >= MOST_IN_A_ROW) return "invalid actions";
    return this.repeats >= MOST_IN_A_ROW || inVain >= MOST_IN_A_ROW ? "dead loop" : null;
  }
}
