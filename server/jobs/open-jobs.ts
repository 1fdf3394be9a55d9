import { fromPglite, type JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Database, OpenedDatabase } from "@/db";
import { type Claim, HEARTBEAT_SECONDS, type JobQueue, type NewJob } from "./queue";
import { inTransaction } from "./within";

/** The queues of a database. */
export interface Jobs {
  /** Opens the queue of that name, made when missing. `data`: what its jobs carry. */
  queue<Data extends object>(name: string, data: z.ZodType<Data>): Promise<JobQueue<Data>>;
  /** Ends the background work; claims that are still held are lost once they fall silent. */
  stop(): Promise<void>;
}

const OPTIONS = {
  // One job of a key waits or is claimed.
  policy: "exclusive",
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // The longest that pg-boss takes is a day.
  expireInSeconds: 20 * 60 * 60,
  // Who does the work decides when it is given up, and says so to people: pg-boss brings a job back as often as it takes.
  retryLimit: 1_000_000,
  retryDelay: 1,
  deleteAfterSeconds: 60,
};
/** Between two looks for workers that fell silent. */
const MONITOR_SECONDS = 5;
/** Between two removals of completed jobs. */
const MAINTENANCE_SECONDS = 300;

/**
 * pg-boss on the opened database, in a schema of its own. Both databases run the same code; the embedded one has a single process, so
 * whatever was claimed when it is opened was left by one that is gone, and is given back at once instead of after a silence.
 * `report` receives faults in the background work. Open it once for each opened database.
 */
export async function openJobs(opened: OpenedDatabase, report: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    ...(opened.kind === "embedded"
      ? { db: fromPglite(opened.client), backend: "pglite" as const }
      : { connectionString: opened.url, max: 4 }),
    schedule: false,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    // Vacuum and indexes are the database's own business.
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", report);
  await boss.start();

  return {
    async queue(name, data) {
      await boss.createQueue(name, OPTIONS);
      // pg-boss looks a queue up at its first use, on its own connection. Within a transaction of the embedded database, which has no
      // other one, it would wait for itself.
      const left = await boss.findJobs(name);
      const claimed = left.filter(({ state }) => state === "active").map(({ id }) => id);
      if (opened.kind === "embedded" && claimed.length > 0) await boss.fail(name, claimed);
      return queueOf(boss, opened.database, name, data);
    },
    stop: () => boss.stop({ graceful: false, close: true }),
  };
}

function queueOf<Data extends object>(
  boss: PgBoss,
  database: Database,
  name: string,
  schema: z.ZodType<Data>,
): JobQueue<Data> {
  async function send(jobs: readonly NewJob<Data>[], within?: Database): Promise<void> {
    if (jobs.length === 0) return;
    const added = jobs.map(({ key, data, turn = 0 }) => ({ data, singletonKey: key, priority: -turn }));
    await boss.insert(name, added, inTransaction(within));
  }

  async function cancel(key: string, within?: Database): Promise<void> {
    const jobs = await boss.findJobs(name, { key, ...inTransaction(within) });
    const open = jobs.filter(isOpen).map(({ id }) => id);
    if (open.length > 0) await boss.deleteJob(name, open, inTransaction(within));
  }

  return {
    send,
    cancel,
    async replace(job, within) {
      if (within === undefined) return database.transaction((own) => this.replace(job, own));
      await cancel(job.key, within);
      await send([job], within);
    },
    async claim(most) {
      const jobs = await boss.fetch(name, { batchSize: most });
      return jobs.map(({ id, retryCount, data }) => ({ id, attempt: retryCount, data: schema.parse(data) }));
    },
    async heartbeat(claims, within) {
      // One by one: a statement over several would keep some of them locked while it waits for others, and could deadlock with one that
      // holds those within a transaction.
      const touch = async (claim: Claim) => settledBy(await boss.touch(name, toAttempt(claim), inTransaction(within)));
      return new Set((await Promise.all(claims.map(touch))).flat());
    },
    complete: async (claim, within) =>
      settledBy(await boss.complete(name, toAttempt(claim), null, inTransaction(within))).length > 0,
    fail: async (claim, within) =>
      settledBy(await boss.fail(name, toAttempt(claim), null, inTransaction(within))).length > 0,
    async waiting() {
      const jobs = await boss.findJobs(name, { queued: true });
      return jobs.sort(byTurn).flatMap(({ singletonKey }) => singletonKey ?? []);
    },
  };
}

/** The ids of the jobs that a statement found and changed. */
const responseSchema = z.object({ settled: z.array(z.string()) });

function settledBy(response: object): string[] {
  return responseSchema.parse(response).settled;
}

function toAttempt({ id, attempt }: Claim) {
  return { id, retryCount: attempt };
}

function isOpen({ state }: JobWithMetadata<unknown>): boolean {
  return state === "created" || state === "retry" || state === "active";
}

function byTurn(a: JobWithMetadata<unknown>, b: JobWithMetadata<unknown>): number {
  return b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime();
}
