import { ProblemError, type Result } from "@/server/trip";

/** The value of a result; its problem is thrown and becomes the command's error line and exit code. */
export function requireValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
