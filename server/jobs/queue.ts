import type { Database } from "@/db";

/** What is to be done; `key` tells it from every other job of its queue. */
export interface NewJob<Data> {
  readonly key: string;
  readonly data: Data;
  /** From 0, the first: those of an earlier turn go before those of a later one, whatever their age. 0 unless set. */
  readonly turn?: number;
}

/** A job's attempt, for the worker that holds it. What an earlier attempt says of the job is not heard any more. */
export interface Claim {
  readonly id: string;
  /** From 0: how often the job had been claimed before. */
  readonly attempt: number;
}

export interface Job<Data> extends Claim {
  readonly data: Data;
}

/**
 * Jobs of one sort, shared by all workers of a database. Each job is held by one worker at a time, which shows every few seconds that it
 * lives; a job whose worker has been silent for `HEARTBEAT_SECONDS` goes to the next one. With `within`, a call is part of that
 * transaction: what a job changes and that it is done become true together.
 */
export interface JobQueue<Data> {
  /** Adds jobs, oldest first. One whose key waits or is claimed already is left out. */
  send(jobs: readonly NewJob<Data>[], within?: Database): Promise<void>;
  /** Adds a job in place of one with its key, whose worker loses its claim. */
  replace(job: NewJob<Data>, within?: Database): Promise<void>;
  /** The first by turn and age that wait, at most so many and in no order among themselves, held by the caller from now on. */
  claim(most: number): Promise<Job<Data>[]>;
  /** Shows that the caller lives; the ids of those jobs that it still holds. */
  heartbeat(claims: readonly Claim[], within?: Database): Promise<ReadonlySet<string>>;
  /** Ends the job; false where the caller no longer held it. */
  complete(claim: Claim, within?: Database): Promise<boolean>;
  /** Gives the job back, for another attempt in a second; false where the caller no longer held it. */
  fail(claim: Claim, within?: Database): Promise<boolean>;
  /** Removes the job with that key, whether it waits or is claimed. */
  cancel(key: string, within?: Database): Promise<void>;
  /** The keys of those that wait, in the order in which they are claimed. */
  waiting(): Promise<string[]>;
}

/** A worker that is silent for so long has lost its jobs. pg-boss takes no less than 10. */
export const HEARTBEAT_SECONDS = 15;
