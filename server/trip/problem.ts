/**
 * Errors are values: a code for programs and a sentence that tells the reader what to do.
 * `where` names the file, line, column or field at fault when there is one.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly where?: {
    readonly file?: string;
    readonly line?: number;
    readonly column?: string;
    readonly field?: string;
  };
}

export type ProblemCode =
  | "bad_input"
  | "bad_file"
  | "not_found"
  | "already_exists"
  /** Someone else changed it meanwhile. */
  | "changed_meanwhile"
  | "unavailable"
  /** As many as this server takes are open already. */
  | "at_capacity"
  /** The world that a trip was planned in is not on this server any more. */
  | "world_gone"
  /** A model's server cannot be reached, refuses the key, or kept failing until the retries were used up. */
  | "model_unavailable"
  /** The model answered, and the answer cannot be used: cut off, not of the wanted shape after a repair, empty. */
  | "bad_model_answer"
  /** What was to be sent to a model is longer than its context. */
  | "context_overflow"
  /** The run, the traveler or the day has used up what it may spend on models. */
  | "over_budget"
  | "cancelled"
  | "internal";

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail<T = never>(problem: Problem): Result<T> {
  return { ok: false, problem };
}

/** "reviews.csv, line 12, column price: write a number." */
export function formatProblem(problem: Problem): string {
  const { file, line, column, field } = problem.where ?? {};
  const place = [
    file,
    line === undefined ? undefined : `line ${line}`,
    column === undefined ? undefined : `column ${column}`,
    field === undefined ? undefined : `field ${field}`,
  ].filter((part) => part !== undefined);
  return place.length === 0 ? problem.message : `${place.join(", ")}: ${problem.message}`;
}

/** A Problem thrown where a value cannot be returned (stream callbacks, worker entry points). */
export class ProblemError extends Error {
  readonly problem: Problem;

  /** Each bundle of the server holds a copy of this class, so its errors are recognized by name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ProblemError";
  }

  constructor(problem: Problem) {
    super(formatProblem(problem));
    this.name = "ProblemError";
    this.problem = problem;
  }
}
