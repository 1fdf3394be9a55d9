import { setTimeout as pause } from "node:timers/promises";
import type { Database, OpenedDatabase } from "@/db";
import { findAgent, usualTimeLimitMs } from "@/server/agents";
import type { TravelplannerSummary } from "@/server/benchmarks";
import { listTaskSets, readRun, startWorker, startRun as storeRun } from "@/server/runs";
import { fail, ok, type Result, type RunOrder, type RunView, runOrderSchema } from "@/server/trip";
import { ratesText } from "../benchmarks/rates-text";
import { failureText } from "../benchmarks/travelplanner-summary-text";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { withDatabase } from "../with-database";

export interface StartOptions {
  taskSet: string;
  world: string;
  agent: string;
  input: string;
  mode?: string;
  protocol?: string;
  without?: string;
  objective: string;
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
  return withDatabase(async (opened) => {
    const order = requireValue(await orderOf(opened.database, options));
    const { id } = requireValue(await storeRun(opened.database, order, null));
    if (!options.play) {
      const who = opened.kind === "embedded" ? "The app plays it when it runs." : "The app or a worker plays it.";
      await terminal.print(options.json ? JSON.stringify({ id }) : `Run ${id} is started. ${who}`);
      return EXIT.done;
    }
    const view = await play(opened, id, terminal);
    await terminal.print(options.json ? JSON.stringify({ ...view.run, problem: view.problem }) : told(view));
    const incomplete = incompleteSentence(view);
    if (incomplete === null) return EXIT.done;
    terminal.note(`error: ${incomplete}`);
    return EXIT.unavailable;
  });
}

async function orderOf(database: Database, options: StartOptions): Promise<Result<RunOrder>> {
  const sets = await listTaskSets(database);
  const set = sets.find(({ id, name }) => id === options.taskSet || name === options.taskSet);
  const agent = findAgent(options.agent);
  if (!agent.ok) return agent;
  const order = runOrderSchema.safeParse({
    name: options.name ?? [options.agent, options.mode, options.model].filter(Boolean).join(" "),
    taskSet: set?.id ?? options.taskSet,
    limit: options.limit ?? null,
    world: options.world,
    agent: options.agent,
    settings: {
      input: options.input,
      mode: options.mode ?? agent.value.modes[0] ?? null,
      protocol: options.protocol ?? (agent.value.needsModel ? "text" : null),
      without: options.without?.split(",").map((part) => part.trim()) ?? [],
      objective: options.objective,
      timeLimitMs: options.timeLimitMs ?? usualTimeLimitMs(agent.value),
    },
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
  if (order.success) return ok(order.data);
  const [issue] = order.error.issues;
  const message = `${issue?.path.join(".") ?? "The order"}: ${issue?.message ?? "is not right"}`;
  return fail({ code: "bad_input", message });
}

async function play(opened: OpenedDatabase, id: string, terminal: Terminal): Promise<RunView> {
  const report = (error: unknown) => terminal.note(error instanceof Error ? error.message : String(error));
  const { concurrency } = (await readRun(opened.database, id))?.limits ?? { concurrency: 1 };
  const worker = startWorker({ opened, players: concurrency, report });
  try {
    let told = -1;
    while (true) {
      const view = requireRun(await readRun(opened.database, id));
      const { status, finished, total } = view.run;
      if (status !== "queued" && status !== "running") return view;
      if (finished !== told) terminal.note(`${finished} of ${total} trials`);
      told = finished;
      await pause(LOOK_MS);
    }
  } finally {
    await worker.stop();
  }
}

/** Why the run is not what was ordered, in a sentence; null when all of its trials were played. */
function incompleteSentence({ run: { id, status, finished, total }, problem, trials }: RunView): string | null {
  const counted = `${finished} of ${total} trials are finished`;
  if (status === "stopped")
    return `The run was stopped, ${counted}. ${problem ?? ""} "runs resume ${id}" lets it go on.`;
  if (status === "cancelled") return `The run was cancelled, ${counted}.`;
  const lost = trials.filter(({ result }) => result?.endReason === "model unavailable").length;
  return lost === total ? "No trial could reach its model: the figures say nothing of it." : null;
}

function requireRun(view: RunView | null): RunView {
  return requireValue(view === null ? fail({ code: "not_found", message: "The run is gone." }) : ok(view));
}

function told({ run, problem, trials }: RunView): string {
  const { name, id, status, finished, total, rates, passPowerK } = run;
  const powers = passPowerK.map((value, index) => `pass^${index + 1} ${(100 * value).toFixed(1)} %`).join(", ");
  return [
    `${name} (run ${id}): ${status}, ${finished} of ${total} trials${run.scripted ? ", scripted" : ""}`,
    ...(problem === null ? [] : [problem]),
    ...(rates === null ? [] : ["", ...ratesText(rates), "", powers]),
    ...failureText({ failures: failuresOf(trials) }),
  ].join("\n");
}

/** Each kind with the trials that had it, the most frequent first. */
function failuresOf(trials: RunView["trials"]): TravelplannerSummary["failures"] {
  const counts = new Map<string, TravelplannerSummary["failures"][number]>();
  for (const { kind, side } of trials.flatMap(({ result }) => result?.failures ?? [])) {
    const key = `${kind} ${side}`;
    counts.set(key, { kind, side, trials: (counts.get(key)?.trials ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.trials - a.trials);
}
