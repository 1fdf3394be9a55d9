import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type OpenedDatabase, users } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { consume } from "./consume";
import { type Jobs, openJobs } from "./open-jobs";
import type { Job, JobQueue } from "./queue";

const dataSchema = z.object({ n: z.number() });
type Data = z.infer<typeof dataSchema>;

/** Runs on the embedded database with the unit tests, and on Postgres with the tests of that project. */
describe("a queue of jobs", () => {
  let opened: OpenedDatabase;
  let jobs: Jobs;
  let queue: JobQueue<Data>;
  let count = 0;
  const faults: unknown[] = [];
  const report = (error: unknown) => faults.push(error);
  beforeAll(async () => {
    opened = await openTestDatabase();
    jobs = await openJobs(opened, report);
  });
  afterAll(async () => {
    await jobs.stop();
    await opened.close();
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));

  /** One of its own for each test. */
  const newQueue = async () => {
    count += 1;
    queue = await jobs.queue(`test.${count}`, dataSchema);
  };
  const job = (n: number, key = `${n}`) => ({ key, data: { n } });
  const send = (...numbers: number[]) => queue.send(numbers.map((n) => job(n)));
  const claimed = async (most: number) => (await queue.claim(most)).map(({ data }) => data.n).sort();
  const claimOne = async (): Promise<Job<Data>> => {
    const [one] = await queue.claim(1);
    if (one === undefined) throw new Error("No job waits.");
    return one;
  };
  const retried = () => expect.poll(() => queue.claim(1), { timeout: 40_000, interval: 100 }).not.toEqual([]);

  it("gives each job to one claim, the oldest ones first", async () => {
    await newQueue();
    await send(1);
    await send(2);
    await send(3);
    expect(await queue.waiting()).toEqual(["1", "2", "3"]);
    // Which jobs are claimed is by age; those of one batch come in no order.
    expect((await claimed(2)).sort()).toEqual([1, 2]);
    expect(await queue.waiting()).toEqual(["3"]);
    const both = await Promise.all([claimed(5), claimed(5)]);
    expect(both.flat()).toEqual([3]);
  });

  it("keeps one job of a key while it waits or is claimed, and takes another once it is done", async () => {
    await newQueue();
    await queue.send([job(1, "a")]);
    await queue.send([job(2, "a")]);
    const held = await claimOne();
    await queue.send([job(3, "a")]);
    expect(held.data.n).toBe(1);
    expect(await claimed(5)).toEqual([]);
    expect(await queue.complete(held)).toBe(true);
    expect(await queue.complete(held)).toBe(false);
    await queue.send([job(4, "a")]);
    expect(await claimed(5)).toEqual([4]);
  });

  it("brings a failed job back as a new attempt, and hears the earlier one no more", async () => {
    await newQueue();
    await send(1);
    const first = await claimOne();
    expect(first.attempt).toBe(0);
    expect(await queue.fail(first)).toBe(true);
    let second: Job<Data> | undefined;
    await expect
      .poll(
        async () => {
          [second] = await queue.claim(1);
          return second?.attempt;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(await queue.heartbeat([first])).toEqual(new Set());
    expect(await queue.fail(first)).toBe(false);
    expect(await queue.complete(first)).toBe(false);
    expect(second && (await queue.complete(second))).toBe(true);
  });

  it("replaces and cancels by the key, also what is claimed", async () => {
    await newQueue();
    await queue.replace(job(1, "a"));
    const held = await claimOne();
    await queue.replace(job(2, "a"));
    expect(await queue.heartbeat([held])).toEqual(new Set());
    expect(await queue.complete(held)).toBe(false);
    await queue.replace(job(3, "a"));
    const last = await claimOne();
    expect(last.data.n).toBe(3);
    await queue.cancel("a");
    expect(await queue.heartbeat([last])).toEqual(new Set());
    await queue.cancel("a");
    expect(await claimed(5)).toEqual([]);
  });

  it("is part of a transaction: nothing happens where it is taken back", async () => {
    await newQueue();
    await send(1);
    const held = await claimOne();
    const settled = opened.database.transaction(async (within) => {
      await within.insert(users).values({ id: "lost", name: "lost", email: "lost@example.com" });
      expect(await queue.heartbeat([held], within)).toEqual(new Set([held.id]));
      expect(await queue.complete(held, within)).toBe(true);
      await queue.send([job(2)], within);
      await queue.replace(job(3), within);
      await queue.cancel("2", within);
      throw new Error("taken back");
    });
    await expect(settled).rejects.toThrow("taken back");
    expect(await queue.heartbeat([held])).toEqual(new Set([held.id]));
    expect(await queue.waiting()).toEqual([]);
    await opened.database.transaction(async (within) => {
      expect(await queue.complete(held, within)).toBe(true);
      await queue.send([job(2)], within);
    });
    expect(await claimed(5)).toEqual([2]);
  });

  it("gives a job to another worker when its own falls silent, and not while it shows that it lives", async () => {
    await newQueue();
    await send(1, 2);
    const [silent, alive] = await queue.claim(2);
    if (silent === undefined || alive === undefined) throw new Error("Two jobs are missing.");
    const beats = setInterval(() => void queue.heartbeat([alive]).catch(report), 1_000);
    let next: Job<Data> | undefined;
    await expect
      .poll(
        async () => {
          [next] = await queue.claim(5);
          return next?.id;
        },
        { timeout: 60_000, interval: 250 },
      )
      .toBe(silent.id);
    clearInterval(beats);
    expect(await queue.heartbeat([alive])).toEqual(new Set([alive.id]));
    expect(await queue.complete(silent)).toBe(false);
    expect(next && (await queue.complete(next))).toBe(true);
  });

  it("gives back what a killed process held: at once on the embedded database, which has one process", async () => {
    await newQueue();
    await send(1);
    await queue.claim(1);
    queue = await jobs.queue(`test.${count}`, dataSchema);
    if (opened.kind === "embedded") await retried();
    else expect(await queue.claim(1)).toEqual([]);
  });

  it("is consumed a few jobs at a time, and what throws comes again", async () => {
    await newQueue();
    let most = 0;
    let working = 0;
    const done: number[] = [];
    let throws = true;
    const own = queue;
    const thrown: unknown[] = [];
    const consumer = consume<Data>({
      queue: own,
      capacity: 2,
      report: (error) => thrown.push(error),
      async handle(each) {
        working += 1;
        most = Math.max(most, working);
        await pause(20);
        working -= 1;
        if (each.data.n === 2 && throws) {
          throws = false;
          throw new Error("once");
        }
        await own.complete(each);
        done.push(each.data.n);
      },
    });
    await send(1, 2, 3, 4, 5);
    consumer.wake();
    await expect.poll(() => [...done].sort(), { timeout: 30_000 }).toEqual([1, 2, 3, 4, 5]);
    await consumer.stop();
    expect(most).toBe(2);
    expect(thrown).toHaveLength(1);
  });

  it("aborts what its consumer lost, and waits for what is at work when it stops", async () => {
    await newQueue();
    const ended: number[] = [];
    const own = queue;
    const consumer = consume<Data>({
      queue: own,
      capacity: 2,
      report,
      async handle(each, signal) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
        ended.push(each.data.n);
        await own.fail(each);
      },
    });
    await send(1, 2);
    consumer.wake();
    await expect.poll(() => consumer.atWork().length, { timeout: 20_000 }).toBe(2);
    await own.cancel("1");
    await expect.poll(() => ended, { timeout: 20_000 }).toEqual([1]);
    await consumer.stop();
    expect(ended).toEqual([1, 2]);
    await expect.poll(() => own.waiting(), { timeout: 5_000 }).toEqual(["2"]);
  });
});
