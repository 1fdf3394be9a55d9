import { randomUUID } from "node:crypto";
import { type Database, runs, trials } from "@/db";
import type { Agent } from "@/server/agents";
import {
  type BenchmarkTask,
  type FittingAgent,
  identityOf,
  namedModels,
  servedHere,
  settingsOf,
} from "@/server/benchmarks";
import { readModelsConfig } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { RunIdentity, RunOrder, RunSettings } from "@/server/views";
import { ensureWorld } from "@/server/worlds";
import { identityHash } from "../identity";
import { unpricedSentence } from "../prices";
import { readTaskSet } from "../tasks/task-sets";

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 200;

/**
 * Stores a run with its trials; workers play them from there. Problems: "not_found" (task set, world, agent, model) and "bad_input" (what
 * the agent does not know, tasks that cannot be put that way, a limit in dollars for a model without a price), each with what there is.
 */
export async function startRun(
  database: Database,
  order: RunOrder,
  startedBy: string | null,
): Promise<Result<{ readonly id: string }>> {
  const set = await readTaskSet(database, order.taskSet);
  if (set === null) return noTaskSet(order.taskSet);
  const { benchmark } = set;
  const fitting = benchmark.findAgent(order.agent);
  if (!fitting.ok) return fitting;
  const { agent } = fitting.value;
  const settings = settledOf(fitting.value, order.settings);
  if (!settings.ok) return settings;
  if (!agent.needsModel && !agent.takesModel && order.model !== null) {
    return fail({ code: "bad_input", message: `${agent.name} works without a language model. Leave the model out.` });
  }
  const world = await ensureWorld(order.world);
  if (!world.ok) return world;
  const tasks = set.stored.slice(0, order.limit ?? undefined);
  const refused = tasks.map((task) => benchmark.input(task, settings.value, world.value)).find((asked) => !asked.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const models = usesModel(agent, order) ? namedModels(order.model) : ok({});
  if (!models.ok) return models;
  const unpriced = unpricedOf(models.value, order);
  if (unpriced !== null) return fail({ code: "bad_input", message: unpriced });
  const identity = identityOf({
    ...{ benchmark, tasks, taskSet: set.set.name, seed: order.seed, trials: order.trials },
    ...{ agent, prompts: fitting.value.prompts, models: models.value, settings: settings.value, world: world.value },
  });
  const id = randomUUID();
  await storeRun(database, { id, kind: "run", order, identity, startedBy, tasks, sees: benchmark.sees(identity) });
  return ok({ id });
}

/** Those that work without a model, too, have one where it is named. */
function usesModel({ needsModel, takesModel }: Agent, { model }: RunOrder): boolean {
  return needsModel || (takesModel === true && model !== null);
}

/** What is served here costs nothing and is in no file. */
function unpricedOf(models: RunIdentity["models"], { limits }: RunOrder): string | null {
  if (servedHere(models) !== null) return null;
  const config = readModelsConfig();
  // What is wrong with the file was found when its models were named.
  return config.ok ? unpricedSentence(models, config.value, limits) : null;
}

export function noTaskSet(id: string) {
  const message = `There is no task set "${id}". "tasks import BENCHMARK" imports one.`;
  return fail({ code: "not_found", message });
}

/** The settings as the order has them; what it leaves open follows from the agent. */
function settledOf(fitting: FittingAgent, settings: RunSettings): Result<RunSettings> {
  const { input, mode, protocol, objective } = settings;
  return settingsOf(fitting, {
    ...settings,
    input: input ?? undefined,
    mode: mode ?? undefined,
    protocol: protocol ?? undefined,
    objective: objective ?? undefined,
  });
}

export interface NewRun {
  readonly id: string;
  readonly kind: "run" | "external";
  readonly order: Pick<RunOrder, "name" | "taskSet" | "trials" | "limits">;
  readonly identity: RunIdentity;
  readonly startedBy: string | null;
  readonly tasks: readonly BenchmarkTask[];
  readonly sees: string;
}

/** Stores a run whose trials all wait. */
export function storeRun(
  database: Database,
  { id, kind, order, identity, startedBy, tasks, sees }: NewRun,
): Promise<void> {
  const rows = tasks.flatMap((task, position) =>
    Array.from({ length: order.trials }, (_, trial) => ({
      runId: id,
      taskId: task.id,
      trial,
      position,
      status: "waiting" as const,
    })),
  );
  return database.transaction(async (within) => {
    await within.insert(runs).values({
      id,
      name: order.name,
      kind,
      taskSetId: order.taskSet,
      identity,
      identityHash: identityHash(identity),
      sees,
      limits: order.limits,
      status: "queued",
      total: rows.length,
      startedBy,
    });
    for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
      await within.insert(trials).values(rows.slice(from, from + ROWS_AT_A_TIME));
    }
  });
}
