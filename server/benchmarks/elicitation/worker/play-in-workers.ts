import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { fail, ok, type Result } from "@/server/trip";
import type { PlayedDialog } from "../play-dialog";
import type { Slice, SliceAnswer } from "./messages";

const MOST_THREADS = 8;

export interface PlayHooks {
  readonly signal: AbortSignal;
  readonly onPlayed: (dialogs: number) => void;
}

/**
 * Plays the travelers in threads, a slice for each core, and gives them in their order: how many threads there are changes nothing
 * about the result. An abort ends the threads; the answer is then the problem "cancelled". Never rejects.
 */
export async function playInWorkers(
  { travelers, ...about }: Slice,
  { signal, onPlayed }: PlayHooks,
): Promise<Result<readonly PlayedDialog[]>> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, travelers.length);
  const stop = new AbortController();
  const anyStop = AbortSignal.any([signal, stop.signal]);
  const slices = await Promise.all(
    Array.from({ length: threads }, async (_, index) => {
      const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * travelers.length) / threads));
      const played = await playSlice({ ...about, travelers: travelers.slice(from, to) }, anyStop, onPlayed);
      if (!played.ok) stop.abort();
      return played;
    }),
  );
  const failed =
    slices.find((slice) => !slice.ok && slice.problem.code !== "cancelled") ?? slices.find(({ ok }) => !ok);
  if (failed !== undefined && !failed.ok) return failed;
  return ok(slices.flatMap((slice) => (slice.ok ? slice.value : [])));
}

function playSlice(
  slice: Slice,
  signal: AbortSignal,
  onPlayed: (dialogs: number) => void,
): Promise<Result<readonly PlayedDialog[]>> {
  const cancelled = fail({ code: "cancelled", message: "The run was canceled; nothing was written." });
  if (signal.aborted) return Promise.resolve(cancelled);
  const entry = import.meta.url.replace(/[^/]*$/, "from-source.mjs");
  const worker = new Worker(new URL(entry), { execArgv: [] });
  return new Promise((resolve) => {
    const played: PlayedDialog[] = [];
    const finish = (result: Result<readonly PlayedDialog[]>) => {
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
      if (answer.kind === "done") return finish(ok(played));
      played.push(...answer.dialogs);
      onPlayed(answer.dialogs.length);
    });
    worker.postMessage(slice);
  });
}
