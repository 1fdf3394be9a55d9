import { setTimeout as pause } from "node:timers/promises";
import type { OpenedDatabase } from "@/db";
import type { ToolProtocol } from "@/server/agents";
import { findBenchmark, type RunSummary, settingsOf } from "@/server/benchmarks";
import { openJobs } from "@/server/jobs";
import { listTaskSets, readRun, startWorker, startRun as storeRun } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import {
  type BenchmarkInfo,
  type RunOrder,
  type RunView,
  runOrderSchema,
  startedRunSchema,
  type TaskSetItem,
} from "@/server/views";
import { ratesText } from "../benchmarks/rates-text";
import { failureText } from "../benchmarks/summary-text";
import { EXIT, type ExitCode } from "../exit-code";
import { promptTextsIn } from "../prompt-texts";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withStore } from "../through-server/carry-out";
import { withDatabase } from "../with-database";
import { checkedOrder, storedTaskSets, taskSetOf } from "./order";

export interface StartOptions {
  taskSet: string;
  world: string;
  agent: string;
  input?: string;
  mode?: string;
  protocol?: ToolProtocol;
  without?: string;
  prompts?: string;
  objective?: string;
  timeLimitMs?: number;
  model?: string;
  limit?: number;
  trials: number;
  seed: number;
  concurrency: number;
  stepsPerTrial?: number;
  tokensPerTrial?: number;
  msPerTrial?: number;
  costPerTrial?: number;
  cost?: number;
  name?: string;
  play?: true;
  json?: true;
}

const LOOK_MS = 500;

/** Stores a run. With --play it is played by this process, else by the app or the workers of the database. */
export function startRun(terminal: Terminal, options: StartOptions): Promise<ExitCode> {
  return options.play ? playHere(terminal, options) : leaveToWorkers(terminal, options);
}

async function leaveToWorkers(terminal: Terminal, options: StartOptions): Promise<ExitCode> {
  const { id } = await withStore(terminal, async (ask) => {
    const order = requireValue(orderOf(await storedTaskSets(ask), options));
    return ask({ kind: "start run", order }, startedRunSchema, ({ database }) => storeRun(database, order, null));
  });
  const who = process.env.DATABASE_URL
    ? "The app or a worker executes it."
    : "The app executes it, now or when it starts.";
  await terminal.print(options.json ? JSON.stringify({ id }) : `Run ${id} is started. ${who}`);
  return EXIT.done;
}

function playHere(terminal: Terminal, options: StartOptions): Promise<ExitCode> {
  return withDatabase(async (opened) => {
    const order = requireValue(orderOf(await listTaskSets(opened.database), options));
    const { id } = requireValue(await storeRun(opened.database, order, null));
    const view = await play(opened, id, terminal);
    await terminal.print(options.json ? JSON.stringify({ ...view.run, problem: view.problem }) : runText(view));
    const incomplete = incompleteSentence(view);
    if (incomplete === null) return EXIT.done;
    terminal.note(`error: ${incomplete}`);
    return EXIT.unavailable;
  });
}

function orderOf(sets: readonly TaskSetItem[], options: StartOptions): Result<RunOrder> {
  const set = taskSetOf(sets, options.taskSet);
  if (set === undefined) {
    const message = `There is no task set "${options.taskSet}". "tasks list" shows them.`;
    return fail({ code: "not_found", message });
  }
  const benchmark = findBenchmark(set.benchmark);
  if (!benchmark.ok) return benchmark;
  const fitting = benchmark.value.findAgent(options.agent);
  if (!fitting.ok) return fitting;
  const { input, mode, protocol, objective, timeLimitMs } = options;
  const without = options.without?.split(",").map((part) => part.trim());
  const settings = settingsOf(fitting.value, {
    ...{ input, mode, protocol, objective, timeLimitMs, without },
    prompts: promptTextsIn(options.prompts),
  });
  if (!settings.ok) return settings;
  return checkedOrder(runOrderSchema, {
    name: options.name ?? [options.agent, options.mode, options.model].filter(Boolean).join(" "),
    taskSet: set.id,
    limit: options.limit ?? null,
    world: options.world,
    agent: options.agent,
    settings: settings.value,
    model: options.model ?? null,
    seed: options.seed,
    trials: options.trials,
    limits: {
      stepsPerTrial: options.stepsPerTrial ?? null,
      tokensPerTrial: options.tokensPerTrial ?? null,
      msPerTrial: options.msPerTrial ?? null,
      costUsdPerTrial: options.costPerTrial ?? null,
      costUsd: options.cost ?? null,
      concurrency: options.concurrency,
    },
  });
}

async function play(opened: OpenedDatabase, id: string, terminal: Terminal): Promise<RunView> {
  const report = (error: unknown) => terminal.note(error instanceof Error ? error.message : String(error));
  const { concurrency } = (await readRun(opened.database, id))?.limits ?? { concurrency: 1 };
  const jobs = await openJobs(opened, report);
  const worker = await startWorker({ opened, jobs, runners: concurrency, report });
  try {
    let lastNote = -1;
    while (true) {
      const view = requireRun(await readRun(opened.database, id));
      const { status, finished, total } = view.run;
      if (status !== "queued" && status !== "running") return view;
      if (finished !== lastNote) terminal.note(`${finished} of ${total} trials`);
      lastNote = finished;
      await pause(LOOK_MS);
    }
  } finally {
    await worker.stop();
    await jobs.stop();
  }
}

/** Why the run is not what was ordered, in a sentence; null when all of its trials were played. */
function incompleteSentence({ run: { id, status, finished, total }, problem, trials }: RunView): string | null {
  const counted = `${finished} of ${total} trials are finished`;
  if (status === "stopped") return `The run was stopped, ${counted}. ${problem ?? ""} "runs resume ${id}" resumes it.`;
  if (status === "cancelled") return `The run was canceled, ${counted}.`;
  const lost = trials.filter(({ result }) => result?.endReason === "model unavailable").length;
  return lost === total ? "No trial could reach its model: the figures say nothing about it." : null;
}

function benchmarkInfo(name: string): BenchmarkInfo {
  return requireValue(findBenchmark(name)).info;
}

function requireRun(view: RunView | null): RunView {
  return requireValue(view === null ? fail({ code: "not_found", message: "The run is gone." }) : ok(view));
}

function runText({ run, problem, trials }: RunView): string {
  const { name, id, status, finished, total, rates, passPowerK } = run;
  const powers = passPowerK.map((value, index) => `pass^${index + 1} ${(100 * value).toFixed(1)} %`).join(", ");
  return [
    `${name} (run ${id}): ${status}, ${finished} of ${total} trials${run.scripted ? ", scripted" : ""}`,
    ...(problem === null ? [] : [problem]),
    ...(rates === null ? [] : ["", ...ratesText(benchmarkInfo(run.benchmark).rates, rates), "", powers]),
    ...failureText({ failures: failuresOf(trials) }),
  ].join("\n");
}

/** Each kind with the trials that had it, the most frequent first. */
function failuresOf(trials: RunView["trials"]): RunSummary["failures"] {
  const counts = new Map<string, RunSummary["failures"][number]>();
  for (const { kind, side } of trials.flatMap(({ result }) => result?.failures ?? [])) {
    const key = `${kind} ${side}`;
    counts.set(key, { kind, side, trials: (counts.get(key)?.trials ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.trials - a.trials);
}
