import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";

/** A new database thread: the bundled one within Next, else the source itself (tsx, vitest). */
export function startThread(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./sql-thread.ts", import.meta.url));
  // By its path from the root, where every command of the project runs: programs that are bundled into one file ask too.
  const entry = join(process.cwd(), "server", "tools", "sql", "from-source.mjs");
  // The environment is the parent's as it is then: the thread finds worlds where the parent does.
  return new Worker(pathToFileURL(entry), { execArgv: [], env: SHARE_ENV });
}
