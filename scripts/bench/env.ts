import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client, type Timing } from "./env/client";
import { ServerProcess } from "./env/server-process";

/**
 * A thousand sessions at once, four tool calls each: how long a call takes, and whether anything is lost when the server is killed (kill -9) in the
 * middle and started again. A trainer's model thinks between two calls; here a timer does. Server and clients share this machine's cores.
 */

const SESSIONS = 1_000;
const TURNS = 4;
/** Milliseconds that a session thinks before a call. */
const THINKING = { least: 1_000, most: 9_000 } as const;
const PORT = 8_799;

const CITIES = ["Dallas", "Austin", "Houston", "Chicago", "Denver", "Seattle", "Boston", "Atlanta"];
const CALLS = [
  (city: string, other: string) => ["FlightSearch", { origin: city, destination: other, date: "2027-04-09" }] as const,
  (_: string, other: string) => ["AccommodationSearch", { city: other }] as const,
  (_: string, other: string) => ["RestaurantSearch", { city: other }] as const,
  (_: string, other: string) => ["AttractionSearch", { city: other }] as const,
];

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-env-"));
const server = new ServerProcess(PORT, join(folder, "sessions.jsonl"), SESSIONS * 2);
try {
  await server.start();
  console.log(
    `Load of the machine before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}.`,
  );
  const atStart = server.processorSeconds();
  const calm = await play("without a kill", null);
  report(calm.timings, "A tool call, nobody is killed");
  const requests = SESSIONS * (2 + 2 * TURNS);
  const each = ((server.processorSeconds() - atStart) * 1_000) / requests;
  console.log(
    `Memory of the server: ${server.memoryMiB()} MiB; processor time of a request: ${each.toFixed(2)} ms (${requests}).`,
  );
  const killed = await play("with a kill", (SESSIONS * TURNS) / 2);
  report(
    killed.timings.filter(({ tries }) => tries === 1),
    "A tool call answered at once, the server is killed once",
  );
  console.log(`Calls that had to be sent again: ${killed.timings.filter(({ tries }) => tries > 1).length}.`);
  console.log(`Sessions that went on after the kill: ${server.resumed} of ${SESSIONS * 2} that were open.`);
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}

/** Plays all sessions; the server is killed once so many calls were answered. Throws where anything was lost. */
async function play(name: string, killAfter: number | null): Promise<{ timings: Timing[] }> {
  const client = new Client(`http://127.0.0.1:${PORT}`, SESSIONS);
  const timings: Timing[] = [];
  const answers = new Map<string, string>();
  let isKilled = killAfter === null;
  const ids = await Promise.all(
    Array.from({ length: SESSIONS }, (_, index) => client.open({ seed: index, request_id: `${name} ${index}` })),
  );
  const session = async (id: string, index: number) => {
    for (let turn = 0; turn < TURNS; turn++) {
      await setTimeout(THINKING.least + Math.random() * (THINKING.most - THINKING.least));
      const timing = await act(client, id, index, turn);
      timings.push(timing);
      answers.set(`${id} ${turn}`, timing.answer);
      if (!isKilled && timings.length >= (killAfter ?? 0)) {
        isKilled = true;
        await server.killAndStart();
      }
    }
  };
  await Promise.all(ids.map(session));
  // Each call is sent again with its id: it is answered as before, and was done once.
  let lost = 0;
  for (const [index, id] of ids.entries()) {
    for (let turn = 0; turn < TURNS; turn++) {
      const { answer } = await act(client, id, index, turn);
      if (answer !== answers.get(`${id} ${turn}`)) lost += 1;
    }
    if ((await client.steps(id)) !== TURNS) lost += 1;
  }
  console.log(`${name}: ${ids.length} sessions, ${timings.length} calls, ${lost} lost or changed.`);
  if (lost > 0) process.exitCode = 1;
  client.close();
  return { timings };
}

function act(client: Client, id: string, index: number, turn: number): Promise<Timing> {
  const city = CITIES[index % CITIES.length] ?? "";
  const other = CITIES[(index + 1 + turn) % CITIES.length] ?? "";
  const [tool, input] = CALLS[turn % CALLS.length]?.(city, other) ?? ["", {}];
  return client.act(id, { tool, arguments: input, request_id: `turn ${turn}` });
}

function report(timings: readonly Timing[], what: string): void {
  const sorted = timings.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${sorted.length} calls).`,
  );
}
