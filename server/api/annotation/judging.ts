import { z } from "zod";
import type { Database } from "@/db";
import { endJudge, startJudge, workingJudges } from "@/server/annotation";
import { judgeItems, judgeNamed } from "@/server/annotation/judging";
import { consume, type Job, type JobQueue, type Jobs } from "@/server/jobs";
import { formatProblem, ok, type Result } from "@/server/trip";
import type { StartJudge } from "@/server/views";

const jobSchema = z.object({ judgeId: z.uuid() });
type JudgingJob = z.infer<typeof jobSchema>;

/** Judges at work on projects' items, each a job. */
export interface Judging {
  /** Has a judge score a project's items, or go on with it. Problems: those of `judgeNamed` and `startJudge`. */
  start(order: StartJudge): Promise<Result<{ judgeId: string }>>;
  /** Ends a judge's work wherever it is done; its scores stay. `stopped`: whether it was at work. */
  stop(judgeId: string): Promise<{ stopped: boolean }>;
  /** Gives back what is at work, for the next server. */
  close(): Promise<void>;
}

/** Most of a judge's time is a model's. */
const AT_ONCE = 2;
/** Judging that was begun so often is given up: it seems to stop the server. */
const MOST_ATTEMPTS = 5;

export async function startJudging(database: Database, jobs: Jobs, report: (error: unknown) => void): Promise<Judging> {
  const queue = await jobs.queue("judging", jobSchema);
  // A command that was killed at it leaves a judge without a job.
  await queue.send((await workingJudges(database)).map((judgeId) => ({ key: judgeId, data: { judgeId } })));
  const consumer = consume({ queue, capacity: AT_ONCE, report, handle });

  async function handle(job: Job<JudgingJob>, signal: AbortSignal): Promise<void> {
    const { judgeId } = job.data;
    const judged = job.attempt >= MOST_ATTEMPTS ? null : await judgeItems(database, judgeId, signal);
    if (signal.aborted) {
      // Stopped here: the next server goes on. Where it was stopped or replaced there is no such job any more.
      await queue.fail(job);
      return;
    }
    await end(queue, job, problemIn(judged));
  }

  /** A worker that lost the job meanwhile ends nothing. */
  function end(from: JobQueue<JudgingJob>, job: Job<JudgingJob>, problem: string | null): Promise<void> {
    return database.transaction(async (within) => {
      if (!(await from.complete(job, within))) return;
      await endJudge(within, job.data.judgeId, problem === null ? "finished" : "stopped", problem);
    });
  }

  return {
    async start(order) {
      const judge = judgeNamed(order.by);
      if (!judge.ok) return judge;
      const started = await database.transaction(async (within) => {
        const stored = await startJudge(within, order, judge.value.identity);
        if (!stored.ok) return stored;
        const { judgeId } = stored.value;
        await queue.replace({ key: judgeId, data: { judgeId } }, within);
        return ok({ judgeId });
      });
      if (!started.ok) return started;
      consumer.abort(({ judgeId }) => judgeId === started.value.judgeId);
      consumer.wake();
      return started;
    },
    async stop(judgeId) {
      const stopped = await endJudge(database, judgeId, "stopped");
      await queue.cancel(judgeId);
      consumer.abort((job) => job.judgeId === judgeId);
      return { stopped };
    },
    close: () => consumer.stop(),
  };
}

function problemIn(judged: Result<null> | null): string | null {
  if (judged === null) return `Judging stopped the server ${MOST_ATTEMPTS} times. Start the judge again.`;
  return judged.ok ? null : formatProblem(judged.problem);
}
