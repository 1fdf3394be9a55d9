import { z } from "zod";
import { consume, type Job, type JobQueue, type Jobs } from "@/server/jobs";
import type { PlanProgress } from "@/server/trip";
import { forLog, ProblemError } from "@/server/trip";
import type { TripChanges } from "../trips/trip-changes";
import type { PendingSearch, PendingTrip, Whose } from "./pending-search";
import { createProgressWriter } from "./progress-writer";
import type { ProgressStore } from "./search-progress";

/** Stores what came of a search in the trip's episode. */
export type Finish = () => Promise<void>;

export interface Search {
  /** The trip's pending search; null: none. */
  pending(tripId: string): Promise<PendingSearch | null>;
  /** Trips with a pending search. */
  pendingTrips(): Promise<readonly PendingTrip[]>;
  /** How many other trips of the same traveler are waiting for one. */
  pendingAhead(whose: Whose): Promise<number>;
  /** Makes one search and answers with how to store what it found; null when the signal aborted it. */
  run(
    search: PendingSearch,
    options: { signal: AbortSignal; onProgress: (progress: PlanProgress) => void },
  ): Promise<Finish | null>;
  /** How to store that there is no answer, with a sentence for the traveler. */
  failed(search: PendingSearch, sentence: string): Finish;
}

const jobSchema = z.object({ tripId: z.uuid() });
type PlanningJob = z.infer<typeof jobSchema>;

export interface PlanningQueueOptions {
  readonly queue: JobQueue<PlanningJob>;
  readonly progress: ProgressStore;
  readonly changes: TripChanges;
  readonly search: Search;
  /** Searches made at the same time by this process. */
  readonly concurrency: number;
  /** Searches that may wait; one more is turned away. */
  readonly capacity: number;
}

export interface PlanningQueue {
  /** Rejects with the problem "unavailable" when too many trips wait already, in all or of this traveler's. Call it before a search is promised. */
  assertRoom(whose: Whose): Promise<void>;
  /** Runs the trip's pending search, in place of an earlier search for it. */
  begin(tripId: string): Promise<void>;
  /** Ends the search for the trip, wherever it is made. */
  cancel(tripId: string): Promise<void>;
  /** Adds pending searches that have no job: a server stopped between the promise and the job. */
  resume(): Promise<void>;
  /** Gives back what is being searched for, for the next server. */
  stop(): Promise<void>;
}

/** One traveler's searches that may wait or be made; each of them comes after the other travelers' earlier ones. */
const MOST_OF_A_TRAVELER = 10;

/** A search that was begun so often is given up: it seems to stop the server. */
const MOST_ATTEMPTS = 5;

/** The jobs of searches: one at a time for a trip. */
export function openPlanningJobs(jobs: Jobs): Promise<JobQueue<PlanningJob>> {
  return jobs.queue("planning", jobSchema);
}

