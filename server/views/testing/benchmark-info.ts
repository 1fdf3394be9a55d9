import type { BenchmarkInfo } from "@/server/views";

const share = { unit: "share", meanOf: null, ofNothing: 0 } as const;

/** A made-up benchmark with two facets and micro and macro rates, but for `changes`. */
export function exampleBenchmark(changes: Partial<BenchmarkInfo> = {}): BenchmarkInfo {
  return {
    name: "example",
    title: "Example",
    about: "Made up.",
    rates: [
      { key: "delivery", label: "Delivery", group: "Delivery", average: null, ...share },
      { key: "rulesMicro", label: "Rules micro", group: "Rules", average: "micro", ...share },
      { key: "rulesMacro", label: "Rules macro", group: "Rules", average: "macro", ...share },
      { key: "final", label: "Final pass", group: "Final pass", average: null, ...share },
    ],
    ranking: ["final", "rulesMacro", "rulesMicro"],
    facets: [
      { key: "level", label: "Level", values: ["easy", "medium", "hard"] },
      { key: "days", label: "Days", values: [] },
    ],
    checks: [
      { key: "valid_cost", label: "Budget" },
      { key: "valid_cuisine", label: "Cuisine" },
      { key: "valid_room_type", label: "Room type" },
    ],
    inputs: [{ key: "query", label: "The sentence" }],
    objectives: [],
    world: "example",
    runOptions: [],
    taskOptions: [{ key: "tasks", label: "Tasks", about: "tasks", isRequired: true, kind: "file", choices: null }],
    format: { file: "plans.jsonl", about: "plans", option: "plans", rows: "plans" },
    scorers: ["rules"],
    scorerNames: ["rules"],
    scorerOption: null,
    agents: [],
    ...changes,
  };
}
