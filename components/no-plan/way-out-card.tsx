import { formatMoney, type LocalDate, type Relaxation, type TripView, withRelaxation } from "@/server/trip";
import { capitalised, listed } from "../format";
import { OutlineOfDays } from "../itinerary/other-trips";
import { citiesOf } from "../itinerary/trip-difference";
import { PlanAgainButton } from "../planning/plan-again-button";
import { Disclosure } from "../ui/disclosure";

/** One way out: what changes, what the cheapest plan then costs, and a button to plan it that way. */
export function WayOutCard({
  trip,
  relaxation,
  isCheapest,
  today,
}: {
  trip: TripView;
  relaxation: Relaxation;
  isCheapest: boolean;
  today: LocalDate;
}) {
  const { change, also, cost, itinerary } = relaxation;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-hairline p-5">
      <h3 className="font-medium">{capitalised(listed([change, ...also.map((further) => further.change)]))}</h3>
      <p className="text-sm">
        <span className="figures font-medium">{formatMoney(cost)}</span>{" "}
        <span className="text-muted">for everything, at the least; everything else you asked for is kept.</span>
      </p>
      <Disclosure summary={`It would be ${listed(citiesOf(itinerary))}`} className="mb-auto">
        <OutlineOfDays itinerary={itinerary} today={today} />
      </Disclosure>
      <div className="flex flex-col items-start gap-3">
        <PlanAgainButton
          id={trip.id}
          request={withRelaxation(trip.request, relaxation)}
          variant={isCheapest ? "primary" : "secondary"}
        >
          Plan it this way
        </PlanAgainButton>
      </div>
    </article>
  );
}
