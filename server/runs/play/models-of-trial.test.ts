import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { modelsOfTrial } from "./models-of-trial";

const folder = mkdtempSync(join(tmpdir(), "dragoman-models-of-trial-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** Opens the models of a trial whose run was started with "own", scripted or not, by a models file that says it is or not. */
function opened(wanted: { readonly scripted?: boolean }, served: { readonly scripted: boolean }) {
  const file = join(folder, "models.json");
  const own = { baseUrl: "http://127.0.0.1:9/v1", model: "tiny", contextTokens: 8_192, ...served };
  writeFileSync(file, JSON.stringify({ models: { own }, roles: { default: "own" } }));
  vi.stubEnv("DRAGOMAN_MODELS", file);
  return modelsOfTrial({ planner: { name: "own", model: "tiny", ...wanted } }, 1, { costUsdPerTrial: null });
}

describe("the models of a trial", () => {
  it.each([
    ["a real model", { scripted: false }, { scripted: false }],
    ["a scripted model", { scripted: true }, { scripted: true }],
    ["one from before that was kept", {}, { scripted: true }],
  ])("are opened for %s that the file still has so", async (_, wanted, served) => {
    expect(await opened(wanted, served)).toMatchObject({ ok: true });
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
