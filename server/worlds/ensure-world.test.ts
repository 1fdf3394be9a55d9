import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWorld } from "./ensure-world";
import { listWorlds, openWorld } from "./open-world";
import { generateSample } from "./sample/generate-sample";
import { worldConformance } from "./testing";
import type { World } from "./world";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-sample-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ensured(): Promise<World> {
  const world = await ensureWorld("sample", { folder });
  if (!world.ok) throw new Error(world.problem.message);
  return world.value;
}

test("generates the sample world on first use, once for callers at the same time", async () => {
  expect(openWorld("sample", folder)).toMatchObject({ ok: false, problem: { code: "not_found" } });
  const progress: string[] = [];
  const calls = await Promise.all([
    ensureWorld("sample", { folder, onProgress: (text) => progress.push(text) }),
    ensureWorld("sample", { folder, onProgress: (text) => progress.push(text) }),
  ]);
  expect(calls[0]).toBe(calls[1]);
  expect(progress).toHaveLength(2);
  expect(listWorlds(folder).map((world) => world.name)).toEqual(["sample"]);
  const world = await ensured();
  expect(world.describe()).toMatchObject({
    name: "sample",
    kind: "sample",
    complete: true,
    dates: null,
    movesWithToday: true,
    currency: "USD",
  });
  expect(world.describe().source).toContain("nothing here can be booked");
});

worldConformance("the sample world", ensured);

test("the hash follows from the seed", async () => {
  const hash = (await ensured()).describe().hash;
  const again = await generateSample({ folder, name: "again" });
  const other = await generateSample({ folder, name: "other", seed: 2 });
  expect(again).toMatchObject({ ok: true, value: { hash, name: "again" } });
  expect(other.ok && other.value.hash).not.toBe(hash);
  expect(await generateSample({ folder, seed: 1.5 })).toMatchObject({ ok: false, problem: { code: "bad_input" } });
});

test("a damaged sample world is generated again", async () => {
  const hash = (await ensured()).describe().hash;
  truncateSync(join(folder, "worlds", "sample", "manifest.json"), 40);
  expect(openWorld("sample", folder).ok).toBe(false);
  expect((await ensured()).describe().hash).toBe(hash);
});

test("other worlds are opened, never made", async () => {
  expect(await ensureWorld("travelplanner", { folder })).toMatchObject({ ok: false, problem: { code: "not_found" } });
});
