import type { Event } from "@/server/episodes";
import type { Problem, RunIdentity, TrialResult } from "@/server/trip";
import type { StoredTask } from "../tasks/task-sets";
import type { TrialLimits } from "./limits";

/** One trial as a player is told to play it. */
export interface TrialToPlay {
  /** Tells it from the others, and from earlier attempts at it. */
  readonly episodeId: string;
  readonly identity: RunIdentity;
  readonly task: StoredTask;
  /** From 0. */
  readonly trial: number;
  readonly limits: TrialLimits;
}

export type ToPlayer =
  | { readonly kind: "play"; readonly toPlay: TrialToPlay }
  | { readonly kind: "abort"; readonly episodeId: string };

/** What a player sends of a trial: its events as they come, then one of the two others. */
export type FromPlayer =
  | { readonly kind: "event"; readonly episodeId: string; readonly event: Event }
  | { readonly kind: "ended"; readonly episodeId: string; readonly result: TrialResult }
  /** It cannot be played here, and neither can any other trial of the run. */
  | { readonly kind: "problem"; readonly episodeId: string; readonly problem: Problem };
