import type { RunIdentity } from "@/server/views";

const MADE_UP_HASH = "0".repeat(64);

/** A made-up run of an agent by scripted model on two tasks, but for `changes`. */
export function exampleIdentity(changes: Partial<RunIdentity> = {}): RunIdentity {
  return {
    taskSet: { benchmark: "travelplanner", name: "validation", count: 2, sha256: MADE_UP_HASH },
    agent: "react",
    models: { agent: { name: "scripted", model: "scripted" } },
    settings: {
      input: "query",
      mode: "two-stage",
      protocol: "text",
      without: [],
      objective: "preferences",
      timeLimitMs: 10_000,
    },
    seed: 1,
    trials: 1,
    code: "0.1.0",
    world: { name: "travelplanner", hash: MADE_UP_HASH },
    ...changes,
  };
}
