import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Database, runs, taskSets, trials } from "@/db";
import { type Agent, findAgent } from "@/server/agents";
import { codeVersion, namedModels, servedHere, settingsOf, tasksIdentity } from "@/server/benchmarks";
import { readModelsConfig } from "@/server/models";
import { fail, ok, type Result, type RunIdentity, type RunOrder, type RunSettings } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { identityHash } from "../identity";
import { unpricedSentence } from "../prices";
import { readTasks, type StoredTask } from "../tasks/task-sets";
import { seesOf } from "./run-words";

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 200;

/**
 * Stores a run with its trials; workers take them from there. Problems: "not_found" (task set, world, agent, model) and "bad_input" (a
 * mode or part that the agent does not know, sole planning without legs, a limit in dollars for a model without a price), each with what there is.
 */
export async function startRun(
  database: Database,
  order: RunOrder,
  startedBy: string | null,
): Promise<Result<{ readonly id: string }>> {
  const agent = findAgent(order.agent);
  if (!agent.ok) return agent;
  const set = await tasksOf(database, order);
  if (!set.ok) return set;
  const settings = settledOf(agent.value, order.settings);
  if (!settings.ok) return settings;
  const refusal = refusalOf(order, agent.value, set.value.stored);
  if (refusal !== null) return fail({ code: "bad_input", message: refusal });
  const world = await ensureWorld(order.world);
  if (!world.ok) return world;
  const models = usesModel(agent.value, order) ? namedModels(order.model) : ok({});
  if (!models.ok) return models;
  const unpriced = unpricedOf(models.value, order);
  if (unpriced !== null) return fail({ code: "bad_input", message: unpriced });
  const { name, hash } = world.value.describe();
  const identity: RunIdentity = {
    taskSet: {
      benchmark: "travelplanner",
      name: set.value.name,
      ...tasksIdentity(set.value.stored, settings.value.mode),
    },
    agent: agent.value.name,
    models: models.value,
    settings: settings.value,
    seed: order.seed,
    trials: order.trials,
    code: codeVersion(),
    world: { name, hash },
  };
  const id = randomUUID();
  await storeRun(database, { id, order, identity, startedBy, stored: set.value.stored });
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

async function tasksOf(
  database: Database,
  { taskSet, limit }: RunOrder,
): Promise<Result<{ name: string; stored: readonly StoredTask[] }>> {
  const [row] = await database.select({ name: taskSets.name }).from(taskSets).where(eq(taskSets.id, taskSet));
  if (row === undefined) {
    const message = `There is no task set "${taskSet}". "tasks import travelplanner FILE" brings one in.`;
    return fail({ code: "not_found", message });
  }
  const stored = await readTasks(database, taskSet);
  return ok({ name: row.name, stored: stored.slice(0, limit ?? undefined) });
}

/** Why the agent cannot work as ordered, in a sentence; null when it can. */
function refusalOf({ settings, model }: RunOrder, agent: Agent, stored: readonly StoredTask[]): string | null {
  if (settings.mode === "sole-planning" && stored.some(({ legs }) => legs === null)) {
    return "Sole planning needs the reference legs of every task. Import the tasks again with --legs.";
  }
  if (!agent.needsModel && !agent.takesModel && model !== null) {
    return `${agent.name} works without a language model. Leave the model out.`;
  }
  return null;
}

/** The settings as the order has them; what it leaves open follows from the agent. */
function settledOf(agent: Agent, { mode, protocol, ...settings }: RunSettings): Result<RunSettings> {
  return settingsOf(agent, { ...settings, mode: mode ?? undefined, protocol: protocol ?? undefined });
}

interface NewRun {
  readonly id: string;
  readonly order: RunOrder;
  readonly identity: RunIdentity;
  readonly startedBy: string | null;
  readonly stored: readonly StoredTask[];
}

function storeRun(database: Database, { id, order, identity, startedBy, stored }: NewRun): Promise<void> {
  const rows = stored.flatMap(({ query }, position) =>
    Array.from({ length: order.trials }, (_, trial) => ({
      runId: id,
      idx: query.idx,
      trial,
      position,
      status: "waiting" as const,
    })),
  );
  return database.transaction(async (within) => {
    await within.insert(runs).values({
      id,
      name: order.name,
      kind: "run",
      taskSetId: order.taskSet,
      identity,
      identityHash: identityHash(identity),
      sees: seesOf(identity),
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
