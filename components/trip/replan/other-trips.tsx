"use client";

import { formatMoney, type Itinerary } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { costDifference, differenceLine } from "../trip-difference";
import { useTrip } from "../use-trip";
import { OtherTripDialog } from "./other-trip-dialog";

/** Trips that keep every demand too but go elsewhere or travel otherwise; each can be looked at and taken. */
export function OtherTrips() {
  const { trip } = useTrip();
  if (trip.plan === null || trip.plan.otherTrips.length === 0) return null;
  const { itinerary, otherTrips } = trip.plan;
  return (
    <section aria-labelledby="other-trips" className="mt-12 border-hairline border-t pt-8">
      <h2 id="other-trips" className="font-serif text-lg">
        Other trips that meet everything
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {otherTrips.map((other, index) => (
          <li key={JSON.stringify(other.days)} className="flex flex-col gap-3 rounded-card border border-hairline p-4">
            <div>
              <h3 className="font-medium">{differenceLine(itinerary, other)}</h3>
              <p className="figures text-muted text-sm">
                <Say>{`${formatMoney(other.cost.total)}, ${costDifference(costChange(itinerary, other))}`}</Say>
              </p>
            </div>
            <OtherTripDialog index={index} other={other} title={differenceLine(itinerary, other)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function costChange(trip: Itinerary, other: Itinerary) {
  return { ...trip.cost.total, amountMinor: other.cost.total.amountMinor - trip.cost.total.amountMinor };
}
