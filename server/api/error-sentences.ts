import type { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { type ProblemCode, ProblemError } from "@/server/trip";

/** The tRPC code (and so the HTTP status) of a problem. */
export function httpCodeOf(code: ProblemCode): TRPCError["code"] {
  switch (code) {
    case "bad_input":
    case "bad_file":
    case "context_overflow":
      return "BAD_REQUEST";
    case "not_found":
      return "NOT_FOUND";
    case "already_exists":
    case "changed_meanwhile":
      return "CONFLICT";
    case "unavailable":
    case "at_capacity":
    case "world_gone":
    case "model_unavailable":
      return "SERVICE_UNAVAILABLE";
    case "bad_model_answer":
      return "BAD_GATEWAY";
    case "over_budget":
      return "TOO_MANY_REQUESTS";
    case "cancelled":
      return "CLIENT_CLOSED_REQUEST";
    case "internal":
      return "INTERNAL_SERVER_ERROR";
  }
}

/** What the caller reads. Messages of unexpected errors stay in the server's log. */
export function sentenceOf(error: TRPCError): string {
  const issue = firstIssue(error);
  if (issue) return issue.path === "" ? issue.message : `${issue.path}: ${issue.message}`;
  if (error.code === "INTERNAL_SERVER_ERROR" && !(error.cause instanceof ProblemError)) {
    return "Something went wrong on the server, and this was not done. Try again, and check the server's log if it keeps happening.";
  }
  return error.message;
}

/** Dotted name of the field at fault; null when the error is not about one. */
export function fieldOf(error: TRPCError): string | null {
  if (error.cause instanceof ProblemError) return error.cause.problem.where?.field ?? null;
  return firstIssue(error)?.path || null;
}

function firstIssue(error: TRPCError): { path: string; message: string } | null {
  if (!(error.cause instanceof ZodError)) return null;
  const issue = error.cause.issues[0];
  return issue ? { path: issue.path.map(String).join("."), message: issue.message } : null;
}
