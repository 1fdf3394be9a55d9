import { SHARE_ENV, Worker } from "node:worker_threads";

/** A new plan worker: the bundled one within Next, else the source itself (tsx, vitest). */
export function startWorker(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./plan-worker.ts", import.meta.url));
  // Written so that no bundler follows it. The parent's own loaders are not inherited: from-source.mjs registers tsx.
  const entry = import.meta.url.replace(/[^/]*$/, "from-source.mjs");
  // The environment is the parent's as it is then: a thread that is kept finds worlds where the parent does.
  return new Worker(new URL(entry), { execArgv: [], env: SHARE_ENV });
}
