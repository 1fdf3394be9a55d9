import { describe, expect, it } from "vitest";
import { type Event, writeEpisode } from "@/server/episodes";
import { withDataFolder } from "../testing/data-folder";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

const header = {
  format: "dragoman-episode",
  version: 4,
  id: "1",
  runId: null,
  agent: "none",
  seed: 1,
  world: { name: "texas", source: "travelplanner", hash: "other" },
  startedAt: "2026-01-01T00:00:00.000Z",
} as const;
const task = { id: "t1", text: "A trip, please.", today: "2030-05-06", request: null, objective: null };

describe("verify", () => {
  it("scores stored episodes again, and says what does not hold", async () => {
    const events: Event[] = [
      { type: "task", task },
      { type: "thought", text: "The Golden Heron Gallery costs $12." },
      { type: "toolCalled", callId: "1", tool: "CitySearch", input: { state: "Texas" } },
      { type: "toolAnswered", callId: "1", ok: true, output: { summary: "Cities", rows: [{ City: "Austin" }] } },
      { type: "ended", reason: "agent gave up" },
    ];
    const recorded = events.map((event, sequence) => ({ sequence, atMs: 0, event }));
    writeEpisode(path("run/episodes/t1.jsonl"), { header, events: recorded });

    const plain = await runCli(["verify", path("run")]);
    expect(plain.stdout).toContain("t1: reward 0\n  complete: Nothing was handed in.");
    expect(plain.stdout).toContain("turn 1, grounded: Golden Heron Gallery was not observed.");
    expect(plain.stderr).toContain("texas has other records now");

    const json = await runCli(["verify", path("run"), "--json"]);
    expect(jsonLines(json.stdout)).toMatchObject([{ task: "t1", reward: 0, turns: [{ turn: 1 }, { turn: 2 }] }]);
    expect((await runCli(["verify", path("run"), "--json"])).stdout).toBe(json.stdout);
  });

  it("refuses a folder without episodes", async () => {
    expect(await runCli(["verify", path("nowhere")])).toMatchObject({ exitCode: 2 });
  });
});
