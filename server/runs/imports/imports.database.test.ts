import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { episodes, type OpenedDatabase, runs, trials } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { runInFolder } from "@/server/benchmarks";
import { texasQuery, texasTasks } from "@/server/benchmarks/testing/texas";
import { createEpisodeStore } from "@/server/episodes";
import { openWorld, type World } from "@/server/worlds";
import { importRun, importSubmission, importTaskSet, listRuns, readRun } from "..";
import { benchmarkOf } from "../tasks/task-sets";
import { makeTexas } from "../testing/texas-runs";

const QUERIES = [1, 2, 3].map((idx) => texasQuery({ idx, budget: 500 + idx }));
const ALL = { agent: null, model: null, status: null, text: null };

describe("what is brought in", () => {
  let folder: string;
  let opened: OpenedDatabase;
  let world: World;
  let queries: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-imports-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DRAGOMAN_CODE", "test");
    const texas = openWorld(await makeTexas(folder));
    if (!texas.ok) throw new Error(JSON.stringify(texas.problem));
    world = texas.value;
    queries = join(folder, "validation.jsonl");
    writeFileSync(queries, QUERIES.map((query) => `${JSON.stringify(query)}\n`).join(""));
    opened = await openTestDatabase();
  });
  afterAll(async () => {
    await opened.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const benchmark = benchmarkOf("travelplanner");
  const imported = () => importTaskSet(opened.database, benchmark, { queries }, "validation");

  async function bench(name: string): Promise<string> {
    const out = join(folder, name);
    const done = await runInFolder({
      benchmark,
      world,
      tasks: texasTasks(QUERIES.slice(0, 2)),
      taskSet: "validation",
      agent: "solver",
      input: "gold",
      out,
      trials: 2,
    });
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
    return out;
  }

  it("is a run of bench on the first tasks of a set, once, with its episodes as they were", async () => {
    const out = await bench("solver-run");
    const early = await importRun(opened.database, out);
    expect(early.ok ? null : early.problem.message).toContain("tasks import");
    expect(await listRuns(opened.database, ALL)).toEqual([]);

    const set = await imported();
    expect(set).toMatchObject({ ok: true, value: { count: 3, isNew: true } });
    expect(await imported()).toMatchObject({ value: { isNew: false } });
    const first = await importRun(opened.database, out);
    expect(first).toMatchObject({
      ok: true,
      value: { name: "solver-run", agent: "solver", trials: 4, isNew: true },
    });
    expect(await importRun(opened.database, out)).toMatchObject({ ok: true, value: { isNew: false } });

    const run = await readRun(opened.database, first.ok ? first.value.id : "");
    expect(run?.run).toMatchObject({
      status: "finished",
      finished: 4,
      total: 4,
      passPowerK: [1, 1],
      identity: { agent: "solver", trials: 2, taskSet: { count: 2 } },
      tasks: { name: "validation", count: 2, of: 3 },
      rates: { final: 1 },
    });
    expect(run?.trials.map(({ taskId, trial }) => [taskId, trial])).toEqual([
      ["1", 0],
      ["1", 1],
      ["2", 0],
      ["2", 1],
    ]);
    const [trial] = run?.trials ?? [];
    const events = await createEpisodeStore(opened.database).events(trial?.episodeId ?? "", { after: -1, limit: 100 });
    expect(events[0]?.event).toMatchObject({ type: "task", task: { id: "1" } });
    expect(events.at(-1)).toMatchObject({ event: { type: "ended", reason: "done" } });
    expect(Math.trunc(trial?.result?.ms ?? -1)).toBe(events.at(-1)?.atMs);
  });

  it("is no run that is not finished or lacks an episode, and nothing of it stays", async () => {
    const out = await bench("damaged");
    rmSync(join(out, "episodes", "0002-1.jsonl"));
    const before = await opened.database.select().from(runs);
    const lacking = await importRun(opened.database, out);
    expect(lacking.ok ? null : lacking.problem.message).toContain("task 2 is missing");
    rmSync(join(out, "summary.json"));
    const unfinished = await importRun(opened.database, out);
    expect(unfinished.ok ? null : unfinished.problem.message).toContain("not finished");
    expect(await opened.database.select().from(runs)).toEqual(before);
  });

  it("is a submission: scored by the published rules, each plan an episode, said what it may see", async () => {
    const out = await bench("for-its-plans");
    const submission = join(out, "submission.jsonl");
    const about = { benchmark: "travelplanner", options: { queries }, taskSet: "validation", world: "texas" };
    const files = { ...about, name: "Another system", sees: "Everything." };
    const added = await importSubmission(opened.database, { ...files, plans: planOf(submission) });
    expect(added).toMatchObject({
      ok: true,
      value: { plans: 1, passed: 1, isNew: true, notes: [expect.stringContaining("idx 2, 3")] },
    });
    const id = added.ok ? added.value.id : "";
    expect(await importSubmission(opened.database, { ...files, plans: planOf(submission) })).toMatchObject({
      value: { id, isNew: false },
    });
    const run = await readRun(opened.database, id);
    expect(run).toMatchObject({ command: null, limits: null });
    expect(run?.run).toMatchObject({
      kind: "submission",
      identity: null,
      tasks: { name: "validation", count: 3, of: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      sees: "Everything.",
      total: 3,
      rates: { delivery: 1 / 3, final: 1 / 3 },
      passPowerK: [1 / 3],
      // Nobody counted it.
      costUsd: "unknown",
    });
    const [first, second] = run?.trials ?? [];
    const store = createEpisodeStore(opened.database);
    const events = async (episode: string | null | undefined) =>
      (await store.events(episode ?? "", { after: -1, limit: 10 })).map(({ event }) => event.type);
    expect(await events(first?.episodeId)).toEqual(["task", "planWritten", "scored", "ended"]);
    expect(await events(second?.episodeId)).toEqual(["task", "failureFound", "scored", "ended"]);
    expect(second?.result).toMatchObject({ delivered: false, passed: false });
    const stored = await opened.database.select().from(episodes).where(eq(episodes.runId, id));
    const rows = await opened.database.select().from(trials).where(eq(trials.runId, id));
    expect(stored.map((episode) => episode.id).sort()).toEqual(rows.map(({ episodeId }) => episodeId).sort());
  });

  /** A submission with the first trial's plan of the first query. */
  function planOf(submission: string): string {
    const file = join(folder, "one-plan.jsonl");
    const [first = ""] = readFileSync(submission, "utf8").split("\n");
    writeFileSync(file, first);
    return file;
  }
});
