import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonLines, runCli } from "../testing/run-cli";

const said = (by: string, text: string, entry: string | null = null) => ({
  by,
  text,
  entry,
  reason: null,
  isFollowUp: false,
});
const OPENING = said("traveler", "Three days in Denver, please.");
const QUESTION = { ...said("agent", "What may it cost?", "persona.budget"), reason: "It decides the hotel." };
const DIALOG = {
  id: "reward-1",
  turns: [OPENING, QUESTION, said("traveler", "$900.")],
  notes: { "persona.budget": 900 },
  rounds: 1,
  accuracy: { overall: 0.1, critical: 0.2 },
  byRound: [],
  agentic: { planPriority: 4, proactive: 3, clarification: 5, total: 12 },
  reward: 0.75,
};
const SOURCE = {
  ...{ runId: "run-1", policy: "fixed", simulator: "main", simulatorVersion: "1", seed: 3 },
  ...{ split: "reward", judge: "rules", alpha: 0.1 },
};
const PAIR = {
  id: "pair-1",
  openingTurns: [OPENING],
  chosen: [QUESTION, said("traveler", "$900.")],
  rejected: [said("agent", "Which airline?", "flight.preferredAirline"), said("traveler", "Any.")],
  rewards: { chosen: 0.8, rejected: 0.6 },
};
const folder = mkdtempSync(join(tmpdir(), "dragoman-export-"));
const path = (name: string) => join(folder, name);
const json = (value: unknown) => `${JSON.stringify(value)}\n`;

beforeAll(() => {
  mkdirSync(path("run"));
  writeFileSync(path("run/source.json"), json(SOURCE));
  writeFileSync(path("run/dialogs.jsonl"), json(DIALOG));
  writeFileSync(path("run/pairs.jsonl"), json(PAIR) + json({ ...PAIR, id: "pair-2", rejected: PAIR.chosen }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("export", () => {
  it("writes the agent's turns for SFT with the columns that a trainer wants to know", async () => {
    const { exitCode, stdout } = await runCli(["export", "sft", "--from", path("run"), "--out", path("sft.jsonl")]);
    expect([exitCode, stdout]).toEqual([0, "2 rows from 1 dialogs\n"]);
    const [question, closing] = jsonLines(readFileSync(path("sft.jsonl"), "utf8"));
    expect(question).toMatchObject({
      completion: [{ role: "assistant", content: "[Think]: It decides the hotel. [End Think] What may it cost?" }],
      ...{ trip_id: "reward-1", run_id: "run-1", simulator: "main", simulator_version: "1", seed: 3, split: "reward" },
      ...{ reward: 0.75, termination: "agent", consent: "simulated", entry: "persona.budget" },
      reward_components: { accuracy_critical: 0.2, clarification: 5, alpha: 0.1 },
    });
    expect(closing).toMatchObject({ completion: [{ content: expect.stringContaining("[Done]") }] });
  });

  it("writes the stenographer's notes and the agent's pairs, and says which pairs it left out", async () => {
    const notes = await runCli([
      "export",
      "sft",
      "--role",
      "stenographer",
      "--from",
      path("run"),
      "--out",
      path("notes.jsonl"),
      "--json",
    ]);
    expect(JSON.parse(notes.stdout)).toEqual({ rows: 1, dialogs: 1, leftOut: 0 });
    const pairs = await runCli(["export", "dpo", "--from", path("run"), "--out", path("dpo.jsonl")]);
    expect([pairs.exitCode, pairs.stdout]).toEqual([0, "1 rows from 2 pairs\n"]);
    expect(pairs.stderr).toContain("1 of 2 pairs do not part");
    expect(jsonLines(readFileSync(path("dpo.jsonl"), "utf8"))).toMatchObject([
      {
        trip_id: "pair-1",
        rejected: [
          { role: "assistant", content: "Which airline?", weight: 1 },
          { role: "user", content: "Any.", weight: 0 },
        ],
        reward_chosen: 0.8,
      },
    ]);
  });

  it("writes no turns of travelers who are others by now", async () => {
    const argv = ["export", "sft", "--role", "traveler", "--from", path("run"), "--out", path("traveler.jsonl")];
    const others = await runCli(argv);
    expect(others).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("are others by now") });
    expect(existsSync(path("traveler.jsonl"))).toBe(false);
  });

  it("names what is wrong in one line, leaves the older file, and ends with exit code 2", async () => {
    mkdirSync(path("broken"));
    writeFileSync(path("broken/source.json"), json(SOURCE));
    writeFileSync(path("broken/dialogs.jsonl"), json(DIALOG) + json({ ...DIALOG, rounds: "many" }));
    writeFileSync(path("kept.jsonl"), "older\n");
    const broken = await runCli(["export", "sft", "--from", path("broken"), "--out", path("kept.jsonl")]);
    expect(broken.exitCode).toBe(2);
    expect(broken.stderr).toMatch(/^error: .*dialogs\.jsonl, line 2, field rounds: .*\n$/);
    expect(readFileSync(path("kept.jsonl"), "utf8")).toBe("older\n");
    for (const argv of [
      ["export", "sft", "--from", path("nowhere"), "--out", path("x.jsonl")],
      ["export", "dpo", "--role", "traveler", "--from", path("run"), "--out", path("x.jsonl")],
      ["export", "sft", "--from", path("run"), "--out", path("no/such/folder.jsonl")],
    ]) {
      const { exitCode, stderr } = await runCli(argv);
      expect(exitCode, stderr).toBe(2);
      expect(stderr.trimEnd().split("\n"), stderr).toHaveLength(1);
    }
  });
});
