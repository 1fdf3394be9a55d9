import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { callTool, createNotebook, type ToolContext } from "@/server/tools";
import { fail, ProblemError, type Result } from "@/server/trip";
import { ensureWorld, importWorld, openWorld, type World } from "@/server/worlds";

/**
 * What execute_sql and execute_python cost: the first call of a process (a thread and its database, an interpreter's start), calls
 * after it, and memory. The benchmark's database where its published files are, else the sample world.
 */

const PUBLISHED = resolve("../shared/data/itinerarybench/database");
const SQL_CALLS = 200;
const PYTHON_CALLS = 10;
/** The interpreter of the next call starts meanwhile, as while a model thinks. */
const THINKING_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
process.env.DRAGOMAN_DATA = folder;
try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Threads and an interpreter that wait for a next call are not waited for.
process.exit(0);

async function main() {
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  );
  const world = await benchWorld();
  await measureSql(world);
  await measurePython(world);
}

async function benchWorld(): Promise<World> {
  if (!existsSync(PUBLISHED)) return required(await ensureWorld("sample"));
  required(await importWorld("itinerarybench", PUBLISHED));
  return required(openWorld("itinerarybench"));
}

async function measureSql(world: World) {
  const table = world.describe().kind === "itinerarybench" ? "railway" : "lodgings";
  const statements = [`SELECT * FROM ${table} LIMIT 5`, `SELECT count(*), avg(price) FROM ${table}`];
  const before = process.memoryUsage().rss;
  const first = await timed("execute_sql", statements[0] ?? "", world);
  const warm: number[] = [];
  for (let call = 0; call < SQL_CALLS; call += 1) {
    warm.push(await timed("execute_sql", statements[call % statements.length] ?? "", world));
  }
  const memory = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  console.log(
    `execute_sql over ${world.describe().name}: first call ${first.toFixed(0)} ms; ${shown(warm)}; ${memory} MB`,
  );
}

async function measurePython(world: World) {
  const code = "from itertools import permutations\nmin(permutations(range(7)), key=lambda p: sum(p[:3]))";
  const first = await timed("execute_python", code, world);
  const cold: number[] = [];
  const warm: number[] = [];
  let memory = 0;
  for (let call = 0; call < PYTHON_CALLS; call += 1) {
    cold.push(await timed("execute_python", code, world));
    await new Promise((later) => setTimeout(later, THINKING_MS));
    memory = Math.max(memory, interpreterMb());
    warm.push(await timed("execute_python", code, world));
  }
  console.log(`execute_python: first call ${first.toFixed(0)} ms; one right after another, ${shown(cold)}`);
  console.log(`execute_python: with an interpreter that waits, ${shown(warm)}; an interpreter ${memory} MB`);
}

/** Resident memory of the largest process below this one: the interpreter that waits. */
function interpreterMb(pid = process.pid): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    const sizes = children.map((child) => {
      const own = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child}/status`, "utf8"))?.[1];
      return Math.max(Math.round(Number(own ?? 0) / 1024), interpreterMb(child));
    });
    return Math.max(0, ...sizes);
  } catch {
    return 0;
  }
}

/** Milliseconds of a call that works. */
async function timed(tool: "execute_sql" | "execute_python", argument: string, world: World): Promise<number> {
  const context: ToolContext = {
    world,
    notebook: createNotebook(),
    signal: new AbortController().signal,
    writePlan: async () => fail({ code: "internal", message: "Nothing is planned here." }),
    offered: [tool],
  };
  const start = performance.now();
  const answer = await callTool(tool, [argument], context);
  if (!answer.ok) throw new Error(answer.observation);
  return performance.now() - start;
}

function shown(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms (${times.length} calls)`;
}

function required<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
