"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";

/** Gives an item to a rater once more, without saying that it is a repeat. */
export function AskRepeat({ itemId, rater }: { itemId: string; rater: string }) {
  const trpc = useTRPC();
  const ask = useMutation(trpc.annotationProjects.askRepeat.mutationOptions());
  return (
    <span className="flex items-center gap-2 text-sm">
      <span role="status" className={ask.isError ? "text-conflict" : "text-muted"}>
        {ask.isSuccess && "Asked."}
        {ask.isError && errorSentence(ask.error)}
      </span>
      {!ask.isSuccess && (
        <Button variant="quiet" size="small" disabled={ask.isPending} onClick={() => ask.mutate({ itemId, rater })}>
          Ask again <span className="sr-only">{rater}</span>
        </Button>
      )}
    </span>
  );
}
