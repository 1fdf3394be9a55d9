// Measures how long the server's event loop is held up while it plays two runs: npm run bench:event-loop
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import { z } from "zod";
import type { AppRouter } from "@/server/api";
import { OwnServer } from "../../e2e/own-server";
import { buildPages } from "../lib/build.mjs";

const DATA = resolve("../shared/data/travelplanner");
const TASKS = 60;
const IDLE_MS = 10_000;
/** A page that waits for longer than this seems to hang. */
const MOST_MS = 50;
const ALL_RUNS = { agent: null, model: null, status: null, text: null };

const samplesSchema = z.array(z.object({ at: z.number(), lateMs: z.number(), busyMs: z.number().nullable() }));
type Sample = z.infer<typeof samplesSchema>[number];

if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published files of TravelPlanner are not at ${DATA}.`);

async function main(): Promise<void> {
  await buildPages();
  const server = new OwnServer();
  const samplesPath = join(server.folder, "samples.jsonl");
  const probe = pathToFileURL(resolve("scripts/bench/event-loop-probe.mjs"));
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import ${probe}`;
  process.env.EVENT_LOOP_SAMPLES = samplesPath;
  try {
    const credentials = await prepare(server);
    const from = Date.now();
    await server.start();
    const answered = Date.now();
    await untilPlayed(server.address, credentials);
    const played = Date.now();
    await pause(IDLE_MS);
    const until = Date.now();
    await server.stop();

    const samples = readFileSync(samplesPath, "utf8")
      .trim()
      .split("\n")
      .flatMap((line) => samplesSchema.parse(JSON.parse(line)));
    const between = (first: number, last: number) => samples.filter(({ at }) => at >= first && at < last);
    console.log(
      `react with the scripted model and solver, ${TASKS} tasks each, played in ${seconds(answered, played)}`,
    );
    console.log(`  ms                            late: p50    p99   most  busy: p50    p99   most  over ${MOST_MS} ms`);
    print(`at start, ${seconds(from, answered)}`, between(from, answered));
    print("while runs are played", between(answered, played));
    print(`idle, ${seconds(played, until)}`, between(played, until));
    console.log(
      "  late: ms behind a timer of 5 ms. busy: ms of the main thread's processor time from one such timer to the next.",
    );
  } finally {
    await server.remove();
  }
}

/** Brings in world and tasks and starts both runs, which the server plays when it starts. */
async function prepare(server: OwnServer): Promise<{ email: string; password: string }> {
  // First, since it begins with a prepared data folder, the travelers' world in it, which is not what is measured.
  const credentials = await server.addResearcher();
  await server.command("world", "import", "travelplanner", join(DATA, "database"));
  await server.command("tasks", "import", "travelplanner", join(DATA, "queries/validation-dev.jsonl"));
  const order = ["--task-set", "validation-dev", "--world", "travelplanner", "--limit", String(TASKS)];
  await server.command("runs", "start", ...order, "--agent", "react", "--model", "scripted");
  await server.command("runs", "start", ...order, "--agent", "solver");
  return credentials;
}

/** Follows the runs as a researcher's pages do until both are finished. */
async function untilPlayed(address: string, credentials: { email: string; password: string }): Promise<void> {
  const headers = await signedIn(address, credentials);
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${address}/api/trpc`, transformer: superjson, headers })],
  });
  const leave = new AbortController();
  const runs = await client.runs.list.query(ALL_RUNS);
  const followed = [
    follow(`${address}/api/trpc/runs.watchAll`, headers, leave.signal),
    ...runs.map(({ id }) => follow(`${address}/api/trpc/runs.watch?input=${inputOf({ id })}`, headers, leave.signal)),
  ];
  for (;;) {
    const standing = await client.runs.list.query(ALL_RUNS);
    if (standing.length === 0) throw new Error("No run is there to be played.");
    if (standing.every(({ status }) => status !== "queued" && status !== "running")) break;
    await pause(1_000);
  }
  leave.abort();
  await Promise.all(followed);
}

async function signedIn(address: string, credentials: object): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`The researcher could not sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: cookie.join("; "), origin: address };
}

function inputOf(input: object): string {
  return encodeURIComponent(JSON.stringify(superjson.serialize(input)));
}

/** Reads a stream of events until the signal aborts. */
async function follow(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { headers: { ...headers, accept: "text/event-stream" }, signal });
  if (!answer.ok || answer.body === null) throw new Error(`${url} cannot be followed: ${answer.status}`);
  const reading = answer.body.pipeTo(new WritableStream(), { signal });
  await reading.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function print(name: string, samples: readonly Sample[]): void {
  const late = samples.map(({ lateMs }) => lateMs);
  const busy = samples.flatMap(({ busyMs }) => busyMs ?? []);
  const over = (times: readonly number[]) => times.filter((time) => time > MOST_MS).length;
  const overs = `${over(late)} late, ${over(busy)} busy`;
  console.log(`  ${name.padEnd(28)}${figures(late)}    ${figures(busy)}  ${overs}`);
}

function figures(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return [0.5, 0.99, 1].map((share) => (at(share)?.toFixed(1) ?? "–").padStart(7)).join("");
}

function seconds(from: number, until: number): string {
  return `${((until - from) / 1_000).toFixed(0)} s`;
}
