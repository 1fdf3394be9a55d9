import type { Episode } from "@/server/episodes";
import type { TrialResult } from "@/server/views";

/** A trial that was played elsewhere. */
export interface PlayedTrial {
  /** The benchmark's name of the task. */
  readonly taskId: string;
  readonly trial: number;
  /** Of its task in the task set. */
  readonly position: number;
  readonly episode: Episode;
  readonly result: TrialResult;
}
