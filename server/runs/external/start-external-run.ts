import { randomUUID } from "node:crypto";
import type { Database } from "@/db";
import { type Benchmark, type BenchmarkTask, identityOf, UNKNOWN_SETTINGS } from "@/server/benchmarks";
import { fail, ok, type Result } from "@/server/trip";
import {
  type ExternalAccess,
  type ExternalOrder,
  PLANNER_PART,
  type RunLimits,
  type RunSettings,
} from "@/server/views";
import { ensureWorld, type World } from "@/server/worlds";
import { noTaskSet, storeRun } from "../store/start-run";
import { readTaskSet } from "../tasks/task-sets";
import { offeredTools } from "./offered-tools";
import { noKit } from "./open-trial";
import { createRunToken } from "./tokens";

/**
 * Stores a run whose tasks an external agent works on, and makes the first token for it. Problems: "not_found" (task set, world) and
 * "bad_input" (a name that an agent of the benchmark has, tasks that do not belong to the world).
 */
export async function startExternalRun(
  database: Database,
  order: ExternalOrder,
  startedBy: string | null,
): Promise<Result<ExternalAccess>> {
  const set = await readTaskSet(database, order.taskSet);
  if (set === null) return noTaskSet(order.taskSet);
  const { benchmark } = set;
  if (benchmark.findAgent(order.agent).ok) {
    const message = `"${order.agent}" is a built-in agent. Give the external one another name.`;
    return fail({ code: "bad_input", message, where: { field: "agent" } });
  }
  const world = await ensureWorld(order.world);
  if (!world.ok) return world;
  const settings = settingsOf(benchmark, order);
  const tasks = set.stored.slice(0, order.limit ?? undefined);
  if (tasks.some((task) => benchmark.kit(task, world.value) === null)) return fail(noKit(benchmark));
  const refused = tasks.map((task) => benchmark.input(task, settings, world.value)).find((asked) => !asked.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const { trials } = order;
  const identity = identityOf({
    ...{ benchmark, tasks, taskSet: set.set.name, seed: 0, trials, models: {}, settings, world: world.value },
    agent: { name: order.agent },
    prompts: [],
  });
  const id = randomUUID();
  const sees = seesOf(benchmark, tasks, world.value, settings);
  await storeRun(database, {
    ...{ id, kind: "external", identity, startedBy, tasks, sees },
    order: { name: order.name, taskSet: order.taskSet, trials, limits: limitsOf(order) },
  });
  const token = await createRunToken(database, id, startedBy);
  return token.ok ? ok({ id, token: token.value }) : token;
}

/** The task in its words, which the benchmark's first input is. */
function settingsOf({ info }: Benchmark, { withPlanner, msPerTrial }: ExternalOrder): RunSettings {
  return {
    ...UNKNOWN_SETTINGS,
    input: info.inputs[0]?.key ?? null,
    without: withPlanner ? [] : [PLANNER_PART],
    timeLimitMs: msPerTrial,
  };
}

function limitsOf({ callsPerTrial, msPerTrial, concurrency }: ExternalOrder): RunLimits {
  const unlimited = { tokensPerTrial: null, costUsdPerTrial: null, costUsd: null };
  return { ...unlimited, stepsPerTrial: callsPerTrial, msPerTrial, concurrency };
}

function seesOf(benchmark: Benchmark, [first]: readonly BenchmarkTask[], world: World, settings: RunSettings): string {
  const kit = first === undefined ? null : benchmark.kit(first, world);
  const tools = kit === null ? [] : offeredTools(kit, settings);
  return `The task's text, and what its own calls of tools find: ${tools.join(", ")}.`;
}
