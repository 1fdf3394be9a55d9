import { and, eq } from "drizzle-orm";
import { type Database, type TrialRow, trials } from "@/db";
import type { TaskKit } from "@/server/agents";
import type { Benchmark, BenchmarkTask } from "@/server/benchmarks";
import type { Task } from "@/server/episodes";
import type { ToolName } from "@/server/tools";
import { fail, ok, type Problem, ProblemError, type Result } from "@/server/trip";
import { ensureWorld, type World } from "@/server/worlds";
import { type PlayedRun, readTask } from "../store/trial-store";
import { benchmarkOf } from "../tasks/task-sets";
import { offeredTools } from "./offered-tools";

/** What a run of an external agent is played with. */
export interface ExternalStage {
  readonly run: PlayedRun;
  readonly benchmark: Benchmark;
  readonly world: World;
}

/** A trial that an external agent works on. */
export interface OpenTrial extends ExternalStage {
  readonly row: TrialRow;
  readonly task: BenchmarkTask;
  readonly asked: Task;
  readonly kit: TaskKit;
  readonly tools: readonly ToolName[];
}

/** Problem "unavailable": the world is not here as it was when the run was started. */
export async function stageOf(run: PlayedRun): Promise<Result<ExternalStage>> {
  const { name, hash } = run.identity.world;
  const world = await ensureWorld(name);
  if (!world.ok) return world;
  if (world.value.describe().hash !== hash) {
    const message = `The world "${name}" is not here as it was when the run was started: its figures would not be of one world. Start the run again.`;
    return fail({ code: "unavailable", message });
  }
  return ok({ run, benchmark: benchmarkOf(run.identity.taskSet.benchmark), world: world.value });
}

/** The trial with all that it takes to work on it. */
export async function openTrial(within: Database, stage: ExternalStage, row: TrialRow): Promise<OpenTrial> {
  const { run, benchmark } = stage;
  const { settings } = run.identity;
  const task = await readTask(within, run, row.taskId);
  const world = benchmark.worldOf(task, stage.world);
  // It was asked once when the run was started.
  const asked = benchmark.input(task, settings, world);
  if (!asked.ok) throw new ProblemError(asked.problem);
  const kit = benchmark.kit(task, world);
  if (kit === null) throw new ProblemError(noKit(benchmark));
  return { ...stage, world, row, task, asked: asked.value, kit, tools: offeredTools(kit, settings) };
}

/** The trial under way whose episode it is; null for one that has ended or is another run's. */
export async function readOpenTrial(within: Database, runId: string, session: string): Promise<TrialRow | null> {
  const [row] = await within
    .select()
    .from(trials)
    .where(and(eq(trials.runId, runId), eq(trials.episodeId, session), eq(trials.status, "running")));
  return row ?? null;
}

/** Where tasks are talked over, as in elicitation, there is nothing that a program of others could call. */
export function noKit({ info }: Benchmark): Problem {
  return { code: "bad_input", message: `Tasks of ${info.title} are not for agents with tools of their own.` };
}
