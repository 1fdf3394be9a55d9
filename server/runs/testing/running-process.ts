import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { count, isNotNull } from "drizzle-orm";
import { closeDatabase, openDatabase, trials } from "@/db";
import { openJobs } from "@/server/jobs";
import { openTrialQueues } from "../queue/trial-queues";
import { startWorker } from "../queue/worker";
import { createTrialStore } from "../store/trial-store";

/**
 * A worker for the crash test to kill. It says how many trials are finished whenever that changes, and ends when all are.
 */
const opened = await openDatabase();
const report = (error: unknown) => console.error(error);
const jobs = await openJobs(opened, report);
const worker = await startWorker({ opened, jobs, runners: 2, report });
const store = createTrialStore(opened.database, await openTrialQueues(jobs));
let told = -1;
while (await store.hasOpenRuns()) {
  const [row] = await opened.database.select({ n: count() }).from(trials).where(isNotNull(trials.result));
  if (row !== undefined && row.n !== told) writeSync(1, `${row.n}\n`);
  told = row?.n ?? told;
  await pause(20);
}
await worker.stop();
await jobs.stop();
await closeDatabase();
