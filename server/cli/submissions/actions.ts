import { findBenchmark, type TaskFiles } from "@/server/benchmarks";
import { fail } from "@/server/trip";
import { defaultSetName, mainTaskOption, taskOptionsOf } from "../benchmarks/task-options";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOutImport } from "../through-server/carry-out";

type SubmissionOptions = TaskFiles & {
  readonly benchmark: string;
  readonly name: string;
  readonly sees: string;
  readonly world?: string;
  readonly json?: string;
};

export async function importSubmissions(
  terminal: Terminal,
  submission: string,
  options: SubmissionOptions,
): Promise<ExitCode> {
  const { name, sees, json } = options;
  const benchmark = requireValue(findBenchmark(options.benchmark));
  const { world = benchmark.info.world } = options;
  const main = mainTaskOption(benchmark.info);
  if (main !== null && options[main] === undefined) {
    return requireValue(fail({ code: "bad_input", message: `Name the file of tasks with --${main}.` }));
  }
  const imported = await carryOutImport(terminal, {
    kind: "submission",
    benchmark: options.benchmark,
    ...{ name, sees, world, taskSet: defaultSetName(benchmark.info, options), plans: submission },
    options: taskOptionsOf(benchmark.info, options),
  });
  if (imported.kind !== "submission") throw new Error(`A submission was imported as ${imported.kind}.`);
  for (const note of imported.notes) terminal.note(note);
  const { id, plans, passed, isNew } = imported;
  const verb = isNew ? "imported" : "there already";
  await terminal.print(
    json ? JSON.stringify(imported) : `${name}: ${plans} plans, ${passed} passed; ${verb} as ${id}.`,
  );
  return EXIT.done;
}
