import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { AgentMode, ToolProtocol } from "@/server/agents";
import {
  inputSchema,
  type QuerySet,
  querySetsOf,
  type ReferenceLegs,
  readLegsOf,
  readQueries,
  runTravelplanner,
} from "@/server/benchmarks";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { travelplannerSummaryText } from "./travelplanner-summary-text";

interface BenchOptions {
  world: string;
  queries: string;
  agent: string;
  input: string;
  mode?: AgentMode;
  model?: string;
  protocol?: ToolProtocol;
  without?: string[];
  legs?: string;
  set?: QuerySet;
  limit?: number;
  trials: number;
  seed: number;
  out: string;
  json?: true;
}

export async function benchTravelplanner(terminal: Terminal, options: BenchOptions): Promise<ExitCode> {
  const { agent, mode, model, protocol, without, trials, seed, out, json } = options;
  const input = inputSchema.safeParse(options.input);
  if (!input.success) {
    return requireValue(fail({ code: "bad_input", message: "--input is either query or gold." }));
  }
  const onProgress = (text: string) => terminal.note(text);
  const queries = requireValue(readQueries(options.queries));
  const legs = legsOf(options, queries);
  const world = requireValue(await ensureWorld(options.world, { onProgress }));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const summary = requireValue(
      await runTravelplanner({
        ...{ world, agent, mode, model, protocol, without, trials, seed, out, legs, onProgress },
        queries: queries.slice(0, options.limit),
        taskSet: basename(options.queries),
        input: input.data,
        signal: stop.signal,
      }),
    );
    await terminal.print(json ? JSON.stringify(summary) : travelplannerSummaryText(summary, out));
    const lost = summary.failures.find(({ kind }) => kind === "model unavailable")?.trials ?? 0;
    if (lost < summary.total) return EXIT.done;
    terminal.note(
      "error: No query could reach its model: the figures say nothing of it. Start again with another --out.",
    );
    return EXIT.unavailable;
  } finally {
    process.off("SIGINT", onInterrupt);
  }
}

/** The legs of `--legs`, else of reference_legs.csv beside the queries where it is there. */
function legsOf(
  { queries: queriesFile, legs, set }: BenchOptions,
  queries: readonly TravelplannerQuery[],
): ReadonlyMap<number, ReferenceLegs> | undefined {
  const beside = join(dirname(queriesFile), "reference_legs.csv");
  const file = legs ?? (existsSync(beside) ? beside : undefined);
  if (file === undefined) return undefined;
  const parts = set === undefined ? querySetsOf(queriesFile) : [set];
  return requireValue(readLegsOf(queries, { file, parts, named: (legs ?? set) !== undefined }));
}
