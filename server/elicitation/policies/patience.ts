import type { Delegation } from "@/server/trip";

export interface Patience {
  /** Questions at most, follow-ups included. */
  readonly questions: number;
  /** What a question must be worth: the least P(critical) of the entry that it is about. */
  readonly leastValue: number;
}

/** What the levels of delegation mean. */
const PATIENCE: Readonly<Record<Delegation, Patience>> = {
  "decide for me": { questions: 0, leastValue: 1 },
  "ask me little": { questions: 4, leastValue: 0.4 },
  "ask me some": { questions: 8, leastValue: 0.3 },
  "ask me thoroughly": { questions: 20, leastValue: 0.12 },
};

export function patienceOf(delegation: Delegation): Patience {
  return PATIENCE[delegation];
}
