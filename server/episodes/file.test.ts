import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Episode, EpisodeRecorder, type Event, lastEvent, readEpisode, writeEpisode } from ".";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episodes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const events: Event[] = [
  {
    type: "task",
    task: { id: "7", text: 'To "Austin"\nand back', today: "2022-03-01", request: null, objective: null },
  },
  {
    type: "said",
    by: "traveler",
    text: 'To "Austin"\nand back',
    understood: { trip: { destinations: ["Austin"] }, constraints: {}, entries: {}, unclear: ["origin"] },
  },
  { type: "asked", questions: [{ field: "origin", text: "Where do you start?" }] },
  { type: "ended", reason: "done" },
];

function episodeOf(given: readonly Event[]): Episode {
  const recorder = new EpisodeRecorder({
    id: "run-7",
    runId: "run",
    agent: "solver",
    world: { name: "memory", source: "Made for a test.", hash: "memory" },
    seed: 0,
  });
  for (const event of given) recorder.record(event);
  return recorder.episode();
}

function damaged(damage: (lines: string[]) => void): string {
  const file = join(folder, "7.jsonl");
  writeEpisode(file, episodeOf(events));
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  damage(lines);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

describe("an episode's file", () => {
  it("gives back what was recorded, in order, and leaves no other file", () => {
    const episode = episodeOf(events);
    const file = join(folder, "7.jsonl");
    writeEpisode(file, episode);
    expect(readEpisode(file)).toEqual({ ok: true, value: episode });
    expect(episode.events.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    expect(readdirSync(folder)).toEqual(["7.jsonl"]);
  });

  it("finds the last event of a type", () => {
    expect(lastEvent(episodeOf(events), "ended")).toEqual({ type: "ended", reason: "done" });
    expect(lastEvent(episodeOf(events), "error")).toBeUndefined();
  });

  it.each([
    ["a broken line", (lines: string[]) => lines.splice(2, 1, '{"sequence":1,'), { line: 3 }],
    [
      "an event without a field",
      (lines: string[]) => lines.splice(4, 1, '{"sequence":3,"atMs":1,"event":{"type":"ended"}}'),
      { line: 5, field: "event.reason" },
    ],
    ["a missing line", (lines: string[]) => lines.splice(2, 1), { line: 3, field: "sequence" }],
    ["a missing end", (lines: string[]) => lines.splice(4, 1), {}],
    [
      "another version",
      (lines: string[]) => lines.splice(0, 1, lines[0]?.replace('"version":4', '"version":1') ?? ""),
      { line: 1, field: "version" },
    ],
    ["no line at all", (lines: string[]) => lines.splice(0, 5), {}],
  ])("tells the place of %s", (_, damage, where) => {
    const file = damaged(damage);
    expect(readEpisode(file)).toMatchObject({ ok: false, problem: { code: "bad_file", where: { file, ...where } } });
  });

  it("tells a file that does not exist", () => {
    expect(readEpisode(join(folder, "none.jsonl"))).toMatchObject({ ok: false, problem: { code: "bad_file" } });
  });
});
