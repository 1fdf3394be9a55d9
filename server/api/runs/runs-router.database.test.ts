import { isTrackedEnvelope } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeTexas, storeTexasTasks, texasOrder } from "@/server/runs/testing/texas-runs";
import type { RunChange } from "@/server/views";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

describe("a researcher's runs", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_CODE", "test");
    services = await startOwnServices();
    await makeTexas(process.env.DRAGOMAN_DATA ?? "");
  });
  afterAll(() => services.stop());

  it("are started, watched to their end, listed and read", async () => {
    const { runs } = await callAs("researcher", "researcher");
    const taskSet = await storeTexasTasks((await getServices()).opened.database, 3);
    expect(await runs.taskSets()).toMatchObject([{ id: taskSet, benchmark: "travelplanner", count: 3 }]);
    const { id } = await runs.start(texasOrder(taskSet, { name: "Austin by car" }));

    const finished = new Set<string>();
    let lastSeen = "";
    for await (const sent of await runs.watch({ id })) {
      const [revision, change] = envelopeOf(sent);
      lastSeen = revision;
      for (const { taskId, status } of change.trials) if (status === "finished") finished.add(taskId);
      if (change.run.status === "finished") break;
    }
    expect([...finished].sort()).toEqual(["1", "2", "3"]);
    expect(await runs.view({ id })).toMatchObject({
      run: { id, name: "Austin by car", status: "finished", finished: 3, rates: { final: 1 } },
      command: expect.stringContaining("--name 'Austin by car'"),
    });
    const all = { agent: null, model: null, status: null, text: null };
    expect(await runs.list(all)).toMatchObject([{ id }]);
    expect(await runs.list({ ...all, agent: "solver", status: "finished", text: "AUSTIN" })).toMatchObject([{ id }]);
    expect(await runs.list({ ...all, agent: "greedy" })).toEqual([]);
    expect(await runs.list({ ...all, model: "scripted" })).toEqual([]);
    expect(await runs.list({ ...all, text: "100%" })).toEqual([]);
    expect(Number(lastSeen)).toBeGreaterThan(0);
    expect(await runs.cancel({ id })).toEqual({ cancelled: false });
  });

  it("are refused with what there is, and nothing is stored", async () => {
    const { runs } = await callAs("researcher", "researcher");
    const taskSet = await storeTexasTasks((await getServices()).opened.database, 2);
    const order = texasOrder(taskSet);
    const { settings } = order;
    const before = (await runs.list({ agent: null, model: null, status: null, text: null })).length;
    await expect(runs.start({ ...order, taskSet: "none" })).rejects.toThrow("no task set");
    await expect(runs.start({ ...order, world: "nowhere" })).rejects.toThrow("no world");
    await expect(runs.start({ ...order, agent: "nobody" })).rejects.toThrow("solver");
    await expect(runs.start({ ...order, model: "scripted" })).rejects.toThrow("without a language model");
    await expect(runs.start({ ...order, settings: { ...settings, mode: "two-stage" } })).rejects.toThrow("no modes");
    await expect(runs.start({ ...order, settings: { ...settings, without: ["wits"] } })).rejects.toThrow("wits");
    const asked = { ...settings, input: "query", objective: null, mode: "sole-planning", protocol: "text" } as const;
    await expect(runs.start({ ...order, agent: "direct", model: "unheard-of", settings: asked })).rejects.toThrow(
      "unheard-of",
    );
    expect(await runs.list({ agent: null, model: null, status: null, text: null })).toHaveLength(before);
  });

  it("offer agents and models by name", async () => {
    const { runs } = await callAs("researcher", "researcher");
    const [benchmark] = await runs.benchmarks();
    expect(benchmark?.agents).toContainEqual({
      name: "solver",
      description: expect.any(String),
      needsModel: false,
      takesModel: false,
      modes: [],
      parts: [],
      inputs: ["query", "gold"],
      objectives: ["preferences", "cost", "time"],
      usualTimeLimitMs: 10_000,
    });
    expect(await runs.models()).toContain("scripted");
  });
});

/** A caller without HTTP is given what is tracked as a pair of id and data, whatever the types say. */
function envelopeOf(sent: unknown): readonly [string, RunChange, ...unknown[]] {
  if (!isTrackedEnvelope<RunChange>(sent)) throw new Error("The change has no id.");
  return sent;
}
