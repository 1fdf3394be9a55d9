import type { PlanProgress } from "@/server/trip";
import { ProblemError } from "@/server/trip";
import type { TripChanges } from "../trips/trip-changes";
import type { JobStore, PlanningJob } from "./job-store";
import { createProgressWriter } from "./progress-writer";

/** Stores what came of a search in the trip's episode. */
export type Finish = () => Promise<void>;

export interface Search {
  /** Makes one search and answers with how to store what it found; null when the signal aborted it. */
  run(
    job: PlanningJob,
    options: { signal: AbortSignal; onProgress: (progress: PlanProgress) => void },
  ): Promise<Finish | null>;
  /** How to store that there is no answer, with a sentence for the traveler. */
  failed(job: PlanningJob, sentence: string): Finish;
}

export interface PlanningQueueOptions {
  readonly jobs: JobStore;
  readonly changes: TripChanges;
  readonly search: Search;
  /** Searches made at the same time. */
  readonly concurrency: number;
  /** Searches that may wait; one more is turned away. */
  readonly capacity: number;
}

export interface PlanningQueue {
  /** Throws ProblemError "unavailable" when too many trips wait already. Call it before a job is stored. */
  assertRoom(): void;
  /** Searches for the trip whose job is stored; a search of the same trip under way is stopped for it. */
  add(tripId: string): void;
  /** Takes the trip's job away and stops the search if this process makes it. */
  cancel(tripId: string): Promise<void>;
  /** Takes over jobs that no server works at any more: none has touched them for `silentForMs`. */
  resume(silentForMs: number): Promise<void>;
  /** Stops all work and leaves the jobs as they are, for the next start to resume. */
  stop(): Promise<void>;
}

/** Beyond this many beginnings a search is given up: it seems to stop the server. */
const MAXIMUM_ATTEMPTS = 5;
const SIGN_OF_LIFE_MS = 5_000;

/** Makes searches in the order they came, a few at a time, and stores what comes of each. */
export function createPlanningQueue(options: PlanningQueueOptions): PlanningQueue {
  const { jobs, changes, search, concurrency, capacity } = options;
  const waiting: string[] = [];
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let stopped = false;

  const signs = setInterval(() => void showLife().catch(report), SIGN_OF_LIFE_MS);
  signs.unref();

  async function showLife(): Promise<void> {
    for (const tripId of [...running.keys(), ...waiting]) {
      const job = await jobs.read(tripId);
      if (job === null) leave(tripId);
      else await jobs.signOfLife(job.id);
    }
  }

  function startNext(): void {
    while (!stopped && running.size < concurrency) {
      const tripId = waiting.find((id) => !running.has(id));
      if (tripId === undefined) return;
      waiting.splice(waiting.indexOf(tripId), 1);
      const controller = new AbortController();
      const done = run(tripId, controller)
        .catch(report)
        .finally(() => {
          running.delete(tripId);
          startNext();
        });
      running.set(tripId, { controller, done });
    }
    waiting.forEach((tripId, index) => void showPlace(tripId, index + running.size).catch(report));
  }

  async function run(tripId: string, controller: AbortController): Promise<void> {
    const job = await jobs.begin(tripId);
    if (job === null || controller.signal.aborted) return;
    changes.announce(tripId);
    const finish =
      job.attempts > MAXIMUM_ATTEMPTS
        ? search.failed(
            job,
            `Planning this trip stopped the server ${MAXIMUM_ATTEMPTS} times. Change the request and try again.`,
          )
        : await attempt(job, controller);
    if (finish === null || !(await jobs.isWanted(job.id))) return;
    // What was found is stored first: a server that stops in between searches once more, and nothing is lost.
    await finish();
    await jobs.remove(job.id);
    changes.announce(tripId);
  }

  async function attempt(job: PlanningJob, controller: AbortController): Promise<Finish | null> {
    const writer = createProgressWriter(async (progress) => {
      if (await jobs.saveProgress(job.id, progress)) changes.announce(job.tripId);
      else controller.abort();
    });
    try {
      return await search.run(job, { signal: controller.signal, onProgress: writer.write });
    } catch (error) {
      if (error instanceof ProblemError) return search.failed(job, error.message);
      report(error);
      return search.failed(job, "Planning stopped unexpectedly. Nothing you entered is lost; try again.");
    } finally {
      await writer.close();
    }
  }

  async function showPlace(tripId: string, ahead: number): Promise<void> {
    const text = ahead === 1 ? "Waiting for one other trip to be planned." : `Waiting for ${ahead} other trips.`;
    const job = await jobs.read(tripId);
    if (job !== null && (await jobs.saveProgress(job.id, { step: "routes", text, done: null }))) {
      changes.announce(tripId);
    }
  }

  /** Stops what this process does for the trip. */
  function leave(tripId: string): void {
    running.get(tripId)?.controller.abort();
    const index = waiting.indexOf(tripId);
    if (index >= 0) waiting.splice(index, 1);
  }

  function add(tripId: string): void {
    running.get(tripId)?.controller.abort();
    if (!waiting.includes(tripId)) waiting.push(tripId);
    startNext();
  }

  return {
    assertRoom: () => {
      if (waiting.length < capacity) return;
      throw new ProblemError({
        code: "unavailable",
        message: `${waiting.length} trips wait to be planned already. Try again in a few minutes.`,
      });
    },
    add,
    cancel: async (tripId) => {
      const job = await jobs.read(tripId);
      if (job !== null) await jobs.remove(job.id);
      leave(tripId);
    },
    resume: async (silentForMs) => {
      const missing = await jobs.addMissing(silentForMs);
      for (const tripId of [...missing, ...(await jobs.abandoned(silentForMs))]) {
        if (!running.has(tripId) && !waiting.includes(tripId)) add(tripId);
      }
    },
    stop: async () => {
      stopped = true;
      clearInterval(signs);
      waiting.length = 0;
      const searches = [...running.values()];
      for (const { controller } of searches) controller.abort();
      await Promise.all(searches.map(({ done }) => done));
    },
  };
}

function report(error: unknown): void {
  console.error("Planning a trip failed:", error);
}
