import { statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type ImportedLog, importInspectLog, type LogOptions } from "@/server/runs";
import type { Imported } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOutImport } from "../through-server/carry-out";
import { withDatabase } from "../with-database";

type Run = Imported | ({ readonly kind: "log" } & ImportedLog);

/**
 * Each folder of `bench`, or log of inspect_ai, is imported whole or not at all; the first that cannot be ends the command, and those
 * before it stay.
 */
export async function importRuns(
  terminal: Terminal,
  paths: readonly string[],
  { json, ...options }: LogOptions & { json?: true },
): Promise<ExitCode> {
  const runs: Run[] = [];
  for (const path of paths) {
    const run = statSync(path, { throwIfNoEntry: false })?.isFile()
      ? await importLog(path, options)
      : await carryOutImport(terminal, { kind: "run", name: basename(resolve(path)), folder: path });
    runs.push(run);
    if (!json) await terminal.print(sentence(run));
  }
  if (json) await terminal.print(JSON.stringify({ runs }));
  return EXIT.done;
}

function importLog(file: string, options: LogOptions): Promise<Run> {
  return withDatabase(async ({ database }) => ({
    kind: "log" as const,
    ...requireValue(await importInspectLog(database, file, options)),
  }));
}

function sentence(run: Run): string {
  const what = `${run.name}: ${contents(run)}`;
  return run.isNew ? `${what}; imported as run ${run.id}.` : `${what}; already imported as run ${run.id}.`;
}

function contents(run: Run): string {
  if (run.kind === "run") return `${run.agent}, ${run.trials.toLocaleString("en-US")} trials`;
  if (run.kind === "log") return `${run.samples} samples, ${run.plans} plans, ${run.passed} passed`;
  return run.kind;
}
