import type { PlanProgress, TripView } from "@/server/trip";
import { ProblemError } from "@/server/trip";
import type { TripChanges } from "../trips/trip-changes";
import type { Outcome, TripStore } from "../trips/trip-store";
import { createProgressWriter } from "./progress-writer";

/** Plans one trip. Resolves to null when the signal aborted it. */
export type PlanTrip = (
  trip: TripView,
  options: { signal: AbortSignal; onProgress: (progress: PlanProgress) => void },
) => Promise<Outcome | null>;

export interface PlanningQueueOptions {
  readonly store: TripStore;
  readonly changes: TripChanges;
  readonly planTrip: PlanTrip;
  /** Trips planned at the same time. */
  readonly concurrency: number;
  /** Trips that may wait; one more is turned away. */
  readonly capacity: number;
}

export interface PlanningQueue {
  /** Throws ProblemError "unavailable" when too many trips wait already. Call it before a trip is stored. */
  assertRoom(): void;
  add(id: string): void;
  /** Stops planning the trip if this process does; its end is stored by the caller. */
  cancel(id: string): void;
  /** Takes over trips that no server plans any more: none has touched them for `silentForMs`. */
  resume(silentForMs: number): Promise<void>;
  /** Stops all work and leaves the trips as they are, for the next start to resume. */
  stop(): Promise<void>;
}

/** Beyond this many beginnings a trip is given up: planning it seems to stop the server. */
const MAXIMUM_ATTEMPTS = 5;
const SIGN_OF_LIFE_MS = 5_000;

/** Plans trips in the order they came, a few at a time, and stores what comes of each. */
export function createPlanningQueue(options: PlanningQueueOptions): PlanningQueue {
  const { store, changes, planTrip, concurrency, capacity } = options;
  const waiting: string[] = [];
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let stopped = false;

  const signs = setInterval(() => void showLife().catch(report), SIGN_OF_LIFE_MS);
  signs.unref();

  async function showLife(): Promise<void> {
    for (const id of [...running.keys(), ...waiting]) if (!(await store.signOfLife(id))) cancel(id);
  }

  function startNext(): void {
    while (!stopped && running.size < concurrency) {
      const id = waiting.shift();
      if (id === undefined) return;
      const controller = new AbortController();
      const done = run(id, controller)
        .catch(report)
        .finally(() => {
          running.delete(id);
          startNext();
        });
      running.set(id, { controller, done });
    }
    waiting.forEach((id, index) => void showPlace(id, index + running.size).catch(report));
  }

  async function run(id: string, controller: AbortController): Promise<void> {
    const begun = await store.begin(id);
    if (begun === null || controller.signal.aborted) return;
    changes.announce(id);
    const outcome =
      begun.attempts > MAXIMUM_ATTEMPTS
        ? failure(`Planning this trip stopped the server ${MAXIMUM_ATTEMPTS} times. Change the request and try again.`)
        : await attempt(begun.trip, controller);
    if (outcome === null) return;
    await store.finish(id, outcome);
    changes.announce(id);
  }

  async function attempt(trip: TripView, controller: AbortController): Promise<Outcome | null> {
    const writer = createProgressWriter(async (progress) => {
      if (await store.saveProgress(trip.id, progress)) changes.announce(trip.id);
      else controller.abort();
    });
    try {
      return await planTrip(trip, { signal: controller.signal, onProgress: writer.write });
    } catch (error) {
      if (error instanceof ProblemError) return failure(error.message);
      report(error);
      return failure("Planning stopped unexpectedly. Nothing you entered is lost; try again.");
    } finally {
      await writer.close();
    }
  }

  async function showPlace(id: string, ahead: number): Promise<void> {
    const text = ahead === 1 ? "Waiting for one other trip to be planned." : `Waiting for ${ahead} other trips.`;
    if (await store.saveProgress(id, { step: "routes", text, done: null })) changes.announce(id);
  }

  function cancel(id: string): void {
    running.get(id)?.controller.abort();
    const index = waiting.indexOf(id);
    if (index >= 0) waiting.splice(index, 1);
  }

  function add(id: string): void {
    if (running.has(id) || waiting.includes(id)) return;
    waiting.push(id);
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
    cancel,
    resume: async (silentForMs) => {
      for (const id of await store.abandoned(silentForMs)) add(id);
    },
    stop: async () => {
      stopped = true;
      clearInterval(signs);
      waiting.length = 0;
      const jobs = [...running.values()];
      for (const { controller } of jobs) controller.abort();
      await Promise.all(jobs.map(({ done }) => done));
    },
  };
}

function failure(problem: string): Outcome {
  return { status: "failed", result: null, checks: [], problem };
}

function report(error: unknown): void {
  console.error("Planning a trip failed:", error);
}
