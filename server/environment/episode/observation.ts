import type { EndReason } from "@/server/episodes";

/**
 * All that leaves the server about an episode is made of these types. Nothing of them has a place for a persona, a reference plan, the
 * split of a task, or the sentences that say why a check failed.
 */

/** A tool as a client is told of it; `inputSchema`: JSON Schema of an object. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** How an episode begins. */
export interface Opening {
  readonly taskId: string;
  readonly prompt: string;
  readonly tools: readonly OfferedTool[];
}

export interface Action {
  readonly tool: string;
  readonly arguments: unknown;
}

/** What came of an action. */
export interface Observation {
  readonly tool: string;
  /** The observation in words, which also says what was wrong with the action. */
  readonly result: string;
  readonly ok: boolean;
  /** Why the episode is over; null while it goes on. */
  readonly ended: EndReason | null;
  /** Of the whole episode, when it is over; null before. */
  readonly reward: Reward | null;
}

/** What an episode is worth: figures alone. */
export interface Reward {
  /** 0 to 1. */
  readonly total: number;
  /** By name, 0 to 1 each but for counts. */
  readonly components: Readonly<Record<string, number>>;
}

/** How far an episode has come. */
export interface EpisodeState {
  readonly taskId: string;
  readonly steps: number;
  readonly ended: EndReason | null;
}
