import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { programFile } from "@/server/programs";
import { fail, ok, type Result } from "@/server/trip";
import { CANCELLED } from "../../cancelled";
import type { Slice, SliceAnswer, ThreadTrial } from "./messages";

const MOST_THREADS = 8;

/**
 * Executes trials in threads, a slice for each core; how many threads there are changes nothing about an episode. An abort ends the
 * threads; the answer is then the problem "cancelled". Never rejects.
 */
export async function executeInThreads(
  { trials, ...about }: Slice,
  signal: AbortSignal,
  onExecuted: (trials: readonly ThreadTrial[]) => void,
): Promise<Result<null>> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, trials.length);
  const stop = new AbortController();
  const anyStop = AbortSignal.any([signal, stop.signal]);
  const slices = await Promise.all(
    Array.from({ length: threads }, async (_, index) => {
      const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * trials.length) / threads));
      const executed = await executeSlice({ ...about, trials: trials.slice(from, to) }, anyStop, onExecuted);
      if (!executed.ok) stop.abort();
      return executed;
    }),
  );
  const failed = slices.filter((slice) => !slice.ok);
  return failed.find(({ problem }) => problem.code !== "cancelled") ?? failed[0] ?? ok(null);
}

function executeSlice(
  slice: Slice,
  signal: AbortSignal,
  onExecuted: (trials: readonly ThreadTrial[]) => void,
): Promise<Result<null>> {
  const cancelled = fail(CANCELLED);
  if (signal.aborted) return Promise.resolve(cancelled);
  const worker = new Worker(programFile("benchmark-thread"), { execArgv: [] });
  return new Promise((resolve) => {
    const finish = (result: Result<null>) => {
      signal.removeEventListener("abort", onAbort);
      void worker.terminate();
      resolve(result);
    };
    const onAbort = () => finish(cancelled);
    const crashed = (message: string) => finish(fail({ code: "internal", message }));
    signal.addEventListener("abort", onAbort, { once: true });
    worker.on("error", (error) => crashed(`A thread failed: ${error instanceof Error ? error.stack : String(error)}`));
    worker.on("exit", (code) => crashed(`A thread ended early (code ${code}).`));
    worker.on("message", (answer: SliceAnswer) => {
      if (answer.kind === "problem") return finish(fail(answer.problem));
      if (answer.kind === "done") return finish(ok(null));
      onExecuted(answer.trials);
    });
    worker.postMessage(slice);
  });
}
