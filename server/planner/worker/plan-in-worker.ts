import type { Worker } from "node:worker_threads";
import {
  fail,
  ok,
  type PlanProgress,
  type PlanResult,
  type Problem,
  type Result,
  type TripRequest,
} from "@/server/trip";
import type { Snapshot } from "@/server/worlds/live";
import type { PlanAnswer, PlanQuestion, WorkerPlanOptions } from "./messages";
import { startWorker } from "./start-worker";

/** Threads kept warm, with their worlds open, for the next plans. */
const WARM_WORKERS = 2;
const warm: Worker[] = [];

export interface PlanInWorkerHooks {
  /** What was offered for the trip; the thread plans over it. Left out: over the world's own records. */
  readonly offers?: Snapshot | null;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PlanProgress) => void;
}

const CANCELLED: Problem = { code: "cancelled", message: "Planning was canceled." };

/**
 * `plan` in a thread of its own, so that a server stays responsive. The thread opens the world by its name. An abort ends
 * the thread at once; the answer is then the problem "cancelled". Never rejects.
 */
export function planInWorker(
  request: TripRequest,
  worldName: string,
  options: WorkerPlanOptions,
  { signal, onProgress, offers = null }: PlanInWorkerHooks = {},
): Promise<Result<PlanResult>> {
  if (signal?.aborted) return Promise.resolve(fail(CANCELLED));
  const worker = warm.pop() ?? newWorker();
  worker.ref();
  return new Promise((resolve) => {
    const finish = (result: Result<PlanResult>, reusable: boolean) => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      signal?.removeEventListener("abort", onAbort);
      if (reusable && warm.length < WARM_WORKERS) keepWarm(worker);
      else void worker.terminate();
      resolve(result);
    };
    const onAbort = () => finish(fail(CANCELLED), false);
    const crashed = (message: string) => finish(fail({ code: "internal", message }), false);
    const onError = (error: Error) => crashed(`The planning thread failed: ${error.message}`);
    const onExit = (code: number) => crashed(`The planning thread ended early (code ${code}).`);
    const onMessage = (answer: PlanAnswer) => {
      if (answer.kind === "progress") onProgress?.(answer.progress);
      else finish(answer.kind === "result" ? ok(answer.result) : fail(answer.problem), true);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage({ request, worldName, offers, options } satisfies PlanQuestion);
  });
}

/** A worker that is forgotten when it dies; an error after its last answer is nobody's. */
function newWorker(): Worker {
  const worker = startWorker();
  worker.on("error", () => {});
  worker.on("exit", () => {
    const index = warm.indexOf(worker);
    if (index >= 0) warm.splice(index, 1);
  });
  return worker;
}

/** An idle worker does not keep the process alive. */
function keepWarm(worker: Worker): void {
  worker.unref();
  warm.push(worker);
}
