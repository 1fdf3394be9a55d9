import { renameSync, writeFileSync } from "node:fs";
import { type BenchmarkTask, findBenchmark } from "@/server/benchmarks";
import { counted } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

const NOTE_EVERY = 100;

/** Writes the tasks that a benchmark makes in a world; the file is there once it is whole. */
export async function generateTasks(
  terminal: Terminal,
  name: string,
  { world: worldName, seed, out }: { world: string; seed: number; out: string },
): Promise<ExitCode> {
  const { info, generate } = requireValue(findBenchmark(name));
  const world = requireValue(await ensureWorld(worldName, { onProgress: (text) => terminal.note(text) }));
  const tasks: BenchmarkTask[] = [];
  for (const task of generate(world, seed) ?? []) {
    tasks.push(task);
    if (tasks.length % NOTE_EVERY === 0) terminal.note(`${tasks.length} tasks`);
  }
  const unfinished = `${out}.unfinished`;
  writeFileSync(unfinished, tasks.map(({ content }) => `${JSON.stringify(content)}\n`).join(""));
  renameSync(unfinished, out);
  const parts = info.facets.map(
    ({ key, label }) => `${label}: ${countsOf(tasks.map(({ facets }) => facets[key] ?? ""))}.`,
  );
  await terminal.print([`${counted(tasks.length, "task")} of ${info.title} are in ${out}.`, ...parts].join("\n"));
  return EXIT.done;
}

function countsOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} ${count}`).join(", ");
}
