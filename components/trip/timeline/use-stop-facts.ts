"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../trpc/client";
import { useTrip } from "../use-trip";

/** What the world's records say of each stop, by the stop's id; after a change the old facts stay until the new ones are there. */
export function useStopFacts() {
  const trpc = useTRPC();
  const { trip, known } = useTrip();
  const version = trip.plan?.number ?? 0;
  return useQuery(
    trpc.trips.facts.queryOptions(
      { id: trip.id, version },
      {
        enabled: trip.plan !== null,
        staleTime: Number.POSITIVE_INFINITY,
        initialData: known.version === version ? known.facts : undefined,
        placeholderData: keepPreviousData,
      },
    ),
  );
}
