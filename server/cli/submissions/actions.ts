import { importSubmission } from "@/server/runs";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import { taskFilesOf } from "../tasks/task-files";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

interface SubmissionOptions {
  queries: string;
  name: string;
  sees: string;
  world: string;
  json?: true;
}

export async function importSubmissions(
  terminal: Terminal,
  submission: string,
  { queries, name, sees, world, json }: SubmissionOptions,
): Promise<ExitCode> {
  const tasks = requireValue(taskFilesOf(queries, {}));
  return withDatabase(async ({ database }) => {
    const imported = requireValue(await importSubmission(database, { submission, tasks, name, sees, world }));
    for (const note of imported.notes) terminal.note(note);
    const { id, plans, passed, isNew } = imported;
    const verb = isNew ? "brought in" : "there already";
    await terminal.print(
      json ? JSON.stringify(imported) : `${name}: ${plans} plans, ${passed} passed; ${verb} as ${id}.`,
    );
    return EXIT.done;
  });
}
