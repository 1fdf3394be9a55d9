import { meanOf, sampleDeviation } from "@/server/statistics";
import type { ReplayState, Rollout, RolloutGroup, RolloutStep } from "@/server/views";
import type { ReplayCounts } from "../replay/replay";

/** The figures of a finished step over all of its rollouts, dropped groups included. */
export function summarizeStep(
  step: number,
  rollouts: readonly Rollout[],
  groups: readonly RolloutGroup[],
  { state, counts }: { readonly state: ReplayState; readonly counts: ReplayCounts },
): RolloutStep {
  const rewards = rollouts.map(({ reward }) => reward);
  const called = sum(rollouts.map((rollout) => rollout.tool_calls));
  const shareOf = (termination: string) =>
    rollouts.filter((rollout) => rollout.termination === termination).length / rollouts.length;
  return {
    step,
    reward: { mean: mean(rewards), deviation: sampleDeviation(rewards) ?? 0 },
    rewardComponents: meansByName(rollouts.map((rollout) => rollout.reward_components)),
    characters: mean(rollouts.map(({ characters }) => characters)),
    completionTokens: meanIfAllKnown(rollouts.map((rollout) => rollout.completion_tokens)),
    entropy: meanOfKnown(rollouts.map(({ entropy }) => entropy)),
    turns: mean(rollouts.map(({ turns }) => turns)),
    toolCalls: called / rollouts.length,
    toolErrors: called === 0 ? null : sum(rollouts.map((rollout) => rollout.tool_errors)) / called,
    keepRate: groups.filter(({ kept }) => kept).length / groups.length,
    terminations: Object.fromEntries(
      [...new Set(rollouts.map(({ termination }) => termination))].sort().map((name) => [name, shareOf(name)]),
    ),
    replay: { ...counts, size: state.buffer.length },
    groups: [...groups],
    state,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Of figures that there are: a step has rollouts, and a component is that of one. */
function mean(values: readonly number[]): number {
  return meanOf(values) ?? 0;
}

/** Null where any is unknown: servers count for all rollouts or for none. */
function meanIfAllKnown(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : meanOfKnown(values);
}

/** Null where all are unknown; a rollout whose model gave no answer has no entropy. */
function meanOfKnown(values: readonly (number | null)[]): number | null {
  return meanOf(values.filter((value) => value !== null));
}

function meansByName(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = [...new Set(records.flatMap(Object.keys))].sort();
  const valuesOf = (name: string) => records.flatMap((record) => record[name] ?? []);
  return Object.fromEntries(names.map((name) => [name, mean(valuesOf(name))]));
}
