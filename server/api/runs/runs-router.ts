import { TRPCError, tracked } from "@trpc/server";
import { z } from "zod";
import { agents, usualTimeLimitMs } from "@/server/agents";
import { readModelsConfig } from "@/server/models";
import { cancelRun, listRuns, listTaskSets, readRun, resumeRun, startRun, watchRun, watchRuns } from "@/server/runs";
import {
  ProblemError,
  type RunChange,
  type RunListItem,
  type RunView,
  runFilterSchema,
  runOrderSchema,
  type TaskSetItem,
} from "@/server/trip";
import { researcher, router } from "../procedures";
import { getServices } from "../services";

const runInput = z.object({ id: z.string().max(100) });

/** An agent as the form that starts a run shows it. */
export interface OfferedAgent {
  readonly name: string;
  readonly description: string;
  /** It cannot work without a model; one that takes a model and does not need it may be given one. */
  readonly needsModel: boolean;
  readonly takesModel: boolean;
  readonly modes: readonly ("two-stage" | "sole-planning")[];
  readonly parts: readonly string[];
  /** For planning one task, where nothing else is wished. */
  readonly usualTimeLimitMs: number;
}

/** Runs of agents on benchmarks, for researchers. */
export const runsRouter = router({
  /** Runs and submissions, the newest first, without their trials. */
  list: researcher
    .input(runFilterSchema)
    .query(async ({ input }): Promise<RunListItem[]> => listRuns(await database(), input)),

  /** A run with its trials. */
  view: researcher.input(runInput).query(async ({ input }): Promise<RunView> => {
    const run = await readRun(await database(), input.id);
    if (run !== null) return run;
    throw new TRPCError({ code: "NOT_FOUND", message: "There is no run of this id. Check that the address is whole." });
  }),

  /** Stores a run; workers play it. */
  start: researcher.input(runOrderSchema).mutation(async ({ ctx, input }): Promise<{ id: string }> => {
    const { opened, worker } = await getServices();
    const started = await startRun(opened.database, input, ctx.user.id);
    if (!started.ok) throw new ProblemError(started.problem);
    worker.wake();
    return started.value;
  }),

  /** Ends a run; what is finished stays. One that has ended already stays as it is. */
  cancel: researcher.input(runInput).mutation(async ({ input }): Promise<{ cancelled: boolean }> => {
    return { cancelled: await cancelRun(await database(), input.id) };
  }),

  /** Lets a run that was stopped go on with what is not finished. */
  resume: researcher.input(runInput).mutation(async ({ input }): Promise<{ resumed: boolean }> => {
    const { opened, worker } = await getServices();
    const resumed = await resumeRun(opened.database, input.id);
    worker.wake();
    return { resumed };
  }),

  /** Tasks that runs can be played on. */
  taskSets: researcher.query(async (): Promise<TaskSetItem[]> => listTaskSets(await database())),

  agents: researcher.query((): OfferedAgent[] =>
    agents.map(({ name, description, needsModel, takesModel = needsModel, modes, parts }) => ({
      ...{ name, description, needsModel, takesModel, modes, parts },
      usualTimeLimitMs: usualTimeLimitMs({ needsModel }),
    })),
  ),

  /** Names of models that a run may be given; nothing of where they are served. */
  models: researcher.query((): string[] => {
    const config = readModelsConfig();
    if (!config.ok) throw new ProblemError(config.problem);
    return [...new Set([...Object.keys(config.value.models), "scripted"])];
  }),

  /** A run as it stands with the trials that changed since it was seen last (at first: all of them), and again at each change. */
  watch: researcher
    .input(
      runInput.extend({
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .nullish(),
      }),
    )
    .subscription(async function* ({ input, signal }) {
      const after = input.lastEventId == null ? -1 : Number(input.lastEventId);
      const changes = watchRun(await database(), input.id, after, signal ?? new AbortController().signal);
      for await (const { revision, change } of changes) yield tracked(String(revision), change);
    }),

  /** Every run that changes from now on, without its trials. */
  watchAll: researcher.subscription(async function* ({ signal }): AsyncGenerator<RunChange> {
    yield* watchRuns(await database(), signal ?? new AbortController().signal);
  }),
});

async function database() {
  return (await getServices()).opened.database;
}
