import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ScriptedServer, startScriptedServer } from "@/server/models/scripted";
import { withDataFolder } from "../testing/data-folder";
import { jsonLines, runCli } from "../testing/run-cli";

const { path } = withDataFolder();

/** A model that ends every task at once: what a better one does is tested next to it, and takes the reader's model. */
let server: ScriptedServer;
beforeAll(async () => {
  const skills = { "rollouts/act": () => ({ text: "", toolCalls: [{ tool: "finish", input: {} }] }) };
  server = await startScriptedServer({ skills });
  const model = { baseUrl: server.url, model: "scripted:0.9", contextTokens: 100_000, scripted: true };
  writeFileSync(path("models.json"), JSON.stringify({ models: { quitter: model }, roles: {} }));
  vi.stubEnv("DRAGOMAN_MODELS", path("models.json"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const SMALL = ["--world", "texas", "--split", "all", "--tasks-per-step", "2", "--n", "2"];
const rollout = (...argv: string[]) => runCli(["rollout", ...argv]);
const play = (steps: number, ...more: string[]) =>
  rollout("--model", "quitter", ...SMALL, "--steps", `${steps}`, "--out", path("run"), ...more);

describe("rollout", () => {
  it("plays steps into a folder, says that the model is scripted, and goes on with more", async () => {
    const { exitCode, stdout, stderr } = await play(1);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `1 steps are in ${path("run")}.\n` });
    expect(stderr).toMatch(/^step 1: reward \d\.\d{3} ± \d\.\d{3}, .*2 tasks \(0 replayed\), \d+ % kept, buffer \d/m);
    expect(stderr).toContain("The model is scripted");
    const first = readFileSync(path("run/rollouts/000001.jsonl"), "utf8");
    const more = await play(2, "--json");
    expect(JSON.parse(more.stdout)).toMatchObject({ step: 2, groups: [{}, {}] });
    expect(more.stderr).not.toContain("step 1:");
    expect(readFileSync(path("run/rollouts/000001.jsonl"), "utf8")).toBe(first);
    expect(jsonLines(readFileSync(path("run/steps.jsonl"), "utf8"))).toHaveLength(2);
  });

  it.each(["trl-grpo", "nemo-gym", "verifiers", "verl"])("writes a file for %s", async (format) => {
    const out = path(`out.${format}`);
    const { exitCode, stdout } = await rollout("export", path("run"), "--format", format, "--out", out, "--json");
    expect({ exitCode, ...JSON.parse(stdout) }).toMatchObject({ exitCode: 0, rollouts: 8, out });
    expect(existsSync(out)).toBe(true);
  });

  it("imports a folder for the app", async () => {
    const { exitCode, stdout } = await rollout("import", path("run"), "--name", "texas");
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: "texas: 2 steps, 8 rollouts; imported. Read them at /research/rollouts/texas.\n",
    });
  });

  it.each([
    ["another temperature in the same folder", ["--temperature", "0.5"], "temperature"],
    ["an unknown set", ["--set", "flights"], "delegated, elicitation, joint"],
    ["more answers than an episode has actions", ["--turns", "1000"], "field turns"],
    ["an unknown model", ["--model", "nobody"], "nobody"],
  ])("refuses %s in one line, exit code 2", async (_, argv, named) => {
    const { exitCode, stdout, stderr } = await play(2, ...argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(named);
  });

  it("says where the folder of an export has no rollouts", async () => {
    const argv = ["export", path("none"), "--format", "trl-sft", "--out", path("none.jsonl")];
    expect(await rollout(...argv)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("run.json") });
  });
});
