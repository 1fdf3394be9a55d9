// Loaded into the server by the bench: writes to EVENT_LOOP_SAMPLES, a line each second, when its event loop turned.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const EVERY_MS = 5;
const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`;
const path = process.env.EVENT_LOOP_SAMPLES;

// The commands around the server, and its threads and players, load it too.
if (path && isMainThread && process.argv[1]?.endsWith("next/dist/bin/next")) watch(path);

/** @param {string} samplesPath */
function watch(samplesPath) {
  /** @type {{ at: number, lateMs: number, busyMs: number | null }[]} */
  let samples = [];
  let turnedAt = performance.now();
  let busy = processorMs();

  function turned() {
    setTimeout(turned, EVERY_MS);
    const now = performance.now();
    const used = processorMs();
    samples.push({
      at: Date.now(),
      lateMs: Math.max(0, now - turnedAt - EVERY_MS),
      busyMs: used === null || busy === null ? null : used - busy,
    });
    turnedAt = now;
    busy = used;
  }
  function write() {
    appendFileSync(samplesPath, `${JSON.stringify(samples)}\n`);
    samples = [];
  }
  setTimeout(turned, EVERY_MS);
  setInterval(write, 1_000).unref();
  process.on("exit", write);
}

/** Processor time of the main thread so far, which other processes of the machine do not lengthen; null where the system does not tell. */
function processorMs() {
  if (!existsSync(SCHEDULED)) return null;
  return Number(readFileSync(SCHEDULED, "utf8").split(" ")[0]) / 1e6;
}
