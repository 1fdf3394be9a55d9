import Link from "next/link";
import type { LocalDate } from "@/server/trip";
import type { TripView } from "@/server/views";
import { TripHeading } from "../trip/header/trip-heading";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { PlanAgainButton } from "./plan-again-button";

/** A trip whose planning was stopped or failed: what happened, what is safe, and the way on. */
export function StoppedPage({ trip, today }: { trip: TripView; today: LocalDate }) {
  const wasCancelled = trip.status === "cancelled";
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-4 pb-16 sm:px-8 sm:pt-16">
      <TripHeading trip={trip} today={today} />
      <section aria-labelledby="stopped" className="flex flex-col gap-4">
        <h2 id="stopped" className="font-serif text-lg">
          {wasCancelled ? "You stopped this plan" : "Planning didn’t finish"}
        </h2>
        {!wasCancelled && trip.problem !== null && <Notice kind="conflict">{trip.problem}</Notice>}
        <p className="max-w-prose">Your request is saved as you wrote it:</p>
        <blockquote className="max-w-prose border-hairline border-l-2 pl-4 text-muted [overflow-wrap:anywhere]">
          {trip.text}
        </blockquote>
        <div className="flex flex-wrap items-center gap-3">
          <PlanAgainButton id={trip.id}>{wasCancelled ? "Plan it anyway" : "Try again"}</PlanAgainButton>
          <Button asChild>
            <Link href={`/?from=${trip.id}`}>Change the trip</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link href={`/chat/${trip.id}`}>Chat about it</Link>
          </Button>
        </div>
      </section>
    </div>
  );
}
