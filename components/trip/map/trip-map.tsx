"use client";

import { Map as MapIcon } from "lucide-react";
import { useMemo } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { useMedia, WIDE } from "../../ui/use-media";
import { useStopFacts } from "../timeline/use-stop-facts";
import { ToolbarButton } from "../toolbar-button";
import { useTrip } from "../use-trip";
import { useTripWorld } from "../use-trip-world";
import { waysAddress } from "./map-addresses";
import { MapWithDays } from "./map-with-days";
import { tripOnMap } from "./trip-on-map";

/** The trip's map next to the timeline; nothing where there is no room for it. */
export function TripMap() {
  const isWide = useMedia(WIDE);
  if (isWide === false) return null;
  return (
    <section aria-label="Map" className="flex h-[min(44rem,calc(100dvh-5.5rem))] min-h-80 flex-col">
      <MapOfTrip />
    </section>
  );
}

/** Where there is no room next to the timeline: a button of the toolbar that pulls the map up. */
export function MapSheet() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <ToolbarButton icon={MapIcon} label="Map" className="lg:hidden" />
      </DialogTrigger>
      <DialogContent title="Map">
        <div className="flex h-[70dvh] flex-col">
          <MapOfTrip isAsked />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function MapOfTrip({ isAsked = false }: { isAsked?: boolean }) {
  const { trip, known } = useTrip();
  const onMap = useTripOnMap();
  if (trip.plan === null) return null;
  const { itinerary, number } = trip.plan;
  return (
    <MapWithDays
      days={itinerary.days}
      onMap={onMap}
      streets={known.streets}
      ways={waysAddress(trip.id, number)}
      isAsked={isAsked}
    />
  );
}

/** The trip's places; undefined while they are looked up, null when the world does not know them. */
function useTripOnMap() {
  const { trip, known } = useTrip();
  const facts = useStopFacts();
  const current = useTripWorld();
  const days = trip.plan?.itinerary.days;
  return useMemo(() => {
    if (days === undefined || facts.isPending) return undefined;
    const cities = current.data?.cities ?? known.places;
    const placeOfCity = new Map(cities.map(({ name, coordinates }) => [name, coordinates]));
    const onMap = tripOnMap(
      days,
      (stopId) => facts.data?.[stopId]?.coordinates ?? null,
      (city) => placeOfCity.get(city) ?? null,
    );
    return onMap === null && current.isPending ? undefined : onMap;
  }, [days, facts.isPending, facts.data, current.isPending, current.data, known.places]);
}
