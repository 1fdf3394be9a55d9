import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { seasideTrip } from "../testing/seaside";
import { idOfEpisode, type LiveEpisode, readEpisode, saveEpisode } from "./live-episode";

const folder = mkdtempSync(join(tmpdir(), "dragoman-episodes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const episode = (given: Partial<LiveEpisode> = {}): LiveEpisode => ({
  ...{ version: 1, world: { name: "seaside", hash: "1" }, day: "2026-11-28", objective: "cost", on: ["stays"] },
  ...{ request: seasideTrip(), conversion: null, tape: [] },
  ...given,
});

test("an episode is read as it was kept, under an id that follows from it", () => {
  const id = saveEpisode(episode(), folder);
  expect(id).toMatch(/^2026-11-28-[0-9a-f]{12}$/);
  expect(readEpisode(id, folder)).toEqual({ ok: true, value: episode() });
  expect(saveEpisode(episode(), folder)).toBe(id);
  expect(idOfEpisode(episode({ objective: "time" }))).not.toBe(id);
});

test("a damaged episode names its file, and no id leads out of the folder", () => {
  const id = saveEpisode(episode({ day: "2026-11-27" }), folder);
  writeFileSync(join(folder, "episodes", `${id}.json`), "{}");
  expect(readEpisode(id, folder)).toMatchObject({ ok: false, problem: { code: "bad_file" } });
  for (const wrong of ["../episodes", "2026-11-28-000000000000", ""]) {
    expect(readEpisode(wrong, folder)).toMatchObject({ ok: false, problem: { code: "not_found" } });
  }
});

test("the oldest episodes go where there are too many", () => {
  const ids = ["2026-12-01", "2026-12-02", "2026-12-03"].map((day) => saveEpisode(episode({ day }), folder, 2));
  expect(ids.map((id) => readEpisode(id, folder).ok)).toEqual([false, true, true]);
});
