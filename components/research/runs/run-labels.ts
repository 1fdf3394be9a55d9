import { fallbackWords } from "./fallback";
import type { ListedRun } from "./run";

const POLICY_ORDER = "fixed random static information-gain hand-set untrained sft dpo oracle model".split(" ");
/** The paper's weight of accuracy in the reward; only another one is worth a word. */
const USUAL_ALPHA = 0.1;

/** What tells a run's policy from others: its name, and where it was not trained the usual way, how. */
export function policyLabel(means: ListedRun["means"]): string {
  const { policy, training } = means;
  const byRules = fallbackWords(means);
  if (training === null) return byRules === null ? policy : `${policy}, ${byRules}`;
  return [
    policy,
    byRules ?? false,
    training.shuffledRewards && "shuffled rewards",
    training.reference === "recursive" && "recursive",
    !training.think && "without [Think]",
    training.alpha !== null && training.alpha !== USUAL_ALPHA && `α = ${training.alpha}`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** From the shortest to the surest way of telling runs of the same policy apart. */
const NAMINGS: readonly ((run: ListedRun) => string)[] = [
  ({ means }) => policyLabel(means),
  ({ means }) => `${policyLabel(means)}${means.training === null ? "" : `, seed ${means.training.seed}`}`,
  ({ means }) => `${policyLabel(means)}, travelers of seed ${means.seed}`,
  ({ means, name }) => `${policyLabel(means)} (${name})`,
];

/** A name for each run, by id: the shortest that no other run has. */
export function runLabels(runs: readonly ListedRun[]): ReadonlyMap<string, string> {
  return new Map(
    runs.map((run) => {
      const naming = NAMINGS.find((name) => runs.filter((other) => name(other) === name(run)).length === 1);
      return [run.id, naming?.(run) ?? `${policyLabel(run.means)} (run ${run.id})`];
    }),
  );
}

/** From the plainest policy to the best informed; DPO by its name, so by iteration; of equals the newer first. */
export function inPolicyOrder(runs: readonly ListedRun[]): ListedRun[] {
  const rank = ({ means }: ListedRun) => {
    const place = POLICY_ORDER.findIndex((policy) => means.policy.startsWith(policy));
    return place === -1 ? POLICY_ORDER.length : place;
  };
  return runs.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      policyLabel(a.means).localeCompare(policyLabel(b.means), "en", { numeric: true }) ||
      b.createdAt.localeCompare(a.createdAt),
  );
}
