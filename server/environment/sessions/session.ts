import type { EnvironmentTask } from "../episode/environment-task";
import { Episode } from "../episode/episode";
import type { Action, Observation } from "../episode/observation";
import { type ActEntry, digestOf, type OpenEntry } from "./journal";

/** An answer that was given, for a request that is sent again. */
export interface GivenAnswer {
  /** Of the action, so that an id that is used for two of them is noticed. */
  readonly action: string;
  readonly observation: Observation;
}

/** A session as the table keeps it: an episode, and what is needed to answer a repeated request. */
export class Session {
  readonly episode: Episode;
  readonly answers = new Map<string, GivenAnswer>();
  usedAt = Date.now();
  /** The last of the work under way: actions of a session come one after the other. */
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    readonly opened: OpenEntry,
    task: EnvironmentTask,
  ) {
    this.episode = new Episode(task);
  }

  /** Does work once all that came before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.tail.then(work, work);
    this.tail = done.catch(() => undefined);
    return done;
  }

  /** Does an action and remembers what came of it. */
  async act(action: Action, requestId: string | undefined, signal: AbortSignal): Promise<Observation> {
    const observation = await this.episode.step(action, signal);
    if (requestId !== undefined) this.answers.set(requestId, { action: digestOf(action), observation });
    return observation;
  }

  /** Does again what was done before the server stopped. False: something came out otherwise than it was answered then. */
  async replay(done: readonly ActEntry[], signal: AbortSignal): Promise<boolean> {
    for (const { tool, arguments: input, requestId, digest } of done) {
      const observation = await this.act({ tool, arguments: input }, requestId, signal);
      if (digestOf(observation) !== digest) return false;
    }
    return true;
  }
}
