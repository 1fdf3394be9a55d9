import pMap from "p-map";
import type { ServedTasks } from "@/server/environment";
import type { Models } from "@/server/models";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import {
  type ReplayState,
  type Rollout,
  type RolloutGroup,
  type RolloutSettings,
  type RolloutStep,
  rolloutSchema,
} from "@/server/views";
import type { RolloutFolder } from "./folder/rollout-folder";
import { playRollout } from "./play/play-rollout";
import { afterStep, firstState, type PlannedTask, planStep } from "./replay/replay";
import { judgeGroup } from "./steps/groups";
import { summarizeStep } from "./steps/summarize-step";

export interface RolloutRunOptions {
  readonly folder: RolloutFolder;
  readonly tasks: ServedTasks;
  readonly models: Models;
  /** Rollouts at the same time. */
  readonly parallel: number;
  readonly signal: AbortSignal;
  /** A step is finished. */
  readonly onStep: (step: RolloutStep) => void;
}

/**
 * Plays the steps of a folder that are not finished, and gives all of them. Everything follows from the settings and what the model answers:
 * with a model that repeats itself, a run that was killed ends with the same files as one that was not. Problems: those of the folder, of its
 * task set ("not_found"), and of a model that cannot be asked; what is finished stays, and the next call goes on from there.
 */
export async function runRollouts(options: RolloutRunOptions): Promise<Result<readonly RolloutStep[]>> {
  const { folder, onStep } = options;
  const { settings } = folder;
  const finished = folder.steps();
  if (!finished.ok) return finished;
  const steps = [...finished.value];
  for (let number = steps.length + 1; number <= settings.steps; number += 1) {
    const step = await runStep(number, steps.at(-1)?.state ?? firstState(settings), options);
    if (!step.ok) return step;
    steps.push(step.value);
    onStep(step.value);
  }
  return ok(steps);
}

async function runStep(number: number, state: ReplayState, options: RolloutRunOptions): Promise<Result<RolloutStep>> {
  const { folder } = options;
  const { settings } = folder;
  const planned = planStep(number, state, settings);
  const known = folder.rollouts(number);
  if (!known.ok) return known;
  const { rollouts, isWhole } = known.value;
  if (rollouts.some(({ group, seed }) => planned[group]?.seed !== seed)) return fail(OTHER_TASKS);
  const missing = isWhole ? [] : missingOf(planned, rollouts, settings);
  const played = await playAll(number, planned, missing, options);
  if (!played.ok) return played;
  const all = [...rollouts, ...played.value].toSorted((a, b) => a.group - b.group || a.member - b.member);
  const groups = groupsOf(planned, all, settings);
  const judged = all.map((rollout) => ({ ...rollout, kept: groups[rollout.group]?.kept ?? false }));
  if (!isWhole) folder.write(number, judged);
  const tasks = planned.map((task, index) => ({ ...task, ...resultOf(groups[index]) }));
  const step = summarizeStep(number, judged, groups, afterStep(state, tasks, settings));
  folder.addStep(step);
  return ok(step);
}

const OTHER_TASKS: Problem = {
  code: "bad_file",
  message: "The rollouts of the step under way are of other tasks than its state asks for: files were changed by hand.",
};

interface Place {
  readonly group: number;
  readonly member: number;
}

function missingOf(planned: readonly PlannedTask[], rollouts: readonly Rollout[], { n }: RolloutSettings): Place[] {
  const places = planned.flatMap((_, group) => Array.from({ length: n }, (_, member) => ({ group, member })));
  return places.filter((place) => !rollouts.some((one) => one.group === place.group && one.member === place.member));
}

/** Plays these rollouts, and keeps each as soon as it is over. The first problem stops the others. */
async function playAll(
  step: number,
  planned: readonly PlannedTask[],
  places: readonly Place[],
  { folder, tasks, models, parallel, signal }: RolloutRunOptions,
): Promise<Result<Rollout[]>> {
  const { taskSet, n, tasksPerStep, temperature, turns } = folder.settings;
  const stop = new AbortController();
  const playing = { models, temperature, turns, signal: AbortSignal.any([signal, stop.signal]) };
  let problem: Problem | null = null;
  const playOne = async ({ group, member }: Place): Promise<Rollout[]> => {
    const { seed, source } = planned[group] ?? { seed: 0, source: "fresh" };
    if (playing.signal.aborted) return [];
    const task = tasks.find({ taskSet, seed });
    const sample = ((step - 1) * tasksPerStep + group) * n + member;
    const played = task.ok ? await playRollout(task.value, sample, playing) : task;
    if (!played.ok) {
      problem ??= played.problem;
      stop.abort();
      return [];
    }
    // With its fields in the order in which a file gives them back.
    const rollout = rolloutSchema.parse({ step, group, member, seed, source, ...played.value, kept: false });
    folder.add(rollout);
    return [rollout];
  };
  const played = await pMap(places, playOne, { concurrency: parallel });
  if (signal.aborted) return fail({ code: "cancelled", message: "This was canceled." });
  return problem === null ? ok(played.flat()) : fail(problem);
}

function groupsOf(planned: readonly PlannedTask[], all: readonly Rollout[], settings: RolloutSettings): RolloutGroup[] {
  return planned.map(({ seed, source }, index) => {
    const members = all.filter(({ group }) => group === index);
    const rewards = members.map(({ reward }) => reward);
    return { taskId: members[0]?.task_id ?? "", seed, source, ...judgeGroup(rewards, settings) };
  });
}

function resultOf(group: RolloutGroup | undefined) {
  return { taskId: group?.taskId ?? "", failed: group?.failed ?? true };
}
