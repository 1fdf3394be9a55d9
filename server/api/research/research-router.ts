import { z } from "zod";
import { type ReportedRun, readReports } from "@/server/runs";
import { type ElicitationSummary, elicitationSummarySchema } from "@/server/views";
import { researcher, router } from "../procedures";
import { getServices } from "../services";

const MOST_RUNS = 40;

/** What of a summary grows with its figures. */
type Detailed = "byRound" | "spread" | "scoreDistributions" | "byLength" | "breakdown" | "correlations" | "errors";

/** A run with all that its figures show. */
interface ElicitationRun extends Omit<ReportedRun, "report"> {
  readonly summary: ElicitationSummary;
}

/** A run in a list: its identity and its means. */
interface ElicitationRunListItem extends Omit<ReportedRun, "report"> {
  readonly means: Omit<ElicitationSummary, Detailed>;
}

/** What the elicitation page reads of runs. */
export const researchRouter = router({
  /** Every run of elicitation, the newest first, without what its figures are made of. */
  runs: researcher.query(async (): Promise<ElicitationRunListItem[]> => {
    return (await elicitationRuns()).map(({ summary, ...run }) => ({ ...run, means: meansOf(summary) }));
  }),

  /** Runs with all that their figures show, in the order asked for; ids of no run are left out. */
  summaries: researcher
    .input(z.object({ ids: z.array(z.string().max(64)).max(MOST_RUNS) }))
    .query(async ({ input: { ids } }): Promise<ElicitationRun[]> => {
      const found = new Map((await elicitationRuns(ids)).map((run) => [run.id, run]));
      return ids.flatMap((id) => found.get(id) ?? []);
    }),
});

async function elicitationRuns(ids?: readonly string[]): Promise<ElicitationRun[]> {
  const reported = await readReports((await getServices()).opened.database, ids);
  return reported.flatMap(({ report, ...run }) => {
    const summary = elicitationSummarySchema.safeParse(report);
    return summary.success ? [{ ...run, summary: summary.data }] : [];
  });
}

function meansOf(summary: ElicitationSummary): ElicitationRunListItem["means"] {
  const { byRound, spread, scoreDistributions, byLength, breakdown, correlations, errors, ...means } = summary;
  return means;
}
