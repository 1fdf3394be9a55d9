import { fail, formatProblem, type Problem, ProblemError, type Result } from "@/server/trip";

/** Bad rows are collected, so that a file can be mended in one go; reading stops at the twentieth. */
export class ProblemList {
  private readonly problems: Problem[] = [];

  add(problem: Problem): void {
    this.problems.push(problem);
    if (this.problems.length === 20) this.throwIfAny();
  }

  /** @throws ProblemError with the first problem in its place and the others in its message. */
  throwIfAny(): void {
    const [first, ...others] = this.problems;
    if (first === undefined) return;
    const more = others.length === 0 ? "" : ` Also: ${others.map(formatProblem).join(" ")}`;
    throw new ProblemError({ ...first, message: `${first.message}${more}` });
  }
}

/** The result of work that throws ProblemError for what its reader can mend. */
export async function resultOf<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
}
