"use client";

import { useMemo } from "react";
import type { SharedTrip } from "@/server/trip";
import { MapWithDays } from "../trip/map/map-with-days";
import { tripOnMap } from "../trip/map/trip-on-map";

/** The map of a shared trip; next to its days, on a phone above them. */
export function SharedMap({ trip: { days, places } }: { trip: Pick<SharedTrip, "days" | "places"> }) {
  const onMap = useMemo(() => {
    const stops = new Map(days.flatMap((day) => day.stops.map((stop) => [stop.id, stop.coordinates] as const)));
    const cities = new Map(places.map(({ name, coordinates }) => [name, coordinates]));
    return tripOnMap(
      days,
      (stopId) => stops.get(stopId) ?? null,
      (city) => cities.get(city) ?? null,
    );
  }, [days, places]);
  return (
    <section aria-label="Map" className="flex h-80 flex-col lg:sticky lg:top-6 lg:h-[min(32rem,70dvh)]">
      <MapWithDays days={days} onMap={onMap} />
    </section>
  );
}
