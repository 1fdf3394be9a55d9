import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedDatabase, type RunRow, runs, taskSets, trials } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { benchmarkOf } from "../tasks/task-sets";
import { exampleResult } from "../testing/example-result";
import { readMetrics } from "./read-metrics";

const BENCHMARK = benchmarkOf("travelplanner");

describe("the figures of a run that is being played", () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await opened.database
      .insert(taskSets)
      .values({ id: "set", benchmark: BENCHMARK.info.name, name: "set", sha256: "", count: 900 });
  });
  afterAll(() => opened.close());

  const addRun = (id: string, total: number) =>
    opened.database
      .insert(runs)
      .values({ id, name: id, kind: "run", taskSetId: "set", sees: "", status: "running", total });

  /** Ends these tasks of a run at its next revision. */
  async function end(runId: string, tasks: readonly number[], passes: (task: number) => boolean): Promise<void> {
    const { revision } = await rowOf(runId);
    const rows = tasks.map((task) => {
      const result = exampleResult(passes(task), {
        tallies: { commonsenseMicro: { got: task % 7, of: 8 } },
      });
      const named = { runId, taskId: `task-${task}`, trial: 0, position: task };
      return { ...named, status: "finished" as const, result, revision: revision + 1 };
    });
    await opened.database.insert(trials).values(rows);
    await opened.database
      .update(runs)
      .set({ revision: revision + 1 })
      .where(eq(runs.id, runId));
  }

  async function rowOf(id: string): Promise<RunRow> {
    const [row] = await opened.database.select().from(runs).where(eq(runs.id, id));
    if (row === undefined) throw new Error(`There is no run ${id}.`);
    return row;
  }

  const metricsOf = async (id: string) => readMetrics(opened.database, await rowOf(id), BENCHMARK.info.name);
  const range = (from: number, below: number) => Array.from({ length: below - from }, (_, at) => from + at);

  it("count all that ended, however many, and read again only what changed", async () => {
    await addRun("long", 900);
    await end("long", range(0, 800), (task) => task % 2 === 0);
    expect(await metricsOf("long")).toMatchObject({ finished: 800, passPowerK: [0.5] });
    // Nothing does this: it tells a second reading.
    await opened.database
      .update(trials)
      .set({ result: exampleResult(false) })
      .where(and(eq(trials.runId, "long"), eq(trials.position, 0)));
    await end("long", range(800, 900), () => true);
    expect(await metricsOf("long")).toMatchObject({ finished: 900, passPowerK: [500 / 900] });
  });

  it("are the same whichever task ended first", async () => {
    const passes = (task: number) => task % 3 === 0;
    await addRun("forwards", 40);
    await addRun("backwards", 40);
    for (const tasks of [range(0, 15), range(15, 40)]) await end("forwards", tasks, passes);
    for (const tasks of [range(25, 40).reverse(), range(0, 25).reverse()]) {
      await end("backwards", tasks, passes);
      await metricsOf("backwards");
    }
    expect(await metricsOf("backwards")).toEqual(await metricsOf("forwards"));
  });

  it("are those that were stored, once it has ended", async () => {
    await addRun("ended", 1);
    await end("ended", [0], () => true);
    const standing = await metricsOf("ended");
    await opened.database
      .update(runs)
      .set({ standing: { ...standing, costUsd: 7 } })
      .where(eq(runs.id, "ended"));
    expect(await metricsOf("ended")).toEqual({ ...standing, costUsd: 7 });
  });
});
