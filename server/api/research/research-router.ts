import { TRPCError } from "@trpc/server";
import { z } from "zod";
import {
  DIALOG_MEASURES,
  type DialogPage,
  type ElicitationRunDetail,
  type ElicitationRunListItem,
  listDialogs,
  listElicitationRuns,
  readDialog,
  readElicitationRuns,
} from "@/server/runs";
import { type DialogRecord, MOST_NUMBER } from "@/server/trip";
import { researcher, router } from "../procedures";
import { getServices } from "../services";

const MOST_RUNS = 40;
const MOST_DIALOGS = 100;

const runId = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]+$/);
const measure = z.enum(DIALOG_MEASURES);
const dialogsInput = z.object({
  runId,
  sortBy: measure,
  descending: z.boolean(),
  filter: z.object({ measure, from: z.number().nullable(), below: z.number().nullable() }).nullable(),
  offset: z.number().int().min(0).max(MOST_NUMBER),
  limit: z.number().int().min(1).max(MOST_DIALOGS),
});

/** What researchers read of imported runs. */
export const researchRouter = router({
  /** Every run, the newest first, without what its figures are made of. */
  runs: researcher.query(async (): Promise<ElicitationRunListItem[]> => listElicitationRuns(await database())),

  /** Runs with all that their figures show, in the order asked for; ids of no run are left out. */
  summaries: researcher
    .input(z.object({ ids: z.array(runId).max(MOST_RUNS) }))
    .query(async ({ input }): Promise<ElicitationRunDetail[]> => readElicitationRuns(await database(), input.ids)),

  /** A run and one page of its dialogs. */
  dialogs: researcher
    .input(dialogsInput)
    .query(async ({ input }): Promise<{ run: ElicitationRunDetail; page: DialogPage }> => {
      const run = await requireRun(input.runId);
      return { run, page: await listDialogs(await database(), input) };
    }),

  /** One dialog by its place in the run. */
  dialog: researcher
    .input(z.object({ runId, position: z.number().int().min(0).max(1_000_000) }))
    .query(async ({ input }): Promise<{ run: ElicitationRunDetail; dialog: DialogRecord }> => {
      const run = await requireRun(input.runId);
      const dialog = await readDialog(await database(), input.runId, input.position);
      if (dialog === null) throw notFound("The run has no dialog with this number.");
      return { run, dialog };
    }),
});

async function requireRun(id: string): Promise<ElicitationRunDetail> {
  const [run] = await readElicitationRuns(await database(), [id]);
  if (run === undefined) throw notFound("There is no run with this ID. Check that the address is complete.");
  return run;
}

function notFound(message: string): TRPCError {
  return new TRPCError({ code: "NOT_FOUND", message });
}

async function database() {
  return (await getServices()).opened.database;
}
