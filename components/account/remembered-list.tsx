"use client";

import { useQuery } from "@tanstack/react-query";
import { fullLabel, valueWords } from "../chat/words/entry-words";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";

/** What the traveler confirmed on earlier trips and is offered on the next. */
export function RememberedList() {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.account.remembered.queryOptions(undefined, { staleTime: 0 }));
  if (error) {
    return (
      <Notice kind="warning" action={{ label: "Try again", onClick: () => refetch() }}>
        {errorSentence(error)}
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton className="h-5 w-2/3" />;
  if (data.length === 0) {
    return (
      <p className="text-muted text-sm">
        Nothing yet. What you ask for on a planned trip is offered on your next one, never assumed.
      </p>
    );
  }
  return (
    <>
      <p className="text-muted text-sm">From your planned trips. It is offered on your next trip, never assumed.</p>
      <dl className="divide-y divide-hairline text-sm">
        {data.map(({ entry, value }) => (
          <div key={entry} className="flex gap-4 py-2">
            <dt className="w-40 shrink-0 text-muted">{fullLabel(entry)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{valueWords(entry, value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
