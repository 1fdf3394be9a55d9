import { basename, extname } from "node:path";
import { type Command, Option } from "commander";
import type { TaskFiles } from "@/server/benchmarks";
import type { BenchmarkInfo, RunOptions } from "@/server/views";

/** Adds the options that name a benchmark's tasks; `except` is taken from elsewhere, as an argument. */
export function addTaskOptions(command: Command, { taskOptions }: BenchmarkInfo, except?: string | null): Command {
  for (const { key, about, isRequired, kind, choices } of taskOptions) {
    if (key === except) continue;
    const option = new Option(`--${key} <${kind === "choice" ? key : kind}>`, about);
    if (choices !== null) option.choices(choices);
    command.addOption(option.makeOptionMandatory(isRequired));
  }
  return command;
}

/** Adds the benchmark's run options. */
export function addRunOptions(command: Command, { runOptions }: BenchmarkInfo): void {
  for (const { key, about, kind, choices } of runOptions) {
    const value = kind === "flag" ? "" : ` <${kind === "choice" ? key : kind}>`;
    const option = new Option(`--${key}${value}`, about);
    if (choices !== null) option.choices(choices);
    command.addOption(option);
  }
}

/** Of all that was given, the values of the benchmark's run options; a flag is "yes". */
export function runOptionsOf({ runOptions }: BenchmarkInfo, given: Readonly<Record<string, unknown>>): RunOptions {
  return Object.fromEntries(
    runOptions.flatMap(({ key }) => {
      const value = given[key];
      return value === undefined ? [] : [[key, value === true ? "yes" : String(value)]];
    }),
  );
}

/** The option that names the file of tasks: the first that is required; null where tasks are of no file. */
export function mainTaskOption({ taskOptions }: BenchmarkInfo): string | null {
  return taskOptions.find(({ isRequired, kind }) => isRequired && kind === "file")?.key ?? null;
}

/** What tasks are called by default: as their file, or by what they are made of ("elicitation, travelers 20"). */
export function defaultSetName(info: BenchmarkInfo, given: Readonly<Record<string, string | undefined>>): string {
  const file = given[mainTaskOption(info) ?? ""];
  if (file !== undefined) return basename(file, extname(file));
  const values = info.taskOptions.flatMap(({ key }) => (given[key] === undefined ? [] : [`${key} ${given[key]}`]));
  return [info.name, ...values].join(", ");
}

/** Of all that was given, the values of the benchmark's task options. */
export function taskOptionsOf({ taskOptions }: BenchmarkInfo, given: TaskFiles): Record<string, string> {
  return Object.fromEntries(
    taskOptions.flatMap(({ key }) => {
      const value = given[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
