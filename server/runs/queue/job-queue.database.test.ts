import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenedDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { type JobQueue, openJobQueue } from "./job-queue";

const trial = (idx: number, kind: "alone" | "shared" = "alone") => ({
  runId: "run",
  idx,
  trial: 0,
  kind,
  concurrency: 3,
});

describe("the queue of turns", () => {
  let opened: OpenedDatabase;
  let queue: JobQueue;
  const faults: unknown[] = [];
  beforeEach(async () => {
    opened = await openTestDatabase();
    queue = await openJobQueue(opened, (error) => faults.push(error));
    return async () => {
      await queue.stop();
      await opened.close();
    };
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));

  const idxOf = async (kind: "alone" | "shared", most: number) =>
    (await queue.fetch(kind, most)).map(({ key }) => key.idx).sort();

  it("gives each trial one turn, by kind", async () => {
    await queue.add([trial(1), trial(2), trial(3, "shared")]);
    await queue.add([trial(2), trial(4)]);
    expect(await idxOf("alone", 9)).toEqual([1, 2, 4]);
    await queue.add([trial(1), trial(2)]);
    expect(await idxOf("alone", 9)).toEqual([]);
    expect(await idxOf("shared", 9)).toEqual([3]);
  });

  it("brings back what is given back, and not what is done", async () => {
    await queue.add([trial(1), trial(2)]);
    const [first, second] = await queue.fetch("alone", 2);
    if (first === undefined || second === undefined) throw new Error("Two turns are missing.");
    await queue.touch([first, second]);
    await queue.done(first);
    await queue.later(second);
    await expect.poll(() => idxOf("alone", 9), { timeout: 20_000 }).toEqual([second.key.idx]);
    await queue.add([trial(first.key.idx)]);
    expect(await idxOf("alone", 9)).toEqual([first.key.idx]);
  });

  it("forgets held turns when it is cleared", async () => {
    await queue.add([trial(1)]);
    await queue.fetch("alone", 1);
    await queue.clear();
    await queue.add([trial(1)]);
    expect(await idxOf("alone", 1)).toEqual([1]);
  });

  it("is opened by many workers at a time", async () => {
    await queue.add([trial(1), trial(2), trial(3)]);
    const other = await openJobQueue(opened, (error) => faults.push(error));
    const [mine, theirs] = await Promise.all([queue.fetch("alone", 2), other.fetch("alone", 2)]);
    expect([...mine, ...theirs].map(({ key }) => key.idx).sort()).toEqual([1, 2, 3]);
    await other.stop();
  });
});
