import { inputSchema, readQueries, runTravelplanner, type TravelplannerSummary } from "@/server/benchmarks";
import { fail } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { ratesText } from "./rates-text";

interface BenchOptions {
  world: string;
  queries: string;
  agent: string;
  input: string;
  mode?: string;
  model?: string;
  limit?: number;
  out: string;
  json?: true;
}

export async function benchTravelplanner(terminal: Terminal, options: BenchOptions): Promise<ExitCode> {
  for (const option of ["mode", "model"] as const) {
    if (options[option] !== undefined) {
      const message = `--${option} is for agents that talk to a model. solver and greedy do not: leave it out.`;
      return requireValue(fail({ code: "bad_input", message }));
    }
  }
  const input = inputSchema.safeParse(options.input);
  if (!input.success) {
    return requireValue(fail({ code: "bad_input", message: "--input is either query or gold." }));
  }
  const onProgress = (text: string) => terminal.note(text);
  const queries = requireValue(readQueries(options.queries));
  const world = requireValue(await ensureWorld(options.world, { onProgress }));
  const summary = requireValue(
    await runTravelplanner({
      world,
      queries: queries.slice(0, options.limit),
      agent: options.agent,
      input: input.data,
      out: options.out,
      onProgress,
    }),
  );
  await terminal.print(options.json ? JSON.stringify(summary) : summaryText(summary, options.out));
  return EXIT.done;
}

function summaryText(summary: TravelplannerSummary, out: string): string {
  const { agent, input, world, passed, total, rates, ms, peakMemoryMb, items } = summary;
  const failed = items.filter((item) => !item.final);
  return [
    `${agent} on ${total} TravelPlanner queries (input: ${input}, world: ${world}): ${passed} passed`,
    "",
    ...ratesText(rates),
    "",
    `Time per query: median ${ms.median} ms, 95 % within ${ms.p95} ms, at most ${ms.max} ms`,
    `Memory: at most ${peakMemoryMb} MB`,
    ...(failed.length > 0 ? ["", "Not passed:", ...failed.map((item) => `  ${item.idx}: ${item.reason}`)] : []),
    "",
    `Written to ${out}: submission.jsonl, summary.json, episodes/`,
  ].join("\n");
}
