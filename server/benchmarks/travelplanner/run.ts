import { type Agent, type AgentContext, findAgent } from "@/server/agents";
import { type Episode, EpisodeRecorder, type Event, type Task } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail, type Objective, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { playQuery, publishedPlanOf, taskOf, verdictOf } from "./play-query";
import { queriesIdentity, RunFolder, type RunIdentity, type TravelplannerInput } from "./run-folder";
import { type FinishedQuery, summarise, type TravelplannerSummary } from "./summary";

export interface TravelplannerRunOptions {
  readonly world: World;
  readonly queries: readonly TravelplannerQuery[];
  /** Name of an agent of the registry. */
  readonly agent: string;
  readonly input: TravelplannerInput;
  /** Folder of the run. */
  readonly out: string;
  readonly seed?: number;
  readonly objective?: Objective;
  /** For planning one query. */
  readonly timeLimitMs?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/**
 * Runs an agent over queries, one after the other, and scores its plans by the published rules. Under `out` each
 * finished query is an episode file; `submission.jsonl` and `summary.json` are derived from these at the end. A run that
 * was killed goes on where it stopped; a folder with anything else in it is refused.
 */
export async function runTravelplanner(options: TravelplannerRunOptions): Promise<Result<TravelplannerSummary>> {
  const { world, queries, input, out, onProgress } = options;
  const { seed = 0, objective = "preferences", timeLimitMs = 10_000, signal = new AbortController().signal } = options;
  const agent = findAgent(options.agent);
  if (!agent.ok) return agent;
  const { name, hash } = world.describe();
  const identity: RunIdentity = {
    benchmark: "travelplanner",
    agent: agent.value.name,
    input,
    objective,
    timeLimitMs,
    seed,
    world: { name, hash },
    queries: queriesIdentity(queries),
  };
  const folder = RunFolder.open(out, identity);
  if (!folder.ok) return folder;
  const context: AgentContext = { world, timeLimitMs, seed, signal, models: null, protocol: "text", without: [] };
  const finished: FinishedQuery[] = [];
  for (const query of queries) {
    const task = taskOf(query, identity, world);
    if (!task.ok) return task;
    const episode = await episodeFor(query, task.value, folder.value, agent.value, context);
    if (!episode.ok) return episode;
    finished.push({ query, episode: episode.value, verdict: verdictOf(query, eventsOf(episode.value), world) });
    onProgress?.(progressLine(finished, queries.length));
  }
  const about = { runId: folder.value.runId, world: name, agent: agent.value.name, input };
  const summary = summarise(about, finished);
  folder.value.write("submission.jsonl", finished.map(submissionLine).join(""));
  folder.value.write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return ok(summary);
}

/** The finished episode of an earlier start of this run, or a new one. */
async function episodeFor(
  query: TravelplannerQuery,
  task: Task,
  folder: RunFolder,
  agent: Agent,
  context: AgentContext,
): Promise<Result<Episode>> {
  const earlier = folder.episode(query.idx);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const episode = await runEpisode(query, task, folder.runId, agent, context);
  if (context.signal.aborted) {
    return fail({ code: "cancelled", message: "The run was cancelled; start it again to go on." });
  }
  folder.saveEpisode(query.idx, episode);
  return ok(episode);
}

async function runEpisode(
  query: TravelplannerQuery,
  task: Task,
  runId: string,
  agent: Agent,
  context: AgentContext,
): Promise<Episode> {
  const { name, source, hash } = context.world.describe();
  const recorder = new EpisodeRecorder({
    id: `${runId}-${query.idx}`,
    runId,
    agent: agent.name,
    world: { name, source, hash },
    seed: context.seed,
  });
  for await (const { event, atMs } of playQuery(query, task, agent, context)) recorder.record(event, atMs);
  return recorder.episode();
}

function submissionLine({ query, episode }: FinishedQuery): string {
  return `${JSON.stringify({ idx: query.idx, query: query.query, plan: publishedPlanOf(eventsOf(episode)) })}\n`;
}

function eventsOf(episode: Episode): Event[] {
  return episode.events.map(({ event }) => event);
}

function progressLine(finished: readonly FinishedQuery[], total: number): string {
  const passed = finished.filter(({ verdict }) => verdict.final).length;
  return `${finished.length} of ${total} queries, ${passed} passed`;
}
