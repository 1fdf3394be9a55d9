import { skipToken, useQuery } from "@tanstack/react-query";
import type { PlanVersion } from "@/server/trip";
import { useTRPC } from "../../trpc/client";
import { useTrip } from "../use-trip";

/** What the check found that a version rests on; never asked for where it rests on none. */
export function useLivePrices({ number, itinerary }: Pick<PlanVersion, "number" | "itinerary">) {
  const trpc = useTRPC();
  const { trip } = useTrip();
  const input = itinerary.world.offers === undefined ? skipToken : { id: trip.id, version: number };
  return useQuery(trpc.trips.livePrices.queryOptions(input));
}

/** Who can be asked what things cost in the trip's world; empty while that is not known. */
export function useAsked(): readonly string[] {
  const trpc = useTRPC();
  const { trip } = useTrip();
  const world = { world: trip.world.name };
  const current = useQuery(trpc.worlds.current.queryOptions(world, { staleTime: Number.POSITIVE_INFINITY }));
  return current.data?.asked ?? [];
}
