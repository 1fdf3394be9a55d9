import { parentPort } from "node:worker_threads";
import { ProblemError } from "@/server/trip";
import { executeSlice } from "./execute-slice";
import type { Slice, SliceAnswer } from "./messages";

/** The thread's side of `executeInThreads`. */
parentPort?.once("message", async (slice: Slice) => {
  try {
    await executeSlice(slice, (trials) => send({ kind: "executed", trials }));
    send({ kind: "done" });
  } catch (error) {
    if (error instanceof ProblemError) send({ kind: "problem", problem: error.problem });
    else throw error;
  }
});

function send(answer: SliceAnswer): void {
  parentPort?.postMessage(answer);
}
