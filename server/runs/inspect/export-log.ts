import type { Database } from "@/db";
import { createEpisodeStore, type RecordedEvent } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { RunView } from "@/server/views";
import { openWorld } from "@/server/worlds";
import { readRun } from "../store/read-runs";
import { benchmarkOf, readRunTasks } from "../tasks/task-sets";
import type { Json } from "./inspect-events";
import { LOG_VERSION } from "./log-schema";
import { sampleOfTrial } from "./sample-of-trial";

/** A run as a log of inspect_ai: what it says of the whole, and its samples as they are read. */
export interface ExportedLog {
  readonly header: Json;
  readonly samples: AsyncGenerator<Json>;
}

const PAGE = 200;

/** The finished trials of a run as the samples of a log. Problem "not_found": there is no such run. */
export async function exportInspectLog(database: Database, id: string): Promise<Result<ExportedLog>> {
  const view = await readRun(database, id);
  if (view === null) return fail({ code: "not_found", message: `There is no run "${id}". See: runs list.` });
  return ok({ header: headerOf(view), samples: samplesOf(database, view) });
}

async function* samplesOf(database: Database, { run, limits, trials }: RunView): AsyncGenerator<Json> {
  const tasks = await readRunTasks(database, run.id);
  const benchmark = benchmarkOf(run.benchmark);
  const episodes = createEpisodeStore(database);
  for (const trial of trials) {
    const { episodeId, result } = trial;
    const task = tasks.get(trial.taskId);
    const header = episodeId === null ? null : await episodes.header(episodeId);
    if (header === null || result === null || task === undefined) continue;
    const events: RecordedEvent[] = [];
    for (let after = -1; after < header.length - 1; after += PAGE) {
      events.push(...(await episodes.events(header.id, { after, limit: PAGE })));
    }
    const plain = events.map(({ event }) => event);
    const written = plain.findLast((event) => event.type === "planWritten");
    const world = openWorld(header.world.name);
    const kit = world.ok ? benchmark.kit(task, world.value) : null;
    const text = kit?.planText?.(plain) ?? (written?.type === "planWritten" ? written.text : "");
    yield sampleOfTrial({ trial: { ...trial, result }, header, events, answer: text, limits });
  }
}

const STATUSES = {
  queued: "started",
  running: "started",
  finished: "success",
  cancelled: "cancelled",
  stopped: "error",
};

/** What inspect_ai knows of an evaluation (`EvalLog` without samples). */
function headerOf({ run, benchmark, limits, startedAt, endedAt, problem }: RunView): Json {
  const { identity, id, name, createdAt, tasks, finished, total, rates } = run;
  const [model] = Object.values(identity?.models ?? {}).map((each) => each.name);
  const trials = identity?.trials ?? Math.max(1, Math.round(total / Math.max(1, tasks.count)));
  const error = { message: problem ?? run.status, traceback: "", traceback_ansi: "" };
  return {
    version: LOG_VERSION,
    status: STATUSES[run.status],
    eval: {
      eval_id: id,
      run_id: id,
      created: createdAt,
      task: benchmark.name,
      task_id: `${benchmark.name}-${tasks.sha256.slice(0, 12)}`,
      task_version: 0,
      task_display_name: `${benchmark.title}: ${tasks.name}`,
      solver: identity?.agent ?? name,
      tags: [run.kind, ...(run.scripted ? ["scripted"] : [])],
      dataset: { name: tasks.name, samples: tasks.count, shuffled: false },
      model: model ?? "none/none",
      config: {
        epochs: trials,
        ...(limits?.tokensPerTrial != null && { token_limit: limits.tokensPerTrial }),
        ...(limits?.msPerTrial != null && { time_limit: Math.ceil(limits.msPerTrial / 1_000) }),
        ...(limits?.costUsdPerTrial != null && { cost_limit: limits.costUsdPerTrial }),
      },
      packages: identity === null ? {} : { dragoman: identity.code },
      metadata: { name, sees: run.sees, identity },
    },
    plan: { name: "plan", steps: [{ solver: identity?.agent ?? name, params: { ...identity?.settings } }], config: {} },
    results: {
      total_samples: total,
      completed_samples: finished,
      scores: [{ name: benchmark.name, scorer: benchmark.name, params: {}, metrics: metricsOf(rates) }],
    },
    stats: { started_at: startedAt ?? createdAt, completed_at: endedAt ?? "", model_usage: {} },
    ...(run.status === "stopped" && { error }),
  };
}

function metricsOf(rates: RunView["run"]["rates"]): Json {
  const known = Object.entries(rates ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(known.map(([name, value]) => [name, { name, value, params: {} }]));
}
