import Link from "next/link";
import { type LocalDate, withRelaxation } from "@/server/trip";
import type { NoPlan, TripView } from "@/server/views";
import { PlanAgainButton } from "../planning/plan-again-button";
import { TripHeading } from "../trip/header/trip-heading";
import { Button } from "../ui/button";
import { ConflictList } from "./conflict-list";
import { WayOutCard } from "./way-out-card";

/** A trip that cannot be: which demands do not hold together, and what each way out costs and changes. */
export function NoPlanPage({ trip, noPlan, today }: { trip: TripView; noPlan: NoPlan; today: LocalDate }) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-4 pt-4 pb-20 sm:px-8 sm:pt-12">
      <TripHeading trip={trip} today={today} />
      <section aria-labelledby="no-plan" className="flex flex-col gap-4">
        <h2 id="no-plan" className="font-serif text-lg">
          {noPlan.proven ? "Not possible as asked" : "No plan found that meets all of this"}
        </h2>
        <ConflictList
          conflicts={noPlan.conflicts}
          explanation={noPlan.explanation}
          request={noPlan.request}
          today={today}
        />
        <p className="max-w-prose text-muted text-sm">
          {noPlan.proven ? "Proven" : "Searched within the time limit"} relative to these records: {trip.world.source}
        </p>
      </section>
      <section aria-labelledby="ways-out">
        <h2 id="ways-out" className="font-serif text-lg">
          How to fix it
        </h2>
        {noPlan.relaxations.length === 0 ? (
          <p className="mt-2 max-w-prose text-muted">
            {noPlan.proven
              ? "No fix changes just one or two things. Other places or dates may work."
              : "None was found within the time limit."}
          </p>
        ) : (
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {noPlan.relaxations.map((relaxation, index) => (
              <li key={[relaxation.change, ...relaxation.also.map(({ change }) => change)].join()}>
                <WayOutCard relaxation={relaxation} today={today}>
                  <PlanAgainButton
                    id={trip.id}
                    request={withRelaxation(trip.request, relaxation)}
                    variant={index === 0 ? "primary" : "secondary"}
                  >
                    Use this
                  </PlanAgainButton>
                </WayOutCard>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button asChild>
            <Link href={`/?from=${trip.id}`}>Change the trip yourself</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link href={`/chat/${trip.id}`}>Chat about it</Link>
          </Button>
        </div>
      </section>
    </div>
  );
}
