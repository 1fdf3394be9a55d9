import { taskRow } from "@/server/environment";
import { writeJsonLines } from "@/server/episodes";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { servedTasks, type TaskOptions } from "./served-tasks";

export interface RowOptions extends TaskOptions {
  readonly set?: string;
  readonly from: number;
  readonly count: number;
  readonly out: string;
}

/** Writes the rows that trainers begin episodes from, one for each seed. */
export async function envTasks(terminal: Terminal, options: RowOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const set = options.set ?? tasks.names[0] ?? "";
  const rows = Array.from({ length: options.count }, (_, index) =>
    requireValue(taskRow(tasks, set, options.from + index)),
  );
  await writeJsonLines(options.out, rows);
  await terminal.print(`${rows.length} rows of ${set} are in ${options.out}.`);
  return EXIT.done;
}
