import { writeFileSync } from "node:fs";
import { demonstrationRows } from "@/server/environment";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { servedTasks } from "./served-tasks";
import type { RowOptions } from "./tasks";

/** Writes what the exact teacher does in each task, as rows for supervised fine-tuning. */
export async function envDemonstrate(terminal: Terminal, options: RowOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const set = options.set ?? tasks.names[0] ?? "";
  const lines: string[] = [];
  for (let seed = options.from; seed < options.from + options.count; seed += 1) {
    const rows = requireValue(await demonstrationRows(tasks, set, seed));
    lines.push(...rows.map((row) => `${JSON.stringify(row)}\n`));
  }
  writeFileSync(options.out, lines.join(""));
  await terminal.print(`${options.count} demonstrations of ${set}, ${lines.length} rows, are in ${options.out}.`);
  return EXIT.done;
}
