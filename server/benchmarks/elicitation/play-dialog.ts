import { type Episode, EpisodeRecorder } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { ScoredDialog } from "@/server/scoring/apec";
import { ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Benchmark, BoundAgent } from "../benchmark";
import { executeTrial, NO_LIMITS } from "../runner/execute-trial";
import { settingsOf } from "../runner/settings";
import { scoredDialogOf } from "./apec-scorer";
import type { PersonaOf, Traveler } from "./traveler";

/** A dialog of a run in a folder: its episode, and what its figures are made of. */
export interface PlayedDialog {
  readonly traveler: Traveler;
  readonly episode: Episode;
  readonly scored: ScoredDialog;
}

/** What all dialogs of a run have in common. */
export interface DialogRun {
  readonly runId: string;
  readonly benchmark: Benchmark;
  readonly agent: BoundAgent<Traveler>;
  readonly world: World;
  readonly seed: number;
  readonly models: Models | null;
  /** As the benchmark's scorer knows the travelers. */
  readonly persona: PersonaOf;
}

/** Plays one dialog as every trial is played, and keeps its events with their times. */
export async function playDialog(
  run: DialogRun,
  traveler: Traveler,
  signal: AbortSignal,
): Promise<Result<PlayedDialog>> {
  const { runId, benchmark, agent, world, seed, models } = run;
  const task = benchmark.readTask(traveler);
  if (!task.ok) return task;
  const fitting = { ...agent, prompts: agent.agent.prompts };
  const settings = settingsOf(fitting, {});
  if (!settings.ok) return settings;
  // A policy of a file, or with parts that models play, is none of the benchmark's own: it is bound here.
  const bound = { ...fitting, agent: agent.bind?.(traveler, settings.value) ?? agent.agent };
  const { name, source, hash } = world.describe();
  const about = {
    id: `${runId}-${task.value.id}`,
    runId,
    agent: agent.agent.name,
    world: { name, source, hash },
    seed,
  };
  const recorder = new EpisodeRecorder(about);
  const result = await executeTrial(
    { benchmark, agent: bound, world, settings: settings.value },
    { task: task.value, seed, models, limits: NO_LIMITS, skills: [] },
    signal,
    ({ event, atMs }) => recorder.record(event, atMs),
  );
  if (!result.ok) return result;
  const episode = recorder.episode();
  const events = episode.events.map(({ event }) => event);
  return ok({ traveler, episode, scored: scoredDialogOf(traveler, events, run.persona(traveler)) });
}
