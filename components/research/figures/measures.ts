import type { ListedRun } from "../runs/run";

type Means = Pick<ListedRun["means"], "rounds" | "accuracy" | "efficiency" | "agentic" | "reward">;

interface RunMeasure {
  readonly name: string;
  readonly of: (means: Means) => number;
  /** The rate by which the run's episodes are sorted to explain it. */
  readonly sortBy: string;
}

export const ROUNDS: RunMeasure = { name: "Rounds", of: ({ rounds }) => rounds, sortBy: "rounds" };
/** Equation 1 with what is put in for Rc and Ra (docs/ELICITATION.md, "Scores"). */
export const REWARD_FORMULA =
  "R = α · weighted accuracy + (1 − α) · total / 15, α = 0.1 where nothing else is said; weighted: the first critical entry counts 12, the next 11, … 2, every other one 1";

/** No judge has a say in it (docs/ELICITATION.md, "Scores"). */
export const TASK_FORMULA =
  "T = critical accuracy, mean over rounds 1 to 20, − 0.005 per round: no judge has a say, and the oracle has the most";

/** The weight by which runs are scored, whatever their policies were trained by. */
const ALPHA = 0.1;
const fromScores = ({ agentic }: Pick<Means, "agentic">) => ((1 - ALPHA) * agentic.total) / 15;

/** What R adds up from. Both are linear, so the parts of a mean are the means of the parts. */
export const REWARD_PARTS: readonly RunMeasure[] = [
  { name: "R from accuracy", of: (means) => means.reward - fromScores(means), sortBy: "reward" },
  { name: "R from scores", of: fromScores, sortBy: "total" },
];
export const REWARD: RunMeasure = { name: "Reward R", of: ({ reward }) => reward, sortBy: "reward" };
export const ACCURACY: readonly RunMeasure[] = [
  { name: "Accuracy, overall", of: ({ accuracy }) => accuracy.overall, sortBy: "accuracyOverall" },
  { name: "Accuracy, critical", of: ({ accuracy }) => accuracy.critical, sortBy: "accuracyCritical" },
];
export const EFFICIENCY: readonly RunMeasure[] = [
  { name: "Efficiency, overall", of: ({ efficiency }) => efficiency.overall, sortBy: "rounds" },
  { name: "Efficiency, critical", of: ({ efficiency }) => efficiency.critical, sortBy: "rounds" },
];
export const SCORES: readonly RunMeasure[] = [
  { name: "Plan & priority", of: ({ agentic }) => agentic.planPriority, sortBy: "planPriority" },
  { name: "Proactive", of: ({ agentic }) => agentic.proactive, sortBy: "proactive" },
  { name: "Clarification", of: ({ agentic }) => agentic.clarification, sortBy: "clarification" },
];
export const TOTAL: RunMeasure = { name: "Total", of: ({ agentic }) => agentic.total, sortBy: "total" };
