import type { RunView, Trial } from "@/server/trip";

/** A trial of both runs: the same task, tried the same time. */
export interface TrialPair {
  readonly left: Trial;
  readonly right: Trial;
}

export interface RunComparison {
  /** Passed at the left, not at the right. */
  readonly lost: readonly TrialPair[];
  /** The other way round. */
  readonly won: readonly TrialPair[];
  readonly bothPass: number;
  readonly bothFail: number;
  /** Trials that only one of the runs has, or has ended. */
  readonly unpaired: number;
}

/** What became of each trial of one run in another: pairs by task and trial that ended in both. */
export function compareRuns(left: RunView, right: RunView): RunComparison {
  const others = new Map(right.trials.map((trial) => [keyOf(trial), trial]));
  const pairs: (TrialPair & { readonly passed: readonly [boolean, boolean] })[] = [];
  for (const trial of left.trials) {
    const other = others.get(keyOf(trial));
    if (trial.result === null || other === undefined || other.result === null) continue;
    pairs.push({ left: trial, right: other, passed: [trial.result.final, other.result.final] });
  }
  const that = (leftPasses: boolean, rightPasses: boolean) =>
    pairs.filter(({ passed }) => passed[0] === leftPasses && passed[1] === rightPasses);
  return {
    lost: that(true, false),
    won: that(false, true),
    bothPass: that(true, true).length,
    bothFail: that(false, false).length,
    unpaired: left.trials.length + right.trials.length - 2 * pairs.length,
  };
}

/** Where the identities of two runs differ, in words: they are different experiments there. */
export function identityDifferences(left: RunView, right: RunView): { what: string; left: string; right: string }[] {
  const [a, b] = [factsOf(left), factsOf(right)];
  return Object.entries(a).flatMap(([what, value]) => {
    const other = b[what] ?? "unknown";
    return value === other ? [] : [{ what, left: value, right: other }];
  });
}

function factsOf({ run: { identity } }: RunView): Record<string, string> {
  if (identity === null) return { Agent: "unknown", Tasks: "unknown" };
  const { taskSet, agent, models, settings, seed, trials, code, world } = identity;
  return {
    Agent: agent,
    Tasks: `${taskSet.name} (${taskSet.count}, ${taskSet.sha256.slice(0, 8)})`,
    Models:
      Object.entries(models)
        .map(([role, { name }]) => `${role}: ${name}`)
        .join(", ") || "none",
    Reads: settings.input,
    Mode: settings.mode ?? "none",
    "Tool protocol": settings.protocol ?? "none",
    Without: settings.without.join(", ") || "nothing",
    Objective: settings.objective,
    "Time for planning": `${settings.timeLimitMs / 1_000} s`,
    Seed: String(seed),
    Trials: String(trials),
    Code: code,
    World: `${world.name} (${world.hash.slice(0, 8)})`,
  };
}

function keyOf({ idx, trial }: Trial): string {
  return `${idx} ${trial}`;
}
