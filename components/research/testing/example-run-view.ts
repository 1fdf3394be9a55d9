import type { BenchmarkInfo, RunListItem, RunView, Tallies, Trial, TrialResult } from "@/server/views";
import { exampleBenchmark } from "@/server/views/testing/benchmark-info";
import { exampleIdentity } from "@/server/views/testing/run-identity";

const ASKED = ["valid_cost", "valid_cuisine"];

/** A result of the example benchmark that passes every check, but for `changes` and the checks that are broken. */
export function exampleResult(changes: Partial<TrialResult> = {}, broken: readonly string[] = []): TrialResult {
  const passed = broken.length === 0;
  return {
    delivered: true,
    passed,
    value: passed ? 1 : 0,
    checks: { ...Object.fromEntries(ASKED.map((name) => [name, !broken.includes(name)])), valid_room_type: null },
    tallies: exampleTallies(true, ASKED.length - broken.length),
    failures: [],
    endReason: "done",
    ms: 1_000,
    steps: 4,
    modelCalls: 4,
    retries: 0,
    tokens: 4_000,
    costUsd: 0.01,
    meteredUsd: 0.01,
    toolCalls: { FlightSearch: 2, CitySearch: 1 },
    ...changes,
  };
}

/** What a trial of the example benchmark adds to its rates. */
export function exampleTallies(delivered: boolean, kept: number): Tallies {
  const one = (holds: boolean) => ({ got: holds ? 1 : 0, of: 1 });
  const all = kept === ASKED.length;
  return {
    delivery: one(delivered),
    rulesMicro: { got: kept, of: ASKED.length },
    rulesMacro: one(all),
    final: one(all),
  };
}

export function exampleTrial(changes: Partial<Trial> = {}): Trial {
  return {
    taskId: "1",
    trial: 0,
    status: "finished",
    episodeId: "00000000-0000-4000-8000-000000000001",
    facets: { level: "easy", days: "3" },
    text: "Three days in Austin.",
    counts: ASKED,
    result: exampleResult(),
    attempts: 1,
    ...changes,
  };
}

export function exampleListItem(changes: Partial<RunListItem> = {}): RunListItem {
  return {
    id: "run-1",
    name: "Example",
    benchmark: "example",
    kind: "run",
    identity: exampleIdentity(),
    tasks: { name: "validation", count: 2, of: 2, sha256: "abc" },
    sees: "The query's sentence.",
    scripted: true,
    status: "finished",
    createdAt: "2026-11-22T06:00:00.000Z",
    finished: 2,
    total: 2,
    rates: null,
    bases: null,
    passPowerK: [0.5],
    costUsd: 0.02,
    secondsLeft: null,
    ...changes,
  };
}

export function exampleRunView(
  trials: readonly Trial[],
  changes: Partial<RunListItem> = {},
  benchmark: BenchmarkInfo = exampleBenchmark(),
): RunView {
  return {
    benchmark,
    run: exampleListItem({ total: trials.length, finished: trials.length, ...changes }),
    limits: null,
    startedAt: "2026-11-22T06:00:00.000Z",
    endedAt: null,
    problem: null,
    spread: null,
    command: "npm run -s dragoman -- runs start",
    trials: [...trials],
  };
}
