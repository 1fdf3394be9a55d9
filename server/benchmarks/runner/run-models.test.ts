import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { startScriptedServer } from "@/server/models/scripted";
import { namedModels, openRunModels, servedHere, usesScripted } from "./run-models";

const folder = mkdtempSync(join(tmpdir(), "dragoman-run-models-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const TINY = { baseUrl: "http://127.0.0.1:9/v1", model: "tiny", contextTokens: 8_192 };

/** Writes the models file and names it. */
function configure(models: Readonly<Record<string, object>>, roles: Readonly<Record<string, string>>): void {
  const file = join(folder, "models.json");
  writeFileSync(file, JSON.stringify({ models, roles }));
  vi.stubEnv("DRAGOMAN_MODELS", file);
}

function named(name: string | null) {
  const models = namedModels(name);
  if (!models.ok) throw new Error(models.problem.message);
  return models.value;
}

describe("the models of a run", () => {
  it("has the scripted model in every role, and refuses a quality that is none", () => {
    const models = named("scripted:0.8");
    expect(models.planner).toEqual({ name: "scripted:0.8", model: "scripted:0.8", scripted: true });
    expect([usesScripted(models), servedHere(models)]).toEqual([true, "scripted:0.8"]);
    expect(namedModels("scripted:2")).toMatchObject({ ok: false });
  });

  it("takes a real model for one, whatever it is called", () => {
    configure({ scripted: TINY, own: { ...TINY, model: "scripted" } }, { default: "own" });
    for (const models of [named("scripted"), named("own"), named(null)]) {
      expect([usesScripted(models), servedHere(models)]).toEqual([false, null]);
    }
    expect(named("scripted").planner).toEqual({ name: "scripted", model: "tiny", scripted: false });
    expect(servedHere(named("scripted:0.8"))).toBe("scripted:0.8");
  });

  it("takes a scripted server for one, whatever it is called", async () => {
    const server = await startScriptedServer();
    configure({ large: { ...TINY, baseUrl: server.url, model: "scripted:0.9", scripted: true } }, { judge: "large" });
    const opened = await openRunModels(null);
    expect(opened).toMatchObject({ ok: true, value: { scripted: true } });
    expect(servedHere(named("large"))).toBeNull();
    await server.close();
  });

  it("leaves a scripted model of the models file to its server, even one that is called and asked for as scripted", () => {
    expect(servedHere(named("scripted"))).toBe("scripted");
    configure({ scripted: { ...TINY, model: "scripted", scripted: true } }, { default: "scripted" });
    const models = named("scripted");
    expect(models.planner).toEqual({ name: "scripted", model: "scripted", scripted: true });
    expect([usesScripted(models), servedHere(models)]).toEqual([true, null]);
  });

  it("tells runs from before that was kept by their model's name", () => {
    const old = (name: string) => ({ planner: { name, model: name } });
    const names = ["scripted", "scripted:0.8", "scripted+stall", "scripted-like"];
    expect(names.map((name) => usesScripted(old(name)))).toEqual([true, true, true, false]);
    expect(names.map((name) => servedHere(old(name)))).toEqual(["scripted", "scripted:0.8", "scripted+stall", null]);
  });

  it("says whether no model is configured, or none has a role", () => {
    configure({}, {});
    expect(namedModels(null)).toMatchObject({ problem: { message: expect.stringContaining("none is configured") } });
    configure({ own: TINY, other: TINY }, {});
    const { problem } = { problem: undefined, ...namedModels(null) };
    expect(problem).toMatchObject({
      code: "bad_input",
      message: expect.stringMatching(/none for any role.*own, other.*"default": "own"/),
    });
    expect(namedModels("own")).toMatchObject({ ok: true });
  });
});
