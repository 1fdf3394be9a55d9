import type { BenchmarkTask, TrialLimits } from "@/server/benchmarks";
import type { StoredSkill, TimedEvent } from "@/server/episodes";
import type { Problem } from "@/server/trip";
import type { RunIdentity, TrialResult } from "@/server/views";

/** One trial as a player is told to play it. */
export interface TrialToRun {
  /** Tells it from the others, and from earlier attempts at it. */
  readonly episodeId: string;
  readonly identity: RunIdentity;
  readonly task: BenchmarkTask;
  /** From 0. */
  readonly trial: number;
  readonly limits: TrialLimits;
  /** What agents learned in trials of the run that had ended when this one began. */
  readonly skills: readonly StoredSkill[];
}

export type ToRunner =
  | { readonly kind: "play"; readonly toPlay: TrialToRun }
  | { readonly kind: "abort"; readonly episodeId: string };

/** What a player sends of a trial: its events as they come, then one of the two others. */
export type FromRunner =
  | { readonly kind: "event"; readonly episodeId: string; readonly played: TimedEvent }
  | { readonly kind: "ended"; readonly episodeId: string; readonly result: TrialResult }
  /** It cannot be played here, and neither can any other trial of the run. */
  | { readonly kind: "problem"; readonly episodeId: string; readonly problem: Problem };
