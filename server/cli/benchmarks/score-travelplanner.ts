import { failedChecks, namedChecks, readQueries, type SubmissionScore, scoreSubmission } from "@/server/benchmarks";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { ratesText } from "./rates-text";

export async function scoreTravelplannerFile(
  terminal: Terminal,
  options: { world: string; queries: string; submission: string; json?: true },
): Promise<ExitCode> {
  const queries = requireValue(readQueries(options.queries));
  const world = requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }));
  const score = requireValue(scoreSubmission(world, queries, options.submission));
  for (const note of score.notes) terminal.note(note);
  await terminal.print(options.json ? JSON.stringify(scoreJson(score)) : scoreText(score));
  return EXIT.done;
}

/** design.md, "The command line": `{ rates, plans }`. */
function scoreJson({ rates, verdicts }: SubmissionScore) {
  const plans = verdicts.map(({ idx, delivered, commonsense, hard, totalCost, final }) => ({
    idx,
    delivered,
    commonsense: commonsense && namedChecks(commonsense),
    hard: hard && namedChecks(hard),
    totalCost,
    final,
  }));
  return { rates, plans };
}

function scoreText({ rates, verdicts }: SubmissionScore): string {
  const failed = verdicts.filter((verdict) => !verdict.final);
  const reasons = failed.flatMap((verdict) => [
    `  ${verdict.idx}`,
    ...failedChecks(verdict).map((reason) => `    ${reason}`),
  ]);
  return [
    `${verdicts.length - failed.length} of ${verdicts.length} plans passed`,
    "",
    ...ratesText(rates),
    ...(failed.length > 0 ? ["", "Not passed:", ...reasons] : []),
  ].join("\n");
}
