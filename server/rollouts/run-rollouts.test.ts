import { existsSync, readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "@/server/episodes";
import { RolloutFolder } from "./folder/rollout-folder";
import { runRollouts } from "./run-rollouts";
import { GONE, newFolder, openToy, TOY_SETTINGS, toyModels, toyTasks } from "./testing/toy";

const tasks = toyTasks();
const { signal } = new AbortController();
const run = (path: string, models = toyModels(), parallel = 4) =>
  runRollouts({ folder: openToy(path), tasks, models, parallel, signal, onStep: () => {} });

/** Digests of the files of a run by name, but for run.json, which has its time. */
function filesOf(path: string): Record<string, string> {
  const names = ["steps.jsonl", ...readdirSync(join(path, "rollouts")).map((name) => join("rollouts", name))];
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(path, name), "utf8"))]));
}

const whole = newFolder();
const finished = await run(whole);
if (!finished.ok) throw new Error(finished.problem.message);
const steps = finished.value;
const files = filesOf(whole);
const rollouts = Array.from({ length: TOY_SETTINGS.steps }, (_, index) => {
  const read = openToy(whole).rollouts(index + 1);
  return read.ok ? read.value.rollouts : [];
});

describe("a run of rollouts", () => {
  it("has n rollouts of each task of each step, in order", () => {
    const places = [0, 1, 2].flatMap((group) => [0, 1, 2].map((member) => ({ group, member })));
    for (const [index, of] of rollouts.entries()) {
      expect(of.map(({ group, member }) => ({ group, member }))).toEqual(places);
      expect(new Set(of.map(({ step }) => step))).toEqual(new Set([index + 1]));
    }
  });

  it("marks as trained what the model wrote, and nothing else", () => {
    for (const { messages, trained, tokens } of rollouts.flat()) {
      expect(trained).toEqual(messages.map(({ role }) => role === "assistant"));
      expect(tokens.map((each) => each !== null)).toEqual(trained);
    }
    expect(rollouts.flat().some(({ messages }) => messages.some(({ role }) => role === "tool"))).toBe(true);
  });

  it("keeps the groups with spread, and says so in each of their rollouts", () => {
    for (const [index, { groups, keepRate }] of steps.entries()) {
      expect(keepRate).toBe(groups.filter(({ kept }) => kept).length / groups.length);
      for (const rollout of rollouts[index] ?? []) expect(rollout.kept).toBe(groups[rollout.group]?.kept);
    }
    const kept = steps.flatMap(({ groups }) => groups.map((group) => group.kept));
    expect(new Set(kept)).toEqual(new Set([true, false]));
  });

  it("plays failed tasks again in every second step", () => {
    const before = steps[2]?.state.buffer.map(({ taskId }) => taskId) ?? [];
    expect(before.length).toBeGreaterThan(0);
    const [first] = steps[3]?.groups ?? [];
    expect(first).toMatchObject({ taskId: before[0], source: "replay" });
    expect(steps[2]?.groups.every(({ source }) => source === "fresh")).toBe(true);
  });

  it("gives other rollouts of one task for each sample, and the same ones at any parallelism", async () => {
    const other = newFolder();
    await run(other, toyModels(), 1);
    expect(filesOf(other)).toEqual(files);
    const [one, two] = rollouts[0] ?? [];
    expect(one?.messages).not.toEqual(two?.messages);
  });

  it("goes on with more steps, and refuses other settings", async () => {
    const path = newFolder();
    const play = (count: number) =>
      runRollouts({
        ...{ folder: openToy(path, { steps: count }), tasks, models: toyModels(), parallel: 2, signal },
        onStep: () => {},
      });
    await play(2);
    await play(4);
    expect(filesOf(path)).toEqual(files);
    expect(RolloutFolder.open(path, { ...TOY_SETTINGS, temperature: 0.5 }, "1")).toMatchObject({
      problem: { code: "already_exists", message: expect.stringContaining("temperature") },
    });
  });

  it("ends with a model that cannot be asked, and counts no rollout for it", async () => {
    const path = newFolder();
    expect(
      await run(
        path,
        toyModels((call) => (call > 6 ? GONE : null)),
      ),
    ).toMatchObject({ problem: GONE });
    const kept = openToy(path).rollouts(1);
    expect(kept.ok && kept.value.rollouts.map(({ termination }) => termination)).not.toContain("bad answer");
    expect(existsSync(join(path, "steps.jsonl"))).toBe(false);
  });

  it("counts an answer of no use as the model's own doing", async () => {
    const path = newFolder();
    const bad = { code: "bad_model_answer", message: "Empty." } as const;
    await run(
      path,
      toyModels((call) => (call === 1 ? bad : null)),
    );
    const read = openToy(path).rollouts(1);
    expect(read.ok && read.value.rollouts.some(({ termination }) => termination === "bad answer")).toBe(true);
  });
});

describe("a run that was killed", () => {
  it("ends with the same files wherever it was cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(60), { minLength: 1, maxLength: 3 }), fc.nat(400), async (calls, bytes) => {
        const path = newFolder();
        for (const most of calls)
          await run(
            path,
            toyModels((call) => (call > most ? GONE : null)),
          );
        // A line that is half written, of whichever file was written last.
        const names = existsSync(join(path, "rollouts")) ? readdirSync(join(path, "rollouts")) : [];
        const part = names.find((name) => name.includes(".part."));
        if (part !== undefined) cut(join(path, "rollouts", part), bytes);
        else if (existsSync(join(path, "steps.jsonl"))) cut(join(path, "steps.jsonl"), bytes);
        await run(path);
        expect(filesOf(path)).toEqual(files);
      }),
      { numRuns: 10 },
    );
  });

  it("repeats no rollout that was kept", async () => {
    const path = newFolder();
    await run(
      path,
      toyModels((call) => (call > 6 ? GONE : null)),
      1,
    );
    const kept = readFileSync(join(path, "rollouts", "000001.part.jsonl"), "utf8").split("\n").length - 1;
    let asked = 0;
    await run(
      path,
      toyModels(() => {
        asked += 1;
        return null;
      }),
      1,
    );
    const all = rollouts.flat();
    const turns = (some: typeof all) => some.reduce((sum, rollout) => sum + rollout.turns, 0);
    expect(kept).toBeGreaterThan(0);
    expect(asked).toBe(turns(all.slice(kept)));
  });
});

function cut(file: string, bytes: number): void {
  truncateSync(file, Math.max(0, readFileSync(file).length - bytes));
}
