import { type Benchmark, findBenchmark, type TaskFiles, UNKNOWN_SETTINGS } from "@/server/benchmarks";
import { type Rates, ratesOf } from "@/server/views";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { ratesText } from "./rates-text";

export type ScoreOptions = TaskFiles & { readonly world: string; readonly json?: string };
type Score = ReturnType<Benchmark["scores"]>[number]["score"];

/** Scores a file of plans in a benchmark's published format. */
export async function scorePlans(terminal: Terminal, name: string, options: ScoreOptions): Promise<ExitCode> {
  const benchmark = requireValue(findBenchmark(name));
  const { format, scorerOption, scorers } = benchmark.info;
  const tasks = requireValue(benchmark.importTasks(options));
  const submission = requireValue(benchmark.readSubmission(options[format.option] ?? "", tasks));
  const world = requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }));
  for (const task of tasks) requireValue(benchmark.input(task, UNKNOWN_SETTINGS, world));
  for (const note of submission.notes) terminal.note(note);
  const choice = (scorerOption === null ? undefined : options[scorerOption]) ?? scorers[0];
  const scores = tasks.flatMap((task, index) =>
    benchmark
      .scores(task, submission.plans[index] ?? [], world)
      .flatMap(({ choice: of, score }) => (of === choice ? [{ id: task.id, score }] : [])),
  );
  const rates = ratesOf(
    benchmark.info.rates,
    scores.map(({ score }) => score.tallies),
  );
  const json = { rates, [format.rows]: scores.map(({ score }) => score.verdict) };
  await terminal.print(options.json ? JSON.stringify(json) : scoreText(benchmark, rates, scores));
  return EXIT.done;
}

function scoreText({ info }: Benchmark, rates: Rates, scores: readonly { id: string; score: Score }[]): string {
  const failed = scores.filter(({ score }) => !score.passed);
  const reasons = failed.flatMap(({ id, score }) => [`  ${id}`, ...score.evidence.map((reason) => `    ${reason}`)]);
  return [
    `${scores.length - failed.length} of ${scores.length} plans passed`,
    "",
    ...ratesText(info.rates, rates),
    ...(failed.length > 0 ? ["", "Not passed:", ...reasons] : []),
  ].join("\n");
}
