import { demonstrationRows } from "@/server/environment";
import { writeJsonLines } from "@/server/episodes";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { servedTasks } from "./served-tasks";
import type { RowOptions } from "./tasks";

/** Writes what the exact teacher does in each task, as rows for supervised fine-tuning. */
export async function envDemonstrate(terminal: Terminal, options: RowOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const set = options.set ?? tasks.names[0] ?? "";
  const rows: object[] = [];
  for (let seed = options.from; seed < options.from + options.count; seed += 1) {
    rows.push(...requireValue(await demonstrationRows(tasks, set, seed)));
  }
  await writeJsonLines(options.out, rows);
  await terminal.print(`${options.count} demonstrations of ${set}, ${rows.length} rows, are in ${options.out}.`);
  return EXIT.done;
}
