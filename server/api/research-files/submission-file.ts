import { findBenchmark } from "@/server/benchmarks";
import { readRunTasks } from "@/server/runs";
import { ProblemError, type Trial } from "@/server/trip";
import { getServices } from "../services";
import { respond } from "./respond";

const MOST_PLANS = 200;

/**
 * Answers `GET …/runs/<id>/submission?trial=0` with the plans of one trial of each task in the benchmark's published format; null where
 * none was delivered.
 */
export function handleRunSubmission(request: Request, id: string): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get("trial") ?? "0");
  return respond(request, async (api) => {
    const { run, trials } = await api.runs.view({ id });
    const benchmark = findBenchmark(run.benchmark);
    if (!benchmark.ok) throw new ProblemError(benchmark.problem);
    const { opened } = await getServices();
    const tasks = await readRunTasks(opened.database, id);
    async function* lines(): AsyncGenerator<string> {
      for (const trial of trials.filter((each) => each.trial === asked)) {
        const task = tasks.get(trial.taskId);
        if (task === undefined || !benchmark.ok) continue;
        yield `${JSON.stringify(benchmark.value.submissionLine(task, await plansOf(trial)))}\n`;
      }
    }
    return { name: `submission-${run.id}.jsonl`, mediaType: "application/jsonl; charset=utf-8", pieces: lines() };
  });
}

/** The plans of the trial's episode, in words or by the planner. */
async function plansOf({ episodeId, result }: Trial) {
  if (episodeId === null || result === null || !result.delivered) return [];
  const { episodes } = await getServices();
  const types = ["planProposed", "planWritten"] as const;
  const plans = await episodes.events(episodeId, { after: -1, limit: MOST_PLANS, types });
  return plans.map(({ event }) => event);
}
