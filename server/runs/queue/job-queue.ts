import { fromPglite, PgBoss } from "pg-boss";
import { z } from "zod";
import type { OpenedDatabase } from "@/db";
import type { Kind } from "../play/players";
import type { TrialKey } from "../store/trial-store";
import { statementsApart } from "./statements-apart";

/** A turn at a trial, for whoever fetched it. */
export interface Turn {
  readonly id: string;
  readonly kind: Kind;
  readonly key: TrialKey;
}

/**
 * Turns at trials, shared by all workers of a database. A turn is a hint and may come twice or too late: whether a trial is to be played
 * is decided by the trial store. What it gives is order, one holder at a time, and a new turn where the holder has died.
 */
export interface JobQueue {
  /** Adds turns; a trial that has one, waiting or held, keeps it. */
  add(trials: readonly (TrialKey & { readonly kind: Kind })[]): Promise<void>;
  /** At most so many turns, held from now on. */
  fetch(kind: Kind, most: number): Promise<Turn[]>;
  /** Shows that turns are still held. Call it every few seconds. */
  touch(turns: readonly Turn[]): Promise<void>;
  /** The trial needs no turn any more. */
  done(turn: Turn): Promise<void>;
  /** Gives the turn back; it comes again in a moment. */
  later(turn: Turn): Promise<void>;
  /** Takes every turn away, also those that are held. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const QUEUES: Record<Kind, string> = { alone: "trials.alone", shared: "trials.shared" };
const KINDS = ["alone", "shared"] as const;
const keySchema = z.object({ runId: z.string(), idx: z.number().int(), trial: z.number().int() });

/** A holder that is silent for so long has died. */
const HEARTBEAT_SECONDS = 15;
const LONGEST_TRIAL_SECONDS = 20 * 60 * 60;
const LATER_SECONDS = 1;
/** A turn may be given back as often as it takes. */
const RETRIES = 1_000_000;

/** pg-boss on the opened database, in tables of its own. `report` is told of faults in its background work. */
export async function openJobQueue(opened: OpenedDatabase, report: (error: unknown) => void): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(opened.kind === "embedded"
      ? { db: fromPglite(statementsApart(opened.client)), backend: "pglite" as const }
      : { connectionString: opened.url, max: 4 }),
    schedule: false,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
    // Vacuum and indexes are the database's own business.
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", report);
  await boss.start();
  for (const kind of KINDS) {
    await boss.createQueue(QUEUES[kind], {
      policy: "exclusive",
      retryLimit: RETRIES,
      retryDelay: LATER_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: LONGEST_TRIAL_SECONDS,
      deleteAfterSeconds: 60,
    });
  }

  return {
    async add(trials) {
      for (const kind of KINDS) {
        const jobs = trials
          .filter((trial) => trial.kind === kind)
          .map(({ runId, idx, trial }) => ({
            data: { runId, idx, trial },
            singletonKey: `${runId}/${idx}/${trial}`,
          }));
        if (jobs.length > 0) await boss.insert(QUEUES[kind], jobs);
      }
    },
    async fetch(kind, most) {
      const jobs = await boss.fetch(QUEUES[kind], { batchSize: most });
      return jobs.map(({ id, data }) => ({ id, kind, key: keySchema.parse(data) }));
    },
    async touch(turns) {
      for (const kind of KINDS) {
        const ids = turns.filter((turn) => turn.kind === kind).map(({ id }) => id);
        if (ids.length > 0) await boss.touch(QUEUES[kind], ids);
      }
    },
    async done({ kind, id }) {
      await boss.complete(QUEUES[kind], id);
    },
    async later({ kind, id }) {
      await boss.fail(QUEUES[kind], id);
    },
    async clear() {
      for (const kind of KINDS) await boss.deleteAllJobs(QUEUES[kind]);
    },
    stop: () => boss.stop({ graceful: false, close: true }),
  };
}
