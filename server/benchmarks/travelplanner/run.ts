import { type Agent, type AgentContext, findAgent } from "@/server/agents";
import { type Episode, EpisodeRecorder, type Event, type Task } from "@/server/episodes";
import type { TravelplannerQuery } from "@/server/scoring";
import { fail, ok, type Result, type RunIdentity } from "@/server/trip";
import type { World } from "@/server/worlds";
import { codeVersion } from "./code-version";
import { playQuery, publishedPlanOf, taskOf, verdictOf } from "./play-query";
import type { ReferenceLegs } from "./reference-legs";
import { RunFolder, tasksIdentity } from "./run-folder";
import { openRunModels, type RunModels } from "./run-models";
import { settingsOf, type WishedSettings } from "./run-settings";
import { type FinishedTrial, summarise, type TravelplannerSummary } from "./summary";

export interface TravelplannerRunOptions extends WishedSettings {
  readonly world: World;
  readonly queries: readonly TravelplannerQuery[];
  /** What the queries are called in the run's identity: the name of their file. */
  readonly taskSet?: string;
  /** Of each query by its idx: what sole planning is given, and what tool use is compared with. */
  readonly legs?: ReadonlyMap<number, ReferenceLegs>;
  /** Name of an agent of the registry. */
  readonly agent: string;
  /** For agents that talk to one; see `openRunModels`. */
  readonly model?: string;
  /** Folder of the run. */
  readonly out: string;
  readonly seed?: number;
  /** Of each query; 1 unless told. */
  readonly trials?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/** A run that has begun. */
interface Run {
  readonly options: TravelplannerRunOptions;
  readonly identity: RunIdentity;
  readonly agent: Agent;
  readonly models: RunModels | null;
  readonly folder: RunFolder;
}

/**
 * Runs an agent over queries, one after the other, and scores its plans by the published rules. Under `out` each finished
 * trial of a query is an episode file; `submission.jsonl` (of the first trials) and `summary.json` are derived from these at the
 * end. A run that was killed goes on where it stopped; a folder with anything else in it is refused.
 */
export async function runTravelplanner(options: TravelplannerRunOptions): Promise<Result<TravelplannerSummary>> {
  const agent = findAgent(options.agent);
  if (!agent.ok) return agent;
  const models = await modelsFor(agent.value, options.model);
  if (!models.ok) return models;
  try {
    const identity = identityOf(options, agent.value, models.value);
    if (!identity.ok) return identity;
    const folder = RunFolder.open(options.out, identity.value);
    if (!folder.ok) return folder;
    return await play({
      options,
      identity: identity.value,
      agent: agent.value,
      models: models.value,
      folder: folder.value,
    });
  } finally {
    await models.value?.close();
  }
}

async function modelsFor(agent: Agent, model: string | undefined): Promise<Result<RunModels | null>> {
  if (agent.needsModel || (agent.takesModel && model !== undefined)) return openRunModels(model ?? null);
  if (model === undefined) return ok(null);
  const message = `--model is for agents that talk to a model. ${agent.name} does not: leave it out.`;
  return fail({ code: "bad_input", message });
}

function identityOf(options: TravelplannerRunOptions, agent: Agent, models: RunModels | null): Result<RunIdentity> {
  const { world, queries, taskSet = "queries", seed = 0, trials = 1, legs } = options;
  const settings = settingsOf(agent, options);
  if (!settings.ok) return settings;
  if (settings.value.mode === "sole-planning") {
    const without = queries.find(({ idx }) => legs?.get(idx) === undefined);
    if (without !== undefined) {
      const message = `Sole planning needs the reference legs of every query, and query ${without.idx} has none. Name their file with --legs.`;
      return fail({ code: "bad_input", message });
    }
  }
  const tasks = queries.map((query) => ({ query, legs: legs?.get(query.idx) ?? null }));
  const { name, hash } = world.describe();
  return ok({
    taskSet: { benchmark: "travelplanner", name: taskSet, ...tasksIdentity(tasks, settings.value.mode) },
    agent: agent.name,
    models: models?.byRole ?? {},
    settings: settings.value,
    seed,
    trials,
    code: codeVersion(),
    world: { name, hash },
  });
}

async function play(run: Run): Promise<Result<TravelplannerSummary>> {
  const { options, identity, folder } = run;
  const { world, queries, legs, onProgress } = options;
  const finished: FinishedTrial[] = [];
  for (let trial = 0; trial < identity.trials; trial++) {
    for (const query of queries) {
      const episode = await episodeFor(run, query, trial);
      if (!episode.ok) return episode;
      const events = eventsOf(episode.value);
      finished.push({
        query,
        trial,
        episode: episode.value,
        verdict: verdictOf(query, events, world),
        legs: legs?.get(query.idx) ?? null,
      });
      onProgress?.(progressLine(finished, queries.length * identity.trials));
    }
  }
  const summary = summarise(
    { runId: folder.runId, identity, model: run.models?.name ?? null, scripted: run.models?.scripted ?? false },
    finished,
  );
  const submitted = finished.filter(({ trial }) => trial === 0);
  folder.write("submission.jsonl", submitted.map(submissionLine).join(""));
  folder.write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return ok(summary);
}

/** The finished episode of an earlier start of this run, or a new one. */
async function episodeFor(run: Run, query: TravelplannerQuery, trial: number): Promise<Result<Episode>> {
  const { options, identity, folder, models } = run;
  const { signal = new AbortController().signal, world, legs } = options;
  const { input, objective, mode, timeLimitMs, protocol, without } = identity.settings;
  const earlier = folder.episode(query.idx, trial);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const referenceLegs = mode === "sole-planning" ? legs?.get(query.idx) : undefined;
  const task = taskOf(query, { input, objective, referenceLegs }, world);
  if (!task.ok) return task;
  const seed = identity.seed + trial;
  const episode = await runEpisode(run, query, trial, task.value, {
    ...{ world, timeLimitMs, seed, signal, without },
    models: models?.open(seed) ?? null,
    protocol: protocol ?? "text",
  });
  if (signal.aborted) {
    return fail({ code: "cancelled", message: "The run was cancelled; start it again to go on." });
  }
  folder.saveEpisode(query.idx, trial, episode);
  return ok(episode);
}

async function runEpisode(
  { agent, folder, identity }: Run,
  query: TravelplannerQuery,
  trial: number,
  task: Task,
  context: AgentContext,
): Promise<Episode> {
  const { name, source, hash } = context.world.describe();
  const recorder = new EpisodeRecorder({
    id: `${folder.runId}-${query.idx}${identity.trials > 1 ? `-${trial}` : ""}`,
    runId: folder.runId,
    agent: agent.name,
    world: { name, source, hash },
    seed: context.seed,
  });
  for await (const { event, atMs } of playQuery(query, task, agent, context)) recorder.record(event, atMs);
  return recorder.episode();
}

function submissionLine({ query, episode }: FinishedTrial): string {
  return `${JSON.stringify({ idx: query.idx, query: query.query, plan: publishedPlanOf(eventsOf(episode)) })}\n`;
}

function eventsOf(episode: Episode): Event[] {
  return episode.events.map(({ event }) => event);
}

function progressLine(finished: readonly FinishedTrial[], total: number): string {
  const passed = finished.filter(({ verdict }) => verdict.final).length;
  return `${finished.length} of ${total} queries, ${passed} passed`;
}
