import { COMMONSENSE_CHECKS, type RunListItem, type RunView, type Trial, type TrialResult } from "@/server/trip";
import { exampleIdentity } from "@/server/trip/testing/run-identity";

/** A result that passes everything of what is asked for, but for `changes`. */
export function exampleResult(changes: Partial<TrialResult> = {}, broken: readonly string[] = []): TrialResult {
  const names = [...COMMONSENSE_CHECKS, "valid_cost", "valid_cuisine"];
  return {
    delivered: true,
    final: broken.length === 0,
    checks: {
      ...Object.fromEntries(names.map((name) => [name, !broken.includes(name)])),
      valid_room_type: null,
    },
    failures: [],
    endReason: "done",
    ms: 1_000,
    steps: 4,
    modelCalls: 4,
    retries: 0,
    tokens: 4_000,
    costUsd: 0.01,
    toolCalls: { FlightSearch: 2, CitySearch: 1 },
    ...changes,
  };
}

export function exampleTrial(changes: Partial<Trial> = {}): Trial {
  return {
    idx: 1,
    trial: 0,
    status: "finished",
    episodeId: "00000000-0000-4000-8000-000000000001",
    level: "easy",
    days: 3,
    query: "Three days in Austin.",
    asked: ["valid_cost", "valid_cuisine"],
    result: exampleResult(),
    attempts: 1,
    ...changes,
  };
}

export function exampleListItem(changes: Partial<RunListItem> = {}): RunListItem {
  return {
    id: "run-1",
    name: "Example",
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
    passPowerK: [0.5],
    costUsd: 0.02,
    secondsLeft: null,
    ...changes,
  };
}

export function exampleRunView(trials: readonly Trial[], changes: Partial<RunListItem> = {}): RunView {
  return {
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
