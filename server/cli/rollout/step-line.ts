import type { RolloutStep } from "@/server/views";

/** The figures of a step in a line. */
export function stepLine({ step, reward, groups, keepRate, turns, toolErrors, entropy, replay }: RolloutStep): string {
  const parts = [
    `step ${step}: reward ${reward.mean.toFixed(3)} ± ${reward.deviation.toFixed(3)}`,
    `${turns.toFixed(1)} turns`,
    ...(toolErrors === null ? [] : [`${Math.round(toolErrors * 100)} % of calls failed`]),
    ...(entropy === null ? [] : [`entropy ${entropy.toFixed(3)}`]),
    `${groups.length} tasks (${replay.replayed} replayed)`,
    `${Math.round(keepRate * 100)} % kept`,
    `buffer ${replay.size}`,
  ];
  return parts.join(", ");
}
