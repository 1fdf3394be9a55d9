import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import { RefusedError } from "../account/authentication";

/** What a traveler reads of a failed call: the server's sentence, or that no server answered. */
export function errorSentence(error: unknown): string {
  return cameFromServer(error) || error instanceof RefusedError
    ? error.message
    : "Dragoman can’t be reached right now. What you typed is kept; try again in a moment.";
}

/** Whether the server answered with a reason, so that asking again would bring the same. */
export function cameFromServer(error: unknown): error is TRPCClientError<never> {
  return error instanceof TRPCClientError && error.data != null;
}

const codedSchema = z.object({ data: z.object({ code: z.string() }) });

/** The code of the server's answer, e.g. "CONFLICT"; null where no server answered. */
export function errorCode(error: unknown): string | null {
  return codedSchema.safeParse(error).data?.data.code ?? null;
}
