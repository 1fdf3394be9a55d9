"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Together } from "@/server/views";
import { useTRPC, useTRPCClient } from "../../trpc/client";
import { useTrip } from "../use-trip";

/** Opinions of others are looked up again after so long, where there are others. Milliseconds. */
const REFRESH_MS = 15_000;

/** Those who change the trip together, and what they say about its places. */
export function useTogether() {
  const trpc = useTRPC();
  const { together } = useTRPCClient();
  const queryClient = useQueryClient();
  const { id } = useTrip().trip;
  const options = trpc.together.get.queryOptions(
    { id },
    { refetchInterval: ({ state }) => ((state.data?.members.length ?? 0) > 0 ? REFRESH_MS : false) },
  );
  const { data } = useQuery(options);
  const change = useMutation({
    mutationFn: (make: (of: typeof together) => Promise<Together>) => make(together),
    onSuccess: (now) => queryClient.setQueryData(options.queryKey, now),
  });
  return { data, change: change.mutateAsync, isBusy: change.isPending, error: change.error, tripId: id };
}
