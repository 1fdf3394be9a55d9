import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunIdentity } from "@/server/views";
import { identityHash } from "./identity";

const identity: RunIdentity = {
  taskSet: { benchmark: "travelplanner", name: "dev", count: 90, sha256: "ab" },
  agent: "react",
  models: { agent: { name: "big", model: "big-1" }, planner: { name: "small", model: "small-1" } },
  settings: {
    input: "query",
    mode: "two-stage",
    protocol: "text",
    without: ["notebook"],
    objective: "preferences",
    timeLimitMs: 10_000,
  },
  prompts: { "agents/two-stage/act": "ef" },
  seed: 0,
  trials: 4,
  code: "0.1.0+abc",
  world: { name: "travelplanner", hash: "cd" },
};

describe("the identity of a run", () => {
  it("is the same whatever the order of its fields", () => {
    const fields = Object.entries(identity);
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        const same: RunIdentity = { ...identity, ...Object.fromEntries(shuffled) };
        expect(identityHash(same)).toBe(identityHash(identity));
      }),
    );
  });

  it.each<[string, Partial<RunIdentity>]>([
    ["tasks", { taskSet: { ...identity.taskSet, sha256: "other" } }],
    ["agent", { agent: "direct" }],
    ["model of a role", { models: { ...identity.models, planner: { name: "small", model: "small-2" } } }],
    ["roles", { models: { agent: { name: "big", model: "big-1" } } }],
    ["prompt", { prompts: { ...identity.prompts, "agents/two-stage/act": "other" } }],
    ["mode", { settings: { ...identity.settings, mode: "sole-planning" } }],
    ["parts switched off", { settings: { ...identity.settings, without: [] } }],
    ["seed", { seed: 1 }],
    ["trials", { trials: 3 }],
    ["code", { code: "0.1.0+abd" }],
    ["world", { world: { name: "travelplanner", hash: "ce" } }],
  ])("is another with other %s", (_, change) => {
    expect(identityHash({ ...identity, ...change })).not.toBe(identityHash(identity));
  });
});
