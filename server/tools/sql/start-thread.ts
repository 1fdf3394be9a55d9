import { SHARE_ENV, Worker } from "node:worker_threads";
import { programFile } from "@/server/programs";

/** A new database thread. The environment is the parent's as it is then: the thread finds worlds where the parent does. */
export function startThread(): Worker {
  return new Worker(programFile("database-thread"), { execArgv: [], env: SHARE_ENV });
}
