import Link from "next/link";
import type { LocalDate, PlanResult, TripView } from "@/server/trip";
import { TripHeading } from "../itinerary/trip-heading";
import { Button } from "../ui/button";
import { ConflictList } from "./conflict-list";
import { WayOutCard } from "./way-out-card";

type NoPlan = Extract<PlanResult, { status: "infeasible" }>;

/** A trip that cannot be: which demands do not hold together, and what each way out costs and changes. */
export function NoPlanPage({ trip, result, today }: { trip: TripView; result: NoPlan; today: LocalDate }) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-4 pt-4 pb-20 sm:px-8 sm:pt-12">
      <TripHeading trip={trip} today={today} />
      <section aria-labelledby="no-plan" className="flex flex-col gap-4">
        <h2 id="no-plan" className="font-serif text-lg">
          {result.proven ? "No plan keeps all of this" : "No plan was found that keeps all of this"}
        </h2>
        <ConflictList
          conflicts={result.conflicts}
          explanation={result.explanation}
          request={trip.request}
          today={today}
        />
        <p className="max-w-prose text-muted text-sm">
          {result.proven ? "Proven" : "Searched as far as the time allowed"} relative to these records:{" "}
          {trip.world.source}
        </p>
      </section>
      <section aria-labelledby="ways-out">
        <h2 id="ways-out" className="font-serif text-lg">
          Ways out
        </h2>
        {result.relaxations.length === 0 ? (
          <p className="mt-2 max-w-prose text-muted">
            {result.proven
              ? "None that changes a single thing or two. Other places or dates may work."
              : "None was found in the time allowed."}
          </p>
        ) : (
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {result.relaxations.map((relaxation, index) => (
              <li key={[relaxation.change, ...relaxation.also.map(({ change }) => change)].join()}>
                <WayOutCard trip={trip} relaxation={relaxation} isCheapest={index === 0} today={today} />
              </li>
            ))}
          </ul>
        )}
        <Button asChild className="mt-6">
          <Link href={`/?from=${trip.id}`}>Change the trip yourself</Link>
        </Button>
      </section>
    </div>
  );
}
