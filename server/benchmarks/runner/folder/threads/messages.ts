import type { Episode } from "@/server/episodes";
import type { Problem } from "@/server/trip";
import type { RunOptions, RunSettings } from "@/server/views";
import type { RecordedRun } from "../record-trial";

/** A trial of a task, whose content a thread reads again. */
export interface WaitingTrial {
  readonly content: unknown;
  readonly trial: number;
}

/** What a thread executes: trials of a run by names, without models. */
export interface Slice extends Pick<RecordedRun, "runId"> {
  readonly identity: RecordedRun["identity"];
  readonly benchmark: string;
  /** A name, or the file of an agent. */
  readonly agent: string;
  readonly options: RunOptions;
  readonly settings: RunSettings;
  readonly worldName: string;
  readonly trials: readonly WaitingTrial[];
}

export interface ThreadTrial {
  readonly taskId: string;
  readonly trial: number;
  readonly episode: Episode;
}

/** What a thread sends back: some episodes at a time, in their order, then the end; or what went wrong. */
export type SliceAnswer =
  | { readonly kind: "executed"; readonly trials: readonly ThreadTrial[] }
  | { readonly kind: "done" }
  | { readonly kind: "problem"; readonly problem: Problem };
