import { parentPort } from "node:worker_threads";
import { ProblemError } from "@/server/trip";
import type { Slice, SliceAnswer } from "./messages";
import { playSlice } from "./play-slice";

/** The thread's side of `playInWorkers`. */
parentPort?.once("message", async (slice: Slice) => {
  try {
    await playSlice(slice, (dialogs) => send({ kind: "played", dialogs }));
    send({ kind: "done" });
  } catch (error) {
    if (error instanceof ProblemError) send({ kind: "problem", problem: error.problem });
    else throw error;
  }
});

function send(answer: SliceAnswer): void {
  parentPort?.postMessage(answer);
}
