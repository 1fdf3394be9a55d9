import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedDatabase, runs } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { storeTexasTasks } from "../testing/texas-runs";
import { cancelRun } from "./cancel-run";
import { watchRun, watchRuns } from "./watch-runs";

describe("following runs", () => {
  let opened: OpenedDatabase;
  let taskSetId: string;
  beforeAll(async () => {
    opened = await openTestDatabase();
    taskSetId = await storeTexasTasks(opened.database, 1);
  });
  afterAll(() => opened.close());

  const addRun = (id: string) =>
    opened.database
      .insert(runs)
      .values({ id, name: id, kind: "run", taskSetId, sees: "", status: "running", total: 1 });

  it("tells each follower of all runs and of one, also of one that was started since", async () => {
    await addRun("first");
    const leave = new AbortController();
    const all = [1, 2, 3].map(() => watchRuns(opened.database, leave.signal));
    const told = all.map(async (changes) => (await changes.next()).value);
    const one = watchRun(opened.database, "first", -1, leave.signal);
    expect((await one.next()).value).toMatchObject({ change: { run: { id: "first", status: "running" } } });
    await addRun("second");
    const other = watchRun(opened.database, "second", -1, leave.signal);
    expect((await other.next()).value).toMatchObject({ change: { run: { id: "second" } } });
    await cancelRun(opened.database, "first");
    expect((await one.next()).value).toMatchObject({ revision: 1, change: { run: { status: "cancelled" } } });
    for (const each of await Promise.all(told)) expect(each).toMatchObject({ trials: [] });
    leave.abort();
    expect((await one.next()).done).toBe(true);
  });

  it("ends for a run that does not exist", async () => {
    const none = watchRun(opened.database, "none", -1, new AbortController().signal);
    expect((await none.next()).done).toBe(true);
  });
});
