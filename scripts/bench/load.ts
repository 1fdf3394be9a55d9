// Two hundred people who chat and plan at once, on built servers: npm run bench:load
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { buildPages } from "../lib/build.mjs";
import { type Habits, type Lived, live } from "./load/person";
import { type DatabaseKind, type Servers, startServers } from "./load/servers";
import { type Usage, usageOf } from "./load/usage";

/**
 * A closed loop: each person says something, waits for the answer, thinks and goes on; the last message has the trip planned. Every second
 * person follows the conversation over an open stream. With `--no-pause` nobody thinks, so that the server is as busy as it can be.
 * An answer is timed from sending the message to having the agent's whole reply. People and servers share the machine's cores.
 *
 * Options: --people N, --turns N, --no-pause, --on embedded|postgres, --processes N. Without --on, the embedded database, Postgres, and 2 and 4
 * processes on one Postgres are measured, and both databases without a pause. Postgres needs TEST_DATABASE_URL. Ends with 1 where a
 * message brought no answer. --profile FOLDER leaves processor profiles of the servers there.
 */

/** Reading a question and typing an answer. */
const THINK_MS = [10_000, 20_000] as const;
const NO_PAUSE = [0, 0] as const;
const ALIKE = 16;

interface Setup {
  readonly on: DatabaseKind;
  readonly processes: number;
  readonly thinkMs: Habits["thinkMs"];
}

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "200" },
    turns: { type: "string", default: "10" },
    on: { type: "string" },
    processes: { type: "string", default: "1" },
    "no-pause": { type: "boolean", default: false },
    profile: { type: "string" },
  },
});
const people = Number(values.people);
const turns = Number(values.turns);

await buildPages();
console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; ${people} people, ${turns} messages each`,
);
console.log(
  "servers                     turns/s  answer ms: p50   p95   p99   max  errors  plan s: p50   p95  planned  cpu ms a turn: main  threads  database  people  peak MB  load",
);
for (const setup of setups()) await measure(setup);

function setups(): Setup[] {
  const thinkMs = values["no-pause"] ? NO_PAUSE : THINK_MS;
  if (values.on !== undefined) {
    return [{ on: values.on === "postgres" ? "postgres" : "embedded", processes: Number(values.processes), thinkMs }];
  }
  const all: Setup[] = [
    { on: "embedded", processes: 1, thinkMs: THINK_MS },
    ...[1, 2, 4].map((processes): Setup => ({ on: "postgres", processes, thinkMs: THINK_MS })),
    { on: "embedded", processes: 1, thinkMs: NO_PAUSE },
    { on: "postgres", processes: 1, thinkMs: NO_PAUSE },
  ];
  if (process.env.TEST_DATABASE_URL) return all;
  console.log("Postgres is left out: TEST_DATABASE_URL names none.");
  return all.filter(({ on }) => on === "embedded");
}

async function measure({ on, processes, thinkMs }: Setup): Promise<void> {
  const profile = values.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${values.profile}`];
  const servers = await startServers(on, processes, profile);
  try {
    const before = usageOf(servers);
    const [busy = 0] = loadavg();
    const began = performance.now();
    const lived = await Promise.all(Array.from({ length: people }, (_, at) => liveOn(servers, at, thinkMs)));
    const answered = Math.max(...lived.map(({ lastAnswerAt }) => lastAnswerAt));
    const seconds = (answered - began) / 1_000;
    const name = `${on} ×${processes}${thinkMs === NO_PAUSE ? ", no pause" : ""}`;
    print(name, lived, { seconds, before, after: usageOf(servers), busy });
  } finally {
    await servers.stop();
  }
}

function liveOn({ processes }: Servers, at: number, thinkMs: Habits["thinkMs"]): Promise<Lived> {
  const server = processes[at % processes.length];
  if (server === undefined) throw new Error("There is no server.");
  const random = xoroshiro128plus(at + 1);
  // The first ones are nearly the same for all seeds: everyone would arrive at once.
  for (let drawn = 0; drawn < ALIKE; drawn += 1) uniformFloat64(random);
  // Of those of one server, every second one.
  const streams = Math.floor(at / processes.length) % 2 === 0;
  return live(server.address, at, { thinkMs, turns, streams }, () => uniformFloat64(random));
}

interface Course {
  readonly seconds: number;
  readonly before: Usage | null;
  readonly after: Usage | null;
  /** The machine's load over the minute before. */
  readonly busy: number;
}

function print(name: string, lived: readonly Lived[], { seconds, before, after, busy }: Course): void {
  const answers = lived.flatMap((one) => one.answers);
  const plans = lived.flatMap(({ planMs }) => (planMs === null ? [] : [planMs / 1_000]));
  const errors = lived.flatMap((one) => one.errors);
  const planned = lived.filter(({ outcome }) => outcome === "planned").length;
  const aTurn = (field: "mainMs" | "threadsMs" | "databaseMs" | "peopleMs") =>
    before === null || after === null ? "–" : ((after[field] - before[field]) / answers.length).toFixed(1);
  const cells: [string | number, number][] = [
    [(answers.length / seconds).toFixed(1), 7],
    ...[0.5, 0.95, 0.99, 1].map((share, at): [string, number] => [
      quantile(answers, share).toFixed(0),
      at === 0 ? 16 : 6,
    ]),
    [errors.length, 8],
    [plans.length === 0 ? "–" : quantile(plans, 0.5).toFixed(1), 13],
    [plans.length === 0 ? "–" : quantile(plans, 0.95).toFixed(1), 6],
    [planned, 9],
    [aTurn("mainMs"), 20],
    [aTurn("threadsMs"), 9],
    [aTurn("databaseMs"), 10],
    [aTurn("peopleMs"), 8],
    [after?.peakMb.map((mb) => mb.toFixed(0)).join("+") ?? "–", 9],
    [busy.toFixed(1), 6],
  ];
  console.log(`${name.padEnd(27)}${cells.map(([cell, width]) => String(cell).padStart(width)).join("")}`);
  if (errors.length > 0) process.exitCode = 1;
  for (const [error, count] of counted(errors)) console.log(`  ${count} × ${error}`);
  const others = lived.filter(({ outcome }) => outcome !== "planned").map(({ outcome }) => outcome);
  for (const [outcome, count] of counted(others)) console.log(`  ${count} trips ended ${outcome}`);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
