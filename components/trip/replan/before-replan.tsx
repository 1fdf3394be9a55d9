"use client";

import { Lock } from "lucide-react";
import { useState } from "react";
import { breaksOf, type Itinerary, type PlanVersion, type Stop, withRouteLocked } from "@/server/trip";
import { counted } from "../../format";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { stopTitle } from "../stop-words";
import { useTrip } from "../use-trip";

/** What stays when the rest is re-planned, and the button that begins. */
export function BeforeReplan() {
  const { trip, replan, pending } = useTrip();
  const [keepsRoute, setKeepsRoute] = useState(false);
  if (trip.plan === null) return null;
  const { request, itinerary } = trip.plan;
  const locked = lockedStops(itinerary);
  return (
    <>
      <p className="max-w-prose">
        {locked.length === 0
          ? "Nothing is locked, so everything may change. What you lock or change yourself stays."
          : `${counted(locked.length, "stop")} you locked or changed ${locked.length === 1 ? "stays" : "stay"}. Everything else may change.`}{" "}
        You’ll see what would change before you apply it.
      </p>
      {locked.length > 0 && (
        <Disclosure summary={`What stays (${locked.length})`}>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {locked.map((stop) => (
              <li key={stop.id} className="flex items-center gap-2">
                <Lock aria-hidden className="size-3.5 shrink-0 text-muted" />
                {stopTitle(stop)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <MeantSo plan={trip.plan} />
      <label className="flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={keepsRoute}
          onChange={(event) => setKeepsRoute(event.target.checked)}
        />
        Keep the cities, the travel and the lodging: lock them too
      </label>
      <Button
        variant="primary"
        className="self-start"
        disabled={pending}
        onClick={() => replan(keepsRoute ? withRouteLocked(request, itinerary) : undefined)}
      >
        {pending ? "One moment…" : "Re-plan the rest"}
      </Button>
    </>
  );
}

function MeantSo({ plan }: { plan: PlanVersion }) {
  const meant = breaksOf(plan).filter(({ onPurpose }) => onPurpose);
  if (meant.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      What you keep accepted on purpose stays so: {meant.map(({ fault }) => fault.text).join(" ")}
    </p>
  );
}

/** Every locked stop once, a stay of several nights by its first. */
function lockedStops({ days }: Itinerary): Stop[] {
  return days.flatMap(({ stops }) => stops.filter((stop) => stop.locked && (stop.kind !== "stay" || stop.night === 1)));
}
