import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { ok } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import type { Trajectory, VerifiedTask } from "../trajectory";
import { verifyTrajectory } from "../verify-trajectory";
import { verifierAgreement } from "./agreement";
import { verifyByModel } from "./verify-by-model";

const { signal } = new AbortController();
const task: VerifiedTask = {
  ...{
    id: "1",
    text: "A weekend in Austin",
    today: "2022-03-01",
    request: null,
    rules: { kind: "requirements" },
    solvable: null,
  },
};
const trajectory: Trajectory = { turns: [], final: { kind: "none", text: "It costs $12." } };
const holds = { complete: false, intent: false, logic: false, constraints: false, requirements: false, wayOut: true };
const answered = (answer: object) =>
  verifyByModel(task, trajectory, skillModels({ answer: () => ok(JSON.stringify(answer)) }), signal);

describe("verifyByModel", () => {
  it("gives the rubrics of the model's answer, rewarded only where all hold", async () => {
    const { verdict } = await answered({ ...holds, ungrounded: [1], inconsistent: [] });
    expect(verdict).toEqual(ok({ reward: 0, holds: { ...holds, grounded: false, consistent: true } }));
    const all = { complete: true, intent: true, logic: true, constraints: true, requirements: true, wayOut: true };
    expect((await answered({ ...all, ungrounded: [], inconsistent: [] })).verdict).toMatchObject({
      value: { reward: 1 },
    });
  });

  it("refuses an answer of another shape", async () => {
    expect((await answered({ complete: "yes" })).verdict).toMatchObject({
      ok: false,
      problem: { code: "bad_model_answer" },
    });
  });
});

describe("verifierAgreement", () => {
  it("is κ of the pairs by rubric, with an interval", () => {
    const code = verifyTrajectory(task, trajectory, memoryWorld({ cities: [] }));
    const sound = { ...code, reward: 1 as const };
    const by = (reward: 0 | 1) => ({ reward, holds: { ...holds, grounded: false, consistent: true } });
    const pairs = [
      ...Array.from({ length: 6 }, () => ({ code, model: by(0) })),
      ...Array.from({ length: 3 }, () => ({ code: sound, model: by(1) })),
      { code: sound, model: by(0) },
    ];
    const [reward, complete] = verifierAgreement(pairs);
    // Both alike in 9 of 10; by chance in 0.6 × 0.7 + 0.4 × 0.3 = 0.54.
    expect(reward?.kappa).toBeCloseTo((0.9 - 0.54) / 0.46);
    expect(reward?.interval?.low).toBeLessThan(reward?.kappa ?? 0);
    expect(complete).toMatchObject({ same: 1, kappa: null, interval: null });
  });
});
