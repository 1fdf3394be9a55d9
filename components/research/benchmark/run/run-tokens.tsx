"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { CommandLine } from "../command-line";

/** Tokens with which an external agent works on the run: a new one is shown once, and all of them can be ended. */
export function RunTokens({ id }: { id: string }) {
  const trpc = useTRPC();
  const create = useMutation(trpc.runs.createToken.mutationOptions());
  const revoke = useMutation(trpc.runs.revokeTokens.mutationOptions({ onSuccess: () => create.reset() }));
  const error = create.error ?? revoke.error;
  return (
    <section aria-labelledby="tokens" className="flex flex-col items-start gap-2">
      <h2 id="tokens" className="font-medium">
        Tokens of the agent
      </h2>
      <p className="text-muted text-sm">
        The agent sends its token as “Authorization: Bearer …” to /api/external, or to /api/mcp.
      </p>
      {error !== null && <Notice kind="conflict">{errorSentence(error)}</Notice>}
      {create.data !== undefined && <CommandLine label="Token, shown only once" command={create.data.token} />}
      {revoke.data !== undefined && create.data === undefined && (
        <p role="status" className="text-sm">
          Tokens that ended: {revoke.data.revoked}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={create.isPending} onClick={() => create.mutate({ id })}>
          New token
        </Button>
        <Button disabled={revoke.isPending} onClick={() => revoke.mutate({ id })}>
          Revoke all tokens
        </Button>
      </div>
    </section>
  );
}
