import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Database, runs, taskSets, trials } from "@/db";
import { type Agent, findAgent } from "@/server/agents";
import { codeVersion, queriesIdentity } from "@/server/benchmarks";
import { fail, ok, type Result, type RunIdentity, type RunOrder } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { identityHash, modelsByRole } from "../identity";
import { readTasks, type StoredTask } from "../tasks/task-sets";
import { seesOf } from "./run-words";

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 200;

/**
 * Stores a run with its trials; workers take them from there. Problems: "not_found" (task set, world, agent, model) and "bad_input" (a
 * mode or part that the agent does not know, sole planning without legs), each with what there is.
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
  const refusal = refusalOf(order, agent.value, set.value.stored);
  if (refusal !== null) return fail({ code: "bad_input", message: refusal });
  const world = await ensureWorld(order.world);
  if (!world.ok) return world;
  const models = agent.value.needsModel ? modelsByRole(order.model) : ok({});
  if (!models.ok) return models;
  const { name, hash } = world.value.describe();
  const identity: RunIdentity = {
    taskSet: {
      benchmark: "travelplanner",
      name: set.value.name,
      ...queriesIdentity(set.value.stored.map(({ query }) => query)),
    },
    agent: agent.value.name,
    models: models.value,
    settings: order.settings,
    seed: order.seed,
    trials: order.trials,
    code: codeVersion(),
    world: { name, hash },
  };
  const id = randomUUID();
  await storeRun(database, { id, order, identity, startedBy, stored: set.value.stored });
  return ok({ id });
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
  const { mode, protocol, without } = settings;
  if (agent.modes.length === 0 && mode !== null) return `${agent.name} knows no modes. Leave the mode out.`;
  if (agent.modes.length > 0 && (mode === null || !agent.modes.includes(mode))) {
    return `Choose a mode that ${agent.name} knows: ${agent.modes.join(" or ")}.`;
  }
  if (mode === "sole-planning" && stored.some(({ legs }) => legs === null)) {
    return "Sole planning needs the reference legs of every task. Import the tasks again with --legs.";
  }
  if (agent.needsModel !== (protocol !== null)) {
    return agent.needsModel
      ? "Choose how tools are called: text or native."
      : `${agent.name} calls no tools: leave the protocol out.`;
  }
  if (!agent.needsModel && model !== null) return `${agent.name} works without a language model. Leave the model out.`;
  const unknown = without.filter((part) => !agent.parts.includes(part));
  if (unknown.length > 0) {
    const parts = agent.parts.length === 0 ? "none" : agent.parts.join(", ");
    return `${agent.name} has no part ${unknown.join(", ")} to switch off. Parts: ${parts}.`;
  }
  return null;
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
