import { writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { startScriptedServer } from "@/server/models/scripted";
import { withDataFolder } from "../testing/data-folder";
import { AUSTIN_SENTENCE } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

describe("understand", () => {
  it("answers each line with what was said in it", async () => {
    const input = line({ id: "a", text: AUSTIN_SENTENCE, asked: null, today: "2022-03-01" });
    const { exitCode, stdout, stderr } = await runCli(["understand", "--world", "texas"], input);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(jsonLines(stdout)).toEqual([
      {
        id: "a",
        trip: expect.objectContaining({
          origin: "Dallas",
          destinations: ["Austin"],
          startDate: "2022-03-10",
          budget: 900,
        }),
        constraints: {},
        entries: { "persona.budget": 900 },
        unclear: [],
        acts: ["request"],
        unread: expect.any(Array),
      },
    ]);
  });

  it("answers a bad line in its place, goes on with the rest and ends with exit code 2", async () => {
    const good = { id: 1, text: "To Austin", asked: null, today: "2022-03-01" };
    const input = [
      line(good),
      "not json\n",
      "\n",
      line({ ...good, id: 3, today: "tomorrow" }),
      line({ ...good, id: 4 }),
    ];
    const { exitCode, stdout, stderr } = await runCli(["understand"], input.join(""));
    expect(exitCode).toBe(2);
    const answers = jsonLines(stdout);
    expect(answers.map(({ id }) => id)).toEqual([1, null, 3, 4]);
    expect(answers[1]?.error).toMatch(/^standard input, line 2: This is not JSON/);
    expect(answers[2]?.error).toMatch(/^standard input, line 4, field today: /);
    expect(stderr.trimEnd().split("\n")).toHaveLength(2);
  });

  it("has a model read with --model, and says who read each line", async () => {
    const input = [AUSTIN_SENTENCE, ""].map((text, id) => line({ id, text, today: "2022-03-01" })).join("");
    const marks = ["Dallas|from=Dallas", "Austin|to=Austin", "$900|budget=900"];
    const server = await startScriptedServer({ skills: () => JSON.stringify({ act: "request", marks }) });
    const models = { reading: { baseUrl: server.url, model: "scripted", contextTokens: 32_768, scripted: true } };
    writeFileSync(path("models.json"), JSON.stringify({ models, roles: {} }));
    vi.stubEnv("DRAGOMAN_MODELS", path("models.json"));
    const { exitCode, stdout } = await runCli(["understand", "--world", "texas", "--model", "reading"], input);
    vi.unstubAllEnvs();
    await server.close();
    expect(exitCode).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([
      { id: 0, by: "model", trip: { origin: "Dallas", destinations: ["Austin"], budget: 900 } },
      { id: 1, by: "built-in", trip: {} },
    ]);
  });

  it("says which models there are where the one that is wanted is not configured", async () => {
    const { exitCode, stderr } = await runCli(["understand", "--model", "m"], "");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("docs/MODELS.md");
  });
});
