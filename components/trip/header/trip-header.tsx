"use client";

import { BreakNotes } from "../break-note";
import { breaksByPlace } from "../breaks-by-place";
import { useTrip } from "../use-trip";
import { CheckList } from "./check-list";
import { CostBar } from "./cost-bar";
import { DemandChips } from "./demand-chips";
import { OpenNotes } from "./open-notes";
import { TripHeading } from "./trip-heading";
import { TripTitle } from "./trip-title";

/** The trip in short: what it is called, what was asked for, what it costs and what it keeps. */
export function TripHeader() {
  const { trip, today } = useTrip();
  if (trip.plan === null) return null;
  const { itinerary, request } = trip.plan;
  return (
    <header className="flex flex-col gap-5 pb-6">
      <TripHeading trip={trip} days={itinerary.days} today={today} title={<TripTitle />} />
      <CostBar cost={itinerary.cost.total} budget={request.demands.budget} />
      <CheckList plan={trip.plan} />
      <OpenNotes notes={request.notes} />
      <BreakNotes breaks={breaksByPlace(trip.plan).ofTrip} />
      <DemandChips />
    </header>
  );
}
