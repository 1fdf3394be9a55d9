import { z } from "zod";
import type { Database } from "@/db";
import { findAgent } from "@/server/agents";
import type { Job, JobQueue, Jobs } from "@/server/jobs";
import type { Kind } from "../execute/runners";

/** Which trial of which run. */
export interface TrialKey {
  readonly runId: string;
  /** The benchmark's name of it. */
  readonly taskId: string;
  readonly trial: number;
}

/** A job to play a trial. */
export interface TrialJob extends Job<TrialKey> {
  readonly kind: Kind;
}

const NAMES: Record<Kind, string> = { alone: "trials.alone", shared: "trials.shared" };
const keySchema = z.object({
  runId: z.string().max(200),
  taskId: z.string().max(100),
  trial: z.number().int().min(0).max(1_000),
});

/** The jobs of trials: a queue for each kind, since a worker has room for one kind where it has none for the other. */
export interface TrialQueues {
  readonly of: Readonly<Record<Kind, JobQueue<TrialKey>>>;
  /** Adds jobs at trials of an agent; a trial that has one keeps it. */
  send(agent: string, trials: readonly TrialKey[], within: Database): Promise<void>;
  isHeld(job: TrialJob, within: Database): Promise<boolean>;
  complete(job: TrialJob, within?: Database): Promise<boolean>;
  fail(job: TrialJob, within?: Database): Promise<boolean>;
}

export async function openTrialQueues(jobs: Jobs): Promise<TrialQueues> {
  const of = { alone: await jobs.queue(NAMES.alone, keySchema), shared: await jobs.queue(NAMES.shared, keySchema) };
  return {
    of,
    send: (agent, trials, within) =>
      of[kindOf(agent)].send(
        trials.map((data) => ({ key: `${data.runId}/${data.taskId}/${data.trial}`, data })),
        within,
      ),
    isHeld: async (job, within) => (await of[job.kind].heartbeat([job], within)).has(job.id),
    complete: (job, within) => of[job.kind].complete(job, within),
    fail: (job, within) => of[job.kind].fail(job, within),
  };
}

/** An agent that nobody knows any more is reported by the worker that tries to play it. */
function kindOf(name: string): Kind {
  const agent = findAgent(name);
  return agent.ok && agent.value.needsModel ? "shared" : "alone";
}
