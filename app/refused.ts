import type { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { type ProblemCode, ProblemError } from "@/server/trip";

/** Why a procedure gave no answer; null for errors of any other kind. Told by the name, since pages and procedures are bundled apart. */
export function refusal(error: unknown): TRPCError["code"] | null {
  return isRefusal(error) ? error.code : null;
}

/** The code of the problem behind a refusal; null where there is none. */
export function problemBehind(error: unknown): ProblemCode | null {
  const cause = isRefusal(error) ? error.cause : undefined;
  return cause instanceof ProblemError ? cause.problem.code : null;
}

function isRefusal(error: unknown): error is TRPCError {
  return error instanceof Error && error.name === "TRPCError";
}

/** An answer that not everyone is given: anyone who may not see the page need not know of it. */
export async function orHidden<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (["FORBIDDEN", "UNAUTHORIZED"].includes(refusal(error) ?? "")) notFound();
    throw error;
  });
}
