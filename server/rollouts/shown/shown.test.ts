import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runRollouts } from "../run-rollouts";
import { newFolder, openToy, toyModels, toyTasks } from "../testing/toy";
import { importRolloutFolder } from "./import-folder";
import { listShown, readShown, readShownRollout } from "./read-shown";

const tasks = toyTasks();
const { signal } = new AbortController();
const data = mkdtempSync(join(tmpdir(), "dragoman-data-"));
beforeAll(() => vi.stubEnv("DRAGOMAN_DATA", data));
afterAll(() => vi.unstubAllEnvs());

async function played(path: string, steps: number): Promise<string> {
  const folder = openToy(path, { steps });
  await runRollouts({ folder, tasks, models: toyModels(), parallel: 4, signal, onStep: () => {} });
  return path;
}

describe("rollouts that the app shows", () => {
  it("are none at first", async () => {
    expect(await listShown()).toEqual([]);
    expect(await readShown("first", null)).toBeNull();
  });

  it("are imported with their finished steps, and again when there are more", async () => {
    const path = await played(newFolder(), 2);
    expect(importRolloutFolder(path, "first")).toEqual({
      ok: true,
      value: { name: "first", steps: 2, rollouts: 18, isNew: true },
    });
    await played(path, 3);
    expect(importRolloutFolder(path, "first")).toMatchObject({ value: { steps: 3, isNew: false } });
    expect(readdirSync(join(data, "rollouts"))).toEqual(["first"]);
    expect(await listShown()).toMatchObject([{ id: "first", last: { step: 3 } }]);
  });

  it("are refused under the name of others, and under one that leads elsewhere", async () => {
    const other = await played(newFolder(), 1);
    writeFileSync(join(other, "run.json"), JSON.stringify({ ...JSON.parse(runFile(other)), startedAt: AT }));
    expect(importRolloutFolder(other, "first")).toMatchObject({ problem: { code: "already_exists" } });
    for (const name of ["..", "../first", "a/b", ".hidden", ""]) {
      expect(importRolloutFolder(other, name)).toMatchObject({ problem: { code: "bad_input" } });
      expect(await readShown(name, null)).toBeNull();
      expect(await readShownRollout(name, { step: 1, group: 0, member: 0 })).toBeNull();
    }
  });

  it("leave nothing behind where a line is damaged, and name it", async () => {
    const path = await played(newFolder(), 1);
    writeFileSync(join(path, "rollouts", "000001.jsonl"), '{"step": 1}\n');
    expect(importRolloutFolder(path, "damaged")).toMatchObject({
      problem: { code: "bad_file", where: { line: 1, file: expect.stringContaining("000001.jsonl") } },
    });
    expect(readdirSync(join(data, "rollouts"))).toEqual(["first"]);
  });

  it("are read by step, without the state that runs go on from", async () => {
    const view = await readShown("first", 2);
    expect(view?.figures.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(view?.figures[0]).not.toHaveProperty("groups");
    expect(view?.step).toMatchObject({ number: 2, groups: [{}, {}, {}] });
    expect((await readShown("first", 99))?.step?.number).toBe(3);
  });

  it("are read one by one, without token ids", async () => {
    for (const place of [
      { step: 1, group: 0, member: 0 },
      { step: 3, group: 2, member: 1 },
    ]) {
      const shown = await readShownRollout("first", place);
      expect(shown?.rollout).toMatchObject(place);
      expect(shown?.rollout).not.toHaveProperty("tokens");
    }
    for (const place of [
      { step: 4, group: 0, member: 0 },
      { step: 1, group: 3, member: 0 },
      { step: 1, group: 0, member: 3 },
    ]) {
      expect(await readShownRollout("first", place)).toBeNull();
    }
  });

  it("may be going on: a line that is half written is left out, one in the middle is a fault", async () => {
    const file = join(data, "rollouts", "first", "steps.jsonl");
    appendFileSync(file, '{"step":4,"reward":{"mean":0}');
    expect((await readShown("first", null))?.figures).toHaveLength(3);
    appendFileSync(file, "\n{}\n");
    await expect(readShown("first", null)).rejects.toMatchObject({ problem: { code: "bad_file", where: { line: 4 } } });
  });
});

const AT = "2027-01-01T00:00:00.000Z";
function runFile(path: string): string {
  return readFileSync(join(path, "run.json"), "utf8");
}
