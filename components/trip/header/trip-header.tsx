"use client";

import { BreakNotes } from "../break-note";
import { breaksByPlace } from "../breaks-by-place";
import { useTrip } from "../use-trip";
import { CostBar } from "./cost-bar";
import { PlanReview } from "./plan-review";
import { TripHeading } from "./trip-heading";
import { TripTitle } from "./trip-title";

/** The trip in short: what it is called, what it costs and what it meets of what was asked for. */
export function TripHeader() {
  const { trip, today } = useTrip();
  if (trip.plan === null) return null;
  const { itinerary, request } = trip.plan;
  return (
    <header className="flex flex-col gap-1.5 pb-1 sm:gap-2 sm:pb-2">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-1.5">
        <TripHeading trip={trip} days={itinerary.days} today={today} title={<TripTitle />} />
        <CostBar cost={itinerary.cost.total} budget={request.demands.budget} />
      </div>
      <PlanReview plan={trip.plan} />
      <BreakNotes breaks={breaksByPlace(trip.plan).ofTrip} />
    </header>
  );
}
