import { publishedPlanOf } from "@/server/benchmarks";
import type { Trial } from "@/server/trip";
import { getServices } from "../services";
import { respond } from "./respond";

const MOST_PLANS = 200;

/**
 * Answers `GET …/runs/<id>/submission?trial=0` with the plans of one trial of each task in the published format: `idx`, `query` and
 * `plan`, which is null where none was delivered.
 */
export function handleRunSubmission(request: Request, id: string): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get("trial") ?? "0");
  return respond(request, async (api) => {
    const { run, trials } = await api.runs.view({ id });
    const wanted = trials.filter(({ trial }) => trial === asked);
    return { name: `submission-${run.id}.jsonl`, mediaType: "application/jsonl", lines: linesOf(wanted) };
  });
}

async function* linesOf(trials: readonly Trial[]): AsyncGenerator<string> {
  for (const trial of trials) {
    const { idx, query } = trial;
    yield `${JSON.stringify({ idx, query, plan: await planOf(trial) })}\n`;
  }
}

/** The last plan of the trial's episode, in words or by the planner. */
async function planOf({ episodeId, result }: Trial): Promise<unknown> {
  if (episodeId === null || result === null || !result.delivered) return null;
  const { episodes } = await getServices();
  const types = ["planProposed", "planWritten"] as const;
  const plans = await episodes.events(episodeId, { after: -1, limit: MOST_PLANS, types });
  return publishedPlanOf(plans.map(({ event }) => event));
}
