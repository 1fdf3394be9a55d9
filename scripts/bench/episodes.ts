// Appends to an episode while a hundred readers follow it: npm run bench:episodes
// On the embedded database, and on Postgres too when DATABASE_URL names one; what it stores it removes.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { EventEmitter, setMaxListeners } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { closeDatabase, openDatabase, runs, taskSets } from "@/db";
import { createEpisodeStore, type EpisodeStore, type Event, type TailSources, tailEpisode } from "@/server/episodes";

const RUN = "bench:episodes";
const READERS = 100;
const BATCHES = 240;
/** As a worker appends while an agent works. */
const BATCH_EVERY_MS = 250;
const OBSERVATION_ROWS = 40;

if (process.argv[2] === "measure") await measure();
else compareDatabases();

function compareDatabases(): void {
  console.log(
    `${READERS} readers of one episode, ${BATCHES} batches of ${step(0).length} events, one every ${BATCH_EVERY_MS} ms`,
  );
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    inOwnProcess("embedded", { DRAGOMAN_DATA: folder, DATABASE_URL: "" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (process.env.DATABASE_URL) inOwnProcess("Postgres", {});
  else console.log("Postgres: not measured; set DATABASE_URL to a database.");
}

function inOwnProcess(name: string, env: Record<string, string>): void {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), "measure"], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}

async function measure(): Promise<void> {
  const { database } = await openDatabase();
  const store = createEpisodeStore(database);
  const id = randomUUID();
  try {
    await database.insert(taskSets).values({ id: RUN, benchmark: "travelplanner", name: RUN, sha256: "", count: 0 });
    const run = { id: RUN, name: RUN, kind: "run", taskSetId: RUN, sees: "", status: "finished", total: 0 } as const;
    await database.insert(runs).values(run);
    await alone(store);
    await store.begin(headerOf(id), [{ type: "thought", text: "It begins." }]);
    await together(store, id);
  } finally {
    await database.delete(runs).where(eq(runs.id, RUN));
    await database.delete(taskSets).where(eq(taskSets.id, RUN));
    await closeDatabase();
  }
}

/** Appending with nobody listening. */
async function alone(store: EpisodeStore): Promise<void> {
  const id = randomUUID();
  await store.begin(headerOf(id), [{ type: "thought", text: "It begins." }]);
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const from = performance.now();
    await store.append(id, step(batch));
    times.push(performance.now() - from);
  }
  print("append, nobody reads", times);
}

/** Appending while everyone follows; a reader's time runs from the append's end to the received event. */
async function together(store: EpisodeStore, id: string): Promise<void> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const sources: TailSources = { events: store.events, nextChange: nextChangeOf(emitter) };
  const appendedAt = new Map<number, number>();
  const delays: number[] = [];
  const controller = new AbortController();
  setMaxListeners(READERS + 1, controller.signal);
  const readers = Array.from({ length: READERS }, async () => {
    let expected = 0;
    for await (const { sequence } of tailEpisode(id, -1, sources, controller.signal)) {
      if (sequence !== expected) throw new Error(`A reader got event ${sequence} in place of ${expected}.`);
      expected += 1;
      const at = appendedAt.get(sequence);
      if (at !== undefined) delays.push(performance.now() - at);
    }
    return expected;
  });
  const times: number[] = [];
  const late: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const from = performance.now();
    const last = batch === BATCHES - 1;
    const recorded = await store.append(id, last ? [{ type: "ended", reason: "done" }] : step(batch));
    const now = performance.now();
    for (const { sequence } of recorded) appendedAt.set(sequence, now);
    times.push(now - from);
    emitter.emit(id);
    const wait = BATCH_EVERY_MS - (performance.now() - from);
    const asleep = performance.now();
    if (!last) await pause(Math.max(0, wait));
    late.push(Math.max(0, performance.now() - asleep - Math.max(0, wait)));
  }
  const counts = new Set(await Promise.all(readers));
  print(`append, ${READERS} readers`, times);
  print("from append to a reader", delays);
  print("event loop late", late);
  console.log(`  every reader got ${[...counts].join(" or ")} events, each once and in order`);
}

function nextChangeOf(emitter: EventEmitter): TailSources["nextChange"] {
  return (id, timeoutMs, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        emitter.off(id, done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      emitter.once(id, done);
      signal.addEventListener("abort", done);
    });
}

function headerOf(id: string) {
  return { id, runId: RUN, agent: "bench", world: { name: "bench", source: "bench", hash: "0" }, seed: 0 };
}

/** A thought, the call of a tool, and its answer of some thousand characters. */
function step(number: number): Event[] {
  const callId = `call-${number}`;
  const rows = Array.from(
    { length: OBSERVATION_ROWS },
    (_, row) =>
      `F${3_570_000 + number * 100 + row} | ${90 + row} | 10:00 | 11:05 | 2022-03-10 | Dallas | Austin | 306 km`,
  );
  return [
    { type: "thought", text: `Step ${number}: I need the flights from Dallas to Austin.` },
    { type: "toolCalled", callId, tool: "FlightSearch", input: { origin: "Dallas", destination: "Austin" } },
    { type: "toolAnswered", callId, ok: true, output: ["Flights:", "Flight Number | Price", ...rows].join("\n") },
  ];
}

function print(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(1);
  console.log(`  ${name.padEnd(26)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${sorted.length})`);
}
