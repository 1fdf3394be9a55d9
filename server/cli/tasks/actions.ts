import { findBenchmark, type TaskFiles } from "@/server/benchmarks";
import type { TaskSetItem } from "@/server/views";
import { defaultSetName, taskOptionsOf } from "../benchmarks/task-options";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import { storedTaskSets } from "../runs/order";
import type { Terminal } from "../terminal";
import { carryOutImport, withStore } from "../through-server/carry-out";

export async function importTasks(
  terminal: Terminal,
  benchmark: string,
  files: TaskFiles,
  { name, json }: { name?: string; json?: true },
): Promise<ExitCode> {
  const { info } = requireValue(findBenchmark(benchmark));
  const order = {
    kind: "tasks",
    benchmark,
    name: name ?? defaultSetName(info, files),
    options: taskOptionsOf(info, files),
  } as const;
  const set = await carryOutImport(terminal, order);
  if (set.kind !== "tasks") throw new Error(`Tasks were imported as ${set.kind}.`);
  await terminal.print(json ? JSON.stringify(set) : `${line(set)}; ${set.isNew ? "imported" : "there already"}.`);
  return EXIT.done;
}

export async function listTasks(terminal: Terminal, { json }: { json?: true }): Promise<ExitCode> {
  const sets = await withStore(terminal, storedTaskSets);
  if (json) await terminal.print(JSON.stringify({ taskSets: sets }));
  else await terminal.print(sets.length === 0 ? "There are no tasks." : sets.map(line).join("\n"));
  return EXIT.done;
}

function line({ id, name, benchmark, count }: TaskSetItem): string {
  return `${id}  ${name} (${benchmark}): ${count} tasks`;
}
