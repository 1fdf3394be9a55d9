"use client";

import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import { useMemo } from "react";
import { useTRPC } from "../../trpc/client";
import { Button } from "../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { useMedia, WIDE } from "../../ui/use-media";
import { useStopFacts } from "../timeline/use-stop-facts";
import { useTrip } from "../use-trip";
import { MapWithDays } from "./map-with-days";
import { tripOnMap } from "./trip-on-map";

/** The trip's map: next to the timeline, on a phone a sheet that a button pulls up. */
export function TripMap() {
  const { trip } = useTrip();
  const isWide = useMedia(WIDE);
  const onMap = useTripOnMap();
  const itinerary = trip.plan?.itinerary;
  if (itinerary === undefined) return null;
  const map = <MapWithDays days={itinerary.days} onMap={onMap} isAsked={isWide === false} />;
  if (isWide === false) {
    return (
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="primary" className="fixed right-4 bottom-4 z-30 rounded-full shadow-float">
            <MapIcon aria-hidden />
            Map
          </Button>
        </DialogTrigger>
        <DialogContent title="Map">
          <div className="flex h-[70dvh] flex-col">{map}</div>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <section aria-label="Map" className="hidden h-[min(30rem,60dvh)] min-h-80 flex-col lg:flex">
      {map}
    </section>
  );
}

/** The trip's places; undefined while they are looked up, null when the world does not know them. */
function useTripOnMap() {
  const trpc = useTRPC();
  const { trip } = useTrip();
  const facts = useStopFacts();
  const current = useQuery(trpc.worlds.current.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
  const days = trip.plan?.itinerary.days;
  return useMemo(() => {
    if (days === undefined || facts.isPending || current.isPending) return undefined;
    const { world, cities } = current.data ?? { world: null, cities: [] };
    const known = world?.name === trip.world.name ? cities : [];
    const placeOfCity = new Map(known.map(({ name, coordinates }) => [name, coordinates]));
    return tripOnMap(
      days,
      (stopId) => facts.data?.[stopId]?.coordinates ?? null,
      (city) => placeOfCity.get(city) ?? null,
    );
  }, [days, facts.isPending, facts.data, current.isPending, current.data, trip.world.name]);
}
