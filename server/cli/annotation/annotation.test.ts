import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { exampleRun, writeRunFolder } from "@/server/benchmarks/testing/example-elicitation";
import { APEC_RUBRIC, dialogRewardSchema } from "@/server/views";
import { jsonLines, runCli } from "../testing/run-cli";

describe("dragoman annotation", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-annotation-cli-"));
  const path = (name: string) => join(folder, name);
  const file = (name: string, text: string) => {
    writeFileSync(path(name), text);
    return path(name);
  };
  const read = (name: string) => readFileSync(path(name), "utf8");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("writes the dialogs of a run, and makes rewards of what people gave them in Argilla", async () => {
    const dialogs = path("dialogs.jsonl");
    const run = await exampleRun({ seed: 1, travelers: 2, skill: 0.2, policy: "fixed" });
    writeRunFolder(path("run"), run);
    const made = await runCli(["annotation", "dialogs", "--run", path("run"), "--out", dialogs]);
    expect(made).toMatchObject({ exitCode: 0, stdout: `2 items, written to ${dialogs}\n` });
    const ids = jsonLines(read("dialogs.jsonl")).map((line) => z.string().parse(line.id));
    const records = ids.map((id, at) => ({
      id,
      responses: Object.fromEntries(
        APEC_RUBRIC.questions.map((question) => [question.id, [{ value: at + 3, user_id: "u" }]]),
      ),
    }));
    const argilla = file("argilla.json", JSON.stringify(records));
    const converted = await runCli([
      ...["annotation", "convert", argilla, "--from", "argilla", "--to", "rewards"],
      ...["--dialogs", dialogs, "--out", path("rewards.jsonl")],
    ]);
    expect(converted.stderr).toBe("");
    expect(converted.stdout).toContain("Rewards of 2 dialogs");
    const rewards = jsonLines(read("rewards.jsonl")).map((line) => dialogRewardSchema.parse(line));
    expect(rewards.map(({ item, reward, agent }) => ({ item, reward, agent }))).toEqual([
      { item: ids[0], reward: 0.5, agent: "fixed" },
      { item: ids[1], reward: 0.75, agent: "fixed" },
    ]);
  });

  it("makes pairs for DPO of votes, and CSV", async () => {
    const turn = (by: string, text: string) => ({ by, text });
    const side = (text: string) => ({ turns: [turn("traveler", "Denver."), turn("agent", text)] });
    const dialogs = file(
      "pairs-to-rate.jsonl",
      `${JSON.stringify({ id: "p", first: side("Hotel?"), second: side("Hm.") })}\n`,
    );
    const vote = {
      ...{ rating: "1", item: "p", rater: "R01", rubricVersion: 1, kind: "rating", question: "better", turn: null },
      ...{ value: "first", turns: [], rationale: "=it asks", seconds: 3, createdAt: null, supersedes: null },
    };
    const ratings = file("votes.jsonl", `${JSON.stringify(vote)}\n`);
    const convert = ["annotation", "convert", ratings, "--rubric", "pair"];
    const pairs = await runCli([...convert, "--to", "pairs", "--dialogs", dialogs, "--out", path("pairs.jsonl")]);
    expect(pairs.stdout).toMatch(/^1 pairs \(left out: 0 ties, 0 that/);
    expect(jsonLines(read("pairs.jsonl"))).toMatchObject([{ chosen: [{ role: "assistant", content: "Hotel?" }] }]);
    expect(await runCli([...convert, "--to", "csv", "--out", path("votes.csv")])).toMatchObject({ exitCode: 0 });
    expect(read("votes.csv")).toContain(",'=it asks,");
  });

  it("says what is missing, and writes nothing then", async () => {
    const ratings = file("none.jsonl", "");
    const out = path("nothing.jsonl");
    const lacking = await runCli(["annotation", "convert", ratings, "--to", "rewards", "--out", out]);
    expect(lacking.exitCode).toBe(2);
    expect(lacking.stderr).toContain("--dialogs");
    const bad = file("bad.json", '[{"id": "a", "responses": {"mood": [{"value": 1, "user_id": "u"}]}}]');
    const refused = await runCli([
      ...["annotation", "convert", bad, "--from", "argilla", "--to", "jsonl", "--out", out],
    ]);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain(`${bad}, field 0.responses.mood.0.value: The rubric has no question mood.`);
    expect(existsSync(out)).toBe(false);
  });
});
