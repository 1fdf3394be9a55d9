import { importTaskSet, listTaskSets } from "@/server/runs";
import { fail, type TaskSetItem } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";
import { type TaskFileOptions, taskFilesOf } from "./task-files";

export async function importTasks(
  terminal: Terminal,
  benchmark: string,
  file: string,
  options: TaskFileOptions & { json?: true },
): Promise<ExitCode> {
  if (benchmark !== "travelplanner") {
    return requireValue(
      fail({ code: "bad_input", message: `Tasks of "${benchmark}" cannot be played. Write travelplanner.` }),
    );
  }
  const files = requireValue(taskFilesOf(file, options));
  return withDatabase(async ({ database }) => {
    const set = requireValue(await importTaskSet(database, files));
    const verb = set.isNew ? "brought in" : "there already";
    await terminal.print(options.json ? JSON.stringify(set) : `${line(set)}; ${verb}.`);
    return EXIT.done;
  });
}

export function listTasks(terminal: Terminal, { json }: { json?: true }): Promise<ExitCode> {
  return withDatabase(async ({ database }) => {
    const sets = await listTaskSets(database);
    if (json) await terminal.print(JSON.stringify({ taskSets: sets }));
    else await terminal.print(sets.length === 0 ? "There are no tasks." : sets.map(line).join("\n"));
    return EXIT.done;
  });
}

function line({ id, name, count, withLegs }: TaskSetItem): string {
  return `${id}  ${name}: ${count} tasks, ${withLegs} with reference legs`;
}
