import { SHARE_ENV, Worker } from "node:worker_threads";
import { programFile } from "@/server/programs";

/** A new plan worker. The environment is the parent's as it is then: a thread that is kept finds worlds where the parent does. */
export function startWorker(): Worker {
  return new Worker(programFile("plan-thread"), { execArgv: [], env: SHARE_ENV });
}
