import { TRPCError } from "@trpc/server";

export function noSuchPlace(): TRPCError {
  return new TRPCError({
    code: "NOT_FOUND",
    message: "There is no such place in this world. Look for it in the list of its places.",
  });
}
