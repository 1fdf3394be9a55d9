import type { DialogsAsked } from "../dialogs/dialogs-link";
import type { ListedRun } from "../runs/run";

type Means = Pick<ListedRun["means"], "rounds" | "accuracy" | "efficiency" | "agentic" | "reward">;

interface RunMeasure {
  readonly name: string;
  readonly of: (means: Means) => number;
  /** What a list of dialogs is sorted by that explains it. */
  readonly sortBy: DialogsAsked["sortBy"];
}

export const ROUNDS: RunMeasure = { name: "Rounds", of: ({ rounds }) => rounds, sortBy: "rounds" };
export const REWARD: RunMeasure = { name: "Reward R", of: ({ reward }) => reward, sortBy: "reward" };
export const ACCURACY: readonly RunMeasure[] = [
  { name: "Accuracy, overall", of: ({ accuracy }) => accuracy.overall, sortBy: "overall" },
  { name: "Accuracy, critical", of: ({ accuracy }) => accuracy.critical, sortBy: "critical" },
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
