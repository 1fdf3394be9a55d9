import { ProblemError, type Result } from "@/server/trip";

/** The value; a problem is thrown for the ladder of procedures to answer with. */
export async function orThrow<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const settled = await result;
  if (settled.ok) return settled.value;
  throw new ProblemError(settled.problem);
}
