import type { ListedRun } from "../runs/run";

type Means = ListedRun["means"];
type Training = NonNullable<Means["training"]>;

/** A made-up run in the list. */
export function listedRun({
  id,
  createdAt = "2026-11-01T00:00:00.000Z",
  ...means
}: { id: string; createdAt?: string } & Partial<Means>): ListedRun {
  return {
    id,
    name: `folder-${id}`,
    createdAt,
    means: {
      benchmark: "elicitation",
      policy: "fixed",
      simulator: "main",
      population: "learned",
      travelers: 1_000,
      seed: 1,
      judge: "rules",
      vague: 0.15,
      rounds: 9,
      accuracy: { overall: 0.3, critical: 0.5 },
      efficiency: { overall: 0.03, critical: 0.05 },
      agentic: { planPriority: 4, proactive: 4, clarification: 4, total: 12 },
      reward: 0.77,
      validQuestions: 0.9,
      wastedRounds: 0,
      askedTwice: 0,
      areaCritical: 0.4,
      seconds: 30,
      training: null,
      ...means,
    },
  };
}

/** The paper's training, but for what is said. */
export function trained(changes: Partial<Training>): Training {
  return {
    method: "dpo",
    iteration: 2,
    reference: "fixed",
    alpha: 0.1,
    seed: 1,
    think: true,
    shuffledRewards: false,
    ...changes,
  };
}
