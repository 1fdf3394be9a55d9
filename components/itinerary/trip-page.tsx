import { Pencil } from "lucide-react";
import Link from "next/link";
import type { CurrentWorld } from "@/server/api";
import type { LocalDate, PlanResult, TripView } from "@/server/trip";
import { Button } from "../ui/button";
import { assumptionSentences } from "./assumptions";
import { CheckList } from "./check-list";
import { CostBar } from "./cost-bar";
import { CostTable } from "./cost-table";
import { DaySection } from "./day-section";
import { OtherTrips } from "./other-trips";
import { ProofLine } from "./proof-line";
import { RouteMap } from "./route-map";
import { TripHeading } from "./trip-heading";

type Plan = Extract<PlanResult, { status: "plan" }>;

/** A planned trip: what it keeps and costs, day by day, on the map, and what else there is. */
export function TripPage({
  trip,
  plan,
  places,
  today,
}: {
  trip: TripView;
  plan: Plan;
  places: CurrentWorld["cities"];
  today: LocalDate;
}) {
  const { itinerary, otherTrips, proven } = plan;
  const hasClock = itinerary.days.some(({ stops }) =>
    stops.some(({ kind, start }) => kind !== "leg" && start !== null),
  );
  return (
    <article className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-col gap-5 pb-8">
        <TripHeading trip={trip} days={itinerary.days} today={today} />
        <CostBar cost={itinerary.cost.total} budget={trip.request.demands.budget} />
        <CheckList checks={trip.checks} itinerary={itinerary} />
      </header>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:order-2">
          <RouteMap itinerary={itinerary} places={places} />
        </div>
        <div className="lg:order-1 lg:row-span-2">
          {itinerary.days.map((day) => (
            <DaySection key={day.number} day={day} hasClock={hasClock} today={today} />
          ))}
        </div>
        <aside aria-label="About the trip" className="flex flex-col gap-8 lg:sticky lg:top-6 lg:order-3 lg:self-start">
          <CostTable itinerary={itinerary} />
          <ProofLine proven={proven} objective={trip.objective} />
          <Assumptions trip={trip} />
          <p className="text-muted text-xs">{trip.world.source}</p>
        </aside>
      </div>
      {otherTrips.length > 0 && (
        <div className="mt-12 border-hairline border-t pt-8">
          <OtherTrips trip={itinerary} others={otherTrips} today={today} />
        </div>
      )}
    </article>
  );
}

function Assumptions({ trip }: { trip: TripView }) {
  const sentences = assumptionSentences(trip.request);
  return (
    <section aria-labelledby="assumptions">
      <h2 id="assumptions" className="font-serif text-lg">
        What I assumed
      </h2>
      {sentences.length === 0 ? (
        <p className="mt-2 text-muted text-sm">Nothing: you said it all.</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button asChild size="small" className="mt-3">
        <Link href={`/?from=${trip.id}`}>
          <Pencil aria-hidden />
          Change the trip
        </Link>
      </Button>
    </section>
  );
}
