import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";

/** Anyone who may not see a page of research need not know of it; and what is not there is not found. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") notFound();
    throw error;
  });
}
