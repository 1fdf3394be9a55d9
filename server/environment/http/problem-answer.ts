import type { z } from "zod";
import { formatProblem, type Problem } from "@/server/trip";
import type { Answer } from "./call";

const RETRY_SECONDS = "5";

/** A problem as HTTP tells it: `code` for programs, `message` for people. */
export function problemAnswer(problem: Problem): Answer {
  const body = { code: problem.code, message: formatProblem(problem) };
  const status = statusOf(problem.code);
  return problem.code === "at_capacity"
    ? { status, body, headers: { "retry-after": RETRY_SECONDS } }
    : { status, body };
}

function statusOf(code: Problem["code"]): number {
  switch (code) {
    case "bad_input":
    case "bad_file":
      return 400;
    case "not_found":
      return 404;
    case "already_exists":
      return 409;
    case "changed_meanwhile":
      return 410;
    case "at_capacity":
    case "unavailable":
      return 503;
    default:
      return 500;
  }
}

/** What a schema found wrong, as a problem that names the field. */
export function badInput(issues: readonly z.core.$ZodIssue[]): Problem {
  const [issue] = issues;
  const field = issue?.path.map(String).join(".") || "the body";
  return { code: "bad_input", message: issue?.message ?? "It is invalid.", where: { field } };
}
