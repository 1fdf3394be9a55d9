import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { SHIPPED_PROMPTS } from "@/server/models";
import type { RunIdentity } from "@/server/views";
import { modelsOfTrial } from "./models-of-trial";

const folder = mkdtempSync(join(tmpdir(), "dragoman-models-of-trial-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

type RunModel = NonNullable<RunIdentity["models"]["planner"]>;

/** Opens the models of a trial whose run was started with "own", scripted or not, by a models file that says it is or not. */
function opened(wanted: Partial<RunModel>, served: Readonly<Record<string, unknown>>) {
  const file = join(folder, "models.json");
  const own = { baseUrl: "http://127.0.0.1:9/v1", model: "tiny", contextTokens: 8_192, ...served };
  writeFileSync(file, JSON.stringify({ models: { own }, roles: { default: "own" } }));
  vi.stubEnv("DRAGOMAN_MODELS", file);
  return modelsOfTrial(
    { planner: { name: "own", model: "tiny", ...wanted } },
    1,
    { costUsdPerTrial: null },
    SHIPPED_PROMPTS,
  );
}

describe("the models of a trial", () => {
  it.each([
    ["a real model", { scripted: false }, { scripted: false }],
    ["a scripted model", { scripted: true }, { scripted: true }],
    ["one from before that was kept", {}, { scripted: true }],
    [
      "one whose settings are in another order",
      { extraBody: { a: 1, b: 2 }, headers: ["x-a"], generation: { seed: 1, temperature: 1 } },
      { extraBody: { b: 2, a: 1 }, headers: { "x-a": "1" }, generation: { temperature: 1, seed: 1 } },
    ],
  ])("are opened for %s that the file still has so", async (_, wanted, served) => {
    expect(await opened(wanted, served)).toMatchObject({ ok: true });
  });

  it.each([
    ["generation settings", { generation: { temperature: 1 } }, { generation: { temperature: 0 } }],
    ["further fields", {}, { extraBody: { a: 1 } }],
    ["headers", { headers: ["x-a"] }, {}],
  ])("are refused where the models file has other %s", async (_, wanted, served) => {
    expect(await opened(wanted, served)).toMatchObject({
      ok: false,
      problem: { code: "unavailable", message: expect.stringContaining("other generation settings") },
    });
  });

  it.each([
    ["scripted", { scripted: false }, { scripted: true }, /"own" as a real one, .* says that it is scripted\./],
    ["real", { scripted: true }, { scripted: false }, /"own" as a scripted one, .* says that it is a real one\./],
  ])("are refused where the model became %s", async (_, wanted, served, message) => {
    expect(await opened(wanted, served)).toMatchObject({
      ok: false,
      problem: { code: "unavailable", message: expect.stringMatching(message) },
    });
  });
});
