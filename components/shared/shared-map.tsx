"use client";

import { useMemo } from "react";
import type { SharedTrip } from "@/server/views";
import { MapWithDays } from "../trip/map/map-with-days";
import { sharedOnMap } from "./shared-on-map";

/** The map of a shared trip; next to its days, on a phone above them. */
export function SharedMap({
  trip: { days, places },
  streets,
  ways,
}: {
  trip: Pick<SharedTrip, "days" | "places">;
  /** The addresses of the streets of its world, null where there are none, and of the ways between its stops. */
  streets: string | null;
  ways: string;
}) {
  const onMap = useMemo(() => sharedOnMap({ days, places }), [days, places]);
  return (
    <section aria-label="Map" className="flex h-80 flex-col lg:sticky lg:top-6 lg:h-[min(32rem,70dvh)]">
      <MapWithDays days={days} onMap={onMap} streets={streets} ways={ways} />
    </section>
  );
}
