"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, Star } from "lucide-react";
import { useState } from "react";
import type { Stop } from "@/server/trip";
import type { SwapOption } from "@/server/views";
import { listed } from "../../../format";
import { Say } from "../../../formats/formats-provider";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Skeleton } from "../../../ui/skeleton";
import { costDifference } from "../../trip-difference";
import { useTrip } from "../../use-trip";
import { ActionButton } from "./action-button";

/** As many as are shown before "Show more". */
const SHOWN = 3;

/** What could stand in the stop's place, each tried out and verified: the change in cost, and what it would break and mend. */
export function SwapOptions({ stop }: { stop: Stop }) {
  const trpc = useTRPC();
  const { trip } = useTrip();
  const { data, error, refetch } = useQuery(
    trpc.trips.swapOptions.queryOptions(
      { id: trip.id, version: trip.plan?.number ?? 0, stopId: stop.id },
      { enabled: trip.plan !== null, staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  return (
    <section>
      <h4 className="font-medium text-sm">Alternatives</h4>
      {error ? (
        <div className="mt-2">
          <Notice kind="warning" action={{ label: "Try again", onClick: () => refetch() }}>
            {errorSentence(error)}
          </Notice>
        </div>
      ) : data === undefined ? (
        <LoadingOptions />
      ) : data.length === 0 ? (
        <p className="mt-1 text-muted text-sm">Nothing else fits here.</p>
      ) : (
        <OptionList key={trip.plan?.number} stop={stop} options={data} />
      )}
    </section>
  );
}

function OptionList({ stop, options }: { stop: Stop; options: readonly SwapOption[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = options.length - SHOWN;
  return (
    <>
      <ul className="mt-1 divide-y divide-hairline border-hairline border-y">
        {(showsAll ? options : options.slice(0, SHOWN)).map((option) => (
          <Option key={option.recordId} stop={stop} option={option} />
        ))}
      </ul>
      {!showsAll && more > 0 && (
        <Button variant="quiet" size="small" className="mt-1 -ml-3 min-h-10" onClick={() => setShowsAll(true)}>
          Show {more} more
        </Button>
      )}
    </>
  );
}

function Option({
  stop,
  option: { recordId, name, rating, costChange, breaks, mends, note },
}: {
  stop: Stop;
  option: SwapOption;
}) {
  const { edit } = useTrip();
  return (
    <li className="flex items-start justify-between gap-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="figures">
            <Say>{costDifference(costChange)}</Say>
          </span>
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-muted">
          {rating !== null && (
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden className="size-3.5" />
              <span className="sr-only">Rating </span>
              {rating.toFixed(1)}
            </span>
          )}
          <Say>{note}</Say>
        </p>
        {breaks.length > 0 && (
          <p className="mt-0.5 flex items-start gap-1.5 text-conflict">
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
            Would break: <Say>{listed(breaks)}</Say>
          </p>
        )}
        {mends.length > 0 && (
          <p className="mt-0.5 flex items-start gap-1.5 text-kept">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            Would fix: <Say>{listed(mends)}</Say>
          </p>
        )}
      </div>
      <ActionButton aria-label={`Use ${name}`} onClick={() => edit({ kind: "swap", stopId: stop.id, recordId })}>
        Use this
      </ActionButton>
    </li>
  );
}

function LoadingOptions() {
  return (
    <div role="status" className="mt-2 flex flex-col gap-3">
      <span className="sr-only">Trying out what else fits here…</span>
      {Array.from({ length: SHOWN }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never reordered.
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
