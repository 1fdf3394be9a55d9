"use client";

import { useMemo } from "react";
import type { SharedTrip } from "@/server/views";
import { MapWithDays } from "../trip/map/map-with-days";
import { sharedOnMap } from "./shared-on-map";

/** The map of a shared trip; next to its days, on a phone above them. */
export function SharedMap({ trip: { days, places } }: { trip: Pick<SharedTrip, "days" | "places"> }) {
  const onMap = useMemo(() => sharedOnMap({ days, places }), [days, places]);
  return (
    <section aria-label="Map" className="flex h-80 flex-col lg:sticky lg:top-6 lg:h-[min(32rem,70dvh)]">
      <MapWithDays days={days} onMap={onMap} />
    </section>
  );
}
