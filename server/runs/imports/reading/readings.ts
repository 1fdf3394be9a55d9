import { type BenchmarkTask, findBenchmark, RunFolder, resultOf, type TaskFiles } from "@/server/benchmarks";
import { fail, ok, type Result } from "@/server/trip";
import { describeTaskSet, type TaskSetDescription } from "../../tasks/describe-task-set";
import type { PlayedTrial } from "../played-trial";
import { readSubmission, type SubmissionAbout, type SubmissionFiles } from "./read-submission";

/**
 * What is read of files for an import: a head, and items that are stored one by one. Reading is heavy and knows no database, so that it
 * can be done in a process of its own.
 */
export interface Readings {
  tasks: {
    request: { readonly benchmark: string; readonly files: TaskFiles };
    about: TaskSetDescription;
    item: BenchmarkTask;
  };
  submission: { request: SubmissionFiles; about: SubmissionAbout; item: PlayedTrial };
  episodes: {
    request: {
      readonly folder: string;
      readonly benchmark: string;
      readonly taskIds: readonly string[];
      readonly trials: number;
    };
    about: null;
    item: PlayedTrial;
  };
}
export type ReadingKind = keyof Readings;

export interface Reading<K extends ReadingKind> {
  readonly about: Readings[K]["about"];
  readonly items: readonly Readings[K]["item"][];
}

/** Reads and checks files; problems name file, line and field. */
export type Read = <K extends ReadingKind>(kind: K, request: Readings[K]["request"]) => Promise<Result<Reading<K>>>;

const READERS: { [K in ReadingKind]: (request: Readings[K]["request"]) => Result<Reading<K>> } = {
  tasks: readTasks,
  submission: readSubmission,
  episodes: readEpisodes,
};

/** Reads in this process and holds it up meanwhile: for commands. */
export const readHere: Read = async (kind, request) => READERS[kind](request);

function readTasks({ benchmark: name, files }: Readings["tasks"]["request"]): Result<Reading<"tasks">> {
  const benchmark = findBenchmark(name);
  if (!benchmark.ok) return benchmark;
  const tasks = benchmark.value.importTasks(files);
  if (!tasks.ok) return tasks;
  return ok({ about: describeTaskSet(benchmark.value, tasks.value), items: tasks.value });
}

function readEpisodes({ folder: path, ...of }: Readings["episodes"]["request"]): Result<Reading<"episodes">> {
  const benchmark = findBenchmark(of.benchmark);
  if (!benchmark.ok) return benchmark;
  const read = RunFolder.read(path);
  if (!read.ok) return read;
  const played: PlayedTrial[] = [];
  for (const [position, taskId] of of.taskIds.entries()) {
    for (let trial = 0; trial < of.trials; trial++) {
      const episode = read.value.folder.episode(taskId, trial);
      if (!episode.ok) return episode;
      if (episode.value === null) {
        const message = `The episode of task ${taskId} is missing. Start \`bench\` once more to finish the run.`;
        return fail({ code: "bad_input", message, where: { file: path } });
      }
      const events = episode.value.events.map(({ event }) => event);
      const result = resultOf(benchmark.value.scorer, events, episode.value.events.at(-1)?.atMs ?? 0);
      played.push({ taskId, trial, position, episode: episode.value, result });
    }
  }
  return ok({ about: null, items: played });
}