/** Makes searches in the order they came, a few at a time, and stores what comes of each. */
export function createPlanningQueue(options: PlanningQueueOptions): PlanningQueue {
  const { queue, progress, changes, search, concurrency, capacity } = options;
  /** As of the last look. */
  let waiting = 0;
  /** By traveler: what was promised since then and may not be stored yet, so that calls at the same time cannot pass together. */
  const promised = new Map<string, number>();
  let looking: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const consumer = consume({ queue, capacity: concurrency, handle, report });

  async function handle(job: Job<PlanningJob>, signal: AbortSignal): Promise<void> {
    const { tripId } = job.data;
    const pending = await search.pending(tripId);
    if (pending !== null) {
      await progress.remove(tripId);
      changes.announce(tripId);
      const finish = await finishOf(pending, job, signal);
      if (finish === null) {
        // Stopped here: the next server makes it. Where it was cancelled or replaced there is no such job any more.
        await queue.fail(job);
        return;
      }
      if (!(await queue.heartbeat([job])).has(job.id)) return;
      // What was found is stored first: a server that stops in between finds nothing pending, and ends the job.
      await finish();
      await progress.remove(tripId);
    }
    await queue.complete(job);
    changes.announce(tripId);
    // Something else was asked for meanwhile, and its job met this one.
    if ((await search.pending(tripId)) !== null) await send([{ id: tripId, turn: 0 }]);
    await look();
  }

  async function finishOf(
    pending: PendingSearch,
    { attempt }: Job<PlanningJob>,
    signal: AbortSignal,
  ): Promise<Finish | null> {
    if (attempt >= MOST_ATTEMPTS) {
      const sentence = `Planning this trip stopped the server ${MOST_ATTEMPTS} times. Change the request and try again.`;
      return search.failed(pending, sentence);
    }
    const { tripId } = pending;
    const writer = createProgressWriter(async (now) => {
      if (signal.aborted) return;
      await progress.save(tripId, now);
      changes.announce(tripId);
    });
    try {
      return await search.run(pending, { signal, onProgress: writer.write });
    } catch (error) {
      if (error instanceof ProblemError) return search.failed(pending, error.message);
      report(error);
      return search.failed(pending, "Planning stopped unexpectedly. Nothing you entered is lost; try again.");
    } finally {
      await writer.close();
    }
  }

  async function send(pending: readonly PendingTrip[]): Promise<void> {
    await queue.send(pending.map(({ id, turn }) => ({ key: id, data: { tripId: id }, turn })));
    consumer.wake();
  }

  /** One look at a time, and one more for all that was asked for meanwhile: telling everyone their place takes as long as many wait. */
  async function look(): Promise<void> {
    if (looking !== null) {
      next ??= looking.then(() => {
        next = null;
        return look();
      });
      return next;
    }
    looking = tellPlaces().catch(report);
    await looking;
    looking = null;
  }

  /** Counts the trips that wait, and tells each its place: a statement to read what they know, and one to tell what is new. */
  async function tellPlaces(): Promise<void> {
    const ids = await queue.waiting();
    waiting = ids.length;
    promised.clear();
    const before = consumer.atWork().length;
    if (before < concurrency) return;
    const known = await progress.readAll(ids);
    const updates = ids.flatMap((tripId, index) => {
      const ahead = index + before;
      const text = ahead === 1 ? "Waiting for one other trip to be planned." : `Waiting for ${ahead} other trips.`;
      return known.get(tripId)?.text === text
        ? []
        : [{ tripId, progress: { step: "routes" as const, text, done: null } }];
    });
    await progress.saveAll(updates);
    for (const { tripId } of updates) changes.announce(tripId);
  }

  return {
    assertRoom: async (whose) => {
      const traveler = "userId" in whose ? whose.userId : null;
      const stored = await search.pendingAhead(whose);
      const before = traveler === null ? 0 : (promised.get(traveler) ?? 0);
      const own = stored + before;
      if (own >= MOST_OF_A_TRAVELER) {
        const message = `${own} of your trips are already waiting to be planned. Try again when one of them is done.`;
        throw new ProblemError({ code: "unavailable", message });
      }
      // What is promised counts from now on, until the next look.
      if (waiting < capacity) {
        waiting += 1;
        if (traveler !== null) promised.set(traveler, before + 1);
        return;
      }
      throw new ProblemError({
        code: "unavailable",
        message: `${waiting} trips are already waiting to be planned. Try again in a few minutes.`,
      });
    },
    begin: async (tripId) => {
      await progress.remove(tripId);
      const turn = await search.pendingAhead({ tripId });
      await queue.replace({ key: tripId, data: { tripId }, turn });
      consumer.abort((job) => job.tripId === tripId);
      consumer.wake();
      await look();
    },
    cancel: async (tripId) => {
      await queue.cancel(tripId);
      consumer.abort((job) => job.tripId === tripId);
      await progress.remove(tripId);
    },
    resume: async () => {
      await send(await search.pendingTrips());
      await look();
    },
    stop: () => consumer.stop(),
  };
}

function report(error: unknown): void {
  console.error("Planning a trip failed:", forLog(error));
}
