"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listed } from "../format";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { NewLinkForm } from "./new-link-form";
import { ShareLink } from "./share-link";

/** The links of a trip, newest first, and the form for one more. */
export default function ShareLinks({ tripId }: { tripId: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const list = trpc.shares.list.queryOptions({ id: tripId });
  const shares = useQuery({ ...list, staleTime: 0 });
  const together = useQuery(trpc.together.get.queryOptions({ id: tripId }, { staleTime: 0 }));
  const members = together.data?.members ?? [];
  const [newest, setNewest] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey });
  const create = useMutation(
    trpc.shares.create.mutationOptions({
      onSuccess: async (share) => {
        setNewest(share.id);
        // A list that was asked for before would not have it.
        await queryClient.cancelQueries({ queryKey: list.queryKey });
        queryClient.setQueryData(list.queryKey, (now) => [share, ...(now ?? [])]);
      },
    }),
  );
  const revoke = useMutation(
    trpc.shares.revoke.mutationOptions({ onSettled: () => Promise.all([refresh(), together.refetch()]) }),
  );
  const problem = create.error ?? revoke.error;

  return (
    <div className="flex flex-col gap-6">
      <NewLinkForm isBusy={create.isPending} onCreate={(wishes) => create.mutate({ id: tripId, ...wishes })} />
      {problem && (
        <div role="alert">
          <Notice kind="conflict">{errorSentence(problem)}</Notice>
        </div>
      )}
      {members.length > 0 && (
        <p className="text-sm">
          <span className="font-medium">Editing with you:</span> {listed(members)}. Revoke their link to end that.
        </p>
      )}
      <section aria-label="Links">
        <h3 className="font-medium">Links</h3>
        {shares.isPending && <Skeleton className="mt-3 h-12" />}
        {shares.isError && (
          <Notice kind="conflict" action={{ label: "Try again", onClick: () => void shares.refetch() }}>
            {errorSentence(shares.error)}
          </Notice>
        )}
        {shares.data?.length === 0 && <p className="mt-1 text-muted text-sm">None yet: only you can see the trip.</p>}
        <ul className="mt-1 divide-y divide-hairline">
          {shares.data?.map((share) => (
            <ShareLink
              key={share.id}
              share={share}
              isNew={share.id === newest}
              onRevoke={() => revoke.mutate({ id: tripId, shareId: share.id })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
