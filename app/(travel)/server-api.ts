import { TRPCError } from "@trpc/server";
import { cache } from "react";
import { createCaller } from "@/server/api";
import type { TripView } from "@/server/trip";

/** The procedures, called from pages without HTTP. */
export const serverApi = createCaller({ caller: "page" });

/** The trip, null when there is none; read once for a page and its title. */
export const findTrip = cache(async (id: string): Promise<TripView | null> => {
  try {
    return await serverApi.trips.get({ id });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") return null;
    throw error;
  }
});
