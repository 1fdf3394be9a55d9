"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../trpc/client";
import { useTrip } from "../use-trip";

/** What the world's records say of each stop, by the stop's id; after a change the old facts stay until the new ones are there. */
export function useStopFacts() {
  const trpc = useTRPC();
  const { trip } = useTrip();
  return useQuery(
    trpc.trips.facts.queryOptions(
      { id: trip.id, version: trip.plan?.number ?? 0 },
      { enabled: trip.plan !== null, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
    ),
  );
}
