"use client";

import { useMutation } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { LocalDate } from "@/server/trip";
import type { TripView } from "@/server/views";
import { TripHeading } from "../trip/header/trip-heading";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { ProgressBar } from "../ui/progress-bar";
import { Elapsed } from "./elapsed";
import { StepList, shareOfSteps, stepLabel } from "./step-list";

/** A trip while it is planned. The server plans on whether or not this page is open; a reload finds it again. */
export function PlanningPage({ initial, today }: { initial: TripView; today: LocalDate }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [trip, setTrip] = useState(initial);
  const watch = useSubscription(
    trpc.trips.watch.subscriptionOptions({ id: initial.id }, { onData: ({ data }) => setTrip(data) }),
  );
  const cancel = useMutation(trpc.trips.cancel.mutationOptions({ onSuccess: setTrip }));
  const isOver = trip.status !== "planning";
  const progress = trip.search?.progress ?? null;

  // The finished trip is drawn by the server.
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-4 pb-16 sm:px-8 sm:pt-16">
      <TripHeading trip={trip} today={today} />
      <section aria-labelledby="planning" aria-busy={!isOver} className="flex flex-col gap-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="planning" className="font-serif text-lg">
            {isOver ? "Ready in a moment" : "Planning"}
          </h2>
          {!isOver && <Elapsed since={trip.createdAt} />}
        </div>
        <ProgressBar value={isOver ? 1 : shareOfSteps(progress)} label="Planning progress" />
        <StepList progress={progress} />
        <p role="status" className="sr-only">
          {isOver ? "Planning is done." : stepLabel(progress)}
        </p>
        {watch.status === "connecting" && watch.error && (
          <Notice kind="warning">
            The connection is lost. Planning goes on; this page comes back to it by itself.
          </Notice>
        )}
        {watch.status === "error" && (
          <Notice kind="warning" action={{ label: "Check again", onClick: watch.reset }}>
            {errorSentence(watch.error)}
          </Notice>
        )}
        {cancel.error && <Notice kind="conflict">{errorSentence(cancel.error)}</Notice>}
        <div className="flex items-center gap-4">
          <Button onClick={() => cancel.mutate({ id: trip.id })} disabled={cancel.isPending || isOver}>
            {cancel.isPending ? "Stopping…" : "Stop planning"}
          </Button>
          <p className="text-muted text-sm">You can close this page: the plan will be at this address.</p>
        </div>
      </section>
    </div>
  );
}
