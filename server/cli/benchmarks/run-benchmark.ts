import { basename } from "node:path";
import type { ToolProtocol } from "@/server/agents";
import { findBenchmark, runInFolder, type TaskFiles } from "@/server/benchmarks";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { promptTextsIn } from "../prompt-texts";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { summaryText } from "./summary-text";
import { defaultSetName, mainTaskOption, runOptionsOf, taskOptionsOf } from "./task-options";

export interface BenchOptions {
  world: string;
  agent: string;
  input?: string;
  objective?: string;
  mode?: string;
  model?: string;
  protocol?: ToolProtocol;
  without?: string[];
  prompts?: string;
  limit?: number;
  trials: number;
  /** A text where it is a task option. */
  seed?: number | string;
  out: string;
  json?: true;
}

/** Runs an agent on a benchmark's tasks in a folder; `files`: the values of the benchmark's task options. */
export async function runBenchmark(
  terminal: Terminal,
  name: string,
  files: TaskFiles,
  options: BenchOptions,
): Promise<ExitCode> {
  const { agent, input, objective, mode, model, protocol, without, trials, seed = 1, out, json } = options;
  const benchmark = requireValue(findBenchmark(name));
  const { info } = benchmark;
  const onProgress = (text: string) => terminal.note(text);
  const prompts = promptTextsIn(options.prompts);
  const tasks = requireValue(benchmark.importTasks(files));
  const world = requireValue(await ensureWorld(options.world, { onProgress }));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const summary = requireValue(
      await runInFolder({
        ...{
          benchmark,
          world,
          agent,
          input,
          objective,
          mode,
          model,
          protocol,
          without,
          prompts,
          trials,
          seed: Number(seed),
          options: runOptionsOf(info, { ...options }),
          taskOptions: mainTaskOption(info) === null ? taskOptionsOf(info, files) : undefined,
          out,
          onProgress,
        },
        tasks: tasks.slice(0, options.limit),
        taskSet:
          mainTaskOption(info) === null
            ? defaultSetName(info, files)
            : basename(files[mainTaskOption(info) ?? ""] ?? ""),
        signal: stop.signal,
      }),
    );
    await terminal.print(json ? JSON.stringify(summary) : summaryText(info, summary, out));
    const lost = summary.failures.find(({ kind }) => kind === "model unavailable")?.trials ?? 0;
    if (lost < summary.total) return EXIT.done;
    terminal.note(
      "error: No task could reach its model: the figures say nothing about it. Start again with another --out.",
    );
    return EXIT.unavailable;
  } finally {
    process.off("SIGINT", onInterrupt);
  }
}
