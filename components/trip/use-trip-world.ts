"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../trpc/client";
import { useTrip } from "./use-trip";

/** The world that the trip is planned in; a world of one name stays what it is while a page is open. */
export function useTripWorld() {
  const trpc = useTRPC();
  const { trip } = useTrip();
  return useQuery(
    trpc.worlds.current.queryOptions({ world: trip.world.name }, { staleTime: Number.POSITIVE_INFINITY }),
  );
}
