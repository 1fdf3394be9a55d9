import { TRPCError, tracked } from "@trpc/server";
import { z } from "zod";
import { benchmarks } from "@/server/benchmarks";
import { readModelsConfig } from "@/server/models";
import {
  cancelRun,
  createRunToken,
  listRuns,
  listTaskSets,
  readRun,
  resumeRun,
  revokeRunTokens,
  startExternalRun,
  startRun,
  watchRun,
  watchRuns,
} from "@/server/runs";
import { ProblemError } from "@/server/trip";
import {
  type BenchmarkInfo,
  type ExternalAccess,
  externalOrderSchema,
  type RunChange,
  type RunListItem,
  type RunView,
  runFilterSchema,
  runOrderSchema,
  type TaskSetItem,
} from "@/server/views";
import { listWorlds } from "@/server/worlds";
import { researcher, router } from "../procedures";
import { getServices } from "../services";

const runInput = z.object({ id: z.string().max(100) });

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
    throw new TRPCError({
      code: "NOT_FOUND",
      message: "There is no run with this ID. Check that the address is complete.",
    });
  }),

  /** Stores a run; workers play it. */
  start: researcher.input(runOrderSchema).mutation(async ({ ctx, input }): Promise<{ id: string }> => {
    const { opened, worker } = await getServices();
    const started = await startRun(opened.database, input, ctx.user.id);
    if (!started.ok) throw new ProblemError(started.problem);
    worker.wake();
    return started.value;
  }),

  /** Stores a run whose tasks an external agent works on; the answer has the token for it, this once. */
  startExternal: researcher.input(externalOrderSchema).mutation(async ({ ctx, input }): Promise<ExternalAccess> => {
    const started = await startExternalRun(await database(), input, ctx.user.id);
    if (!started.ok) throw new ProblemError(started.problem);
    return started.value;
  }),

  /** Makes a further token for a run of an external agent. */
  createToken: researcher.input(runInput).mutation(async ({ ctx, input }): Promise<{ token: string }> => {
    const token = await createRunToken(await database(), input.id, ctx.user.id);
    if (!token.ok) throw new ProblemError(token.problem);
    return { token: token.value };
  }),

  /** Ends all tokens of a run. */
  revokeTokens: researcher.input(runInput).mutation(async ({ input }): Promise<{ revoked: number }> => {
    return { revoked: await revokeRunTokens(await database(), input.id) };
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

  /** What each benchmark declares of itself, its agents among it. */
  benchmarks: researcher.query((): BenchmarkInfo[] => benchmarks.map(({ info }) => info)),

  /** Names of the worlds that are here. */
  worlds: researcher.query((): string[] => listWorlds().map(({ name }) => name)),

  /** Names of models that a run may be given; nothing of where they are served. */
  models: researcher.query((): string[] => {
    const config = readModelsConfig();
    if (!config.ok) throw new ProblemError(config.problem);
    return [...new Set([...Object.keys(config.value.models), "scripted"])];
  }),

  /** A run's current state with the trials that changed since it was seen last (at first: all of them), and again at each change. */
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
