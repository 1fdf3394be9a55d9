import { TRPCError } from "@trpc/server";
import { headers } from "next/headers";
import { cache } from "react";
import { createCaller, createContext } from "@/server/api";
import type { TripView } from "@/server/trip";

/** One context for all that a page asks, so that who is signed in is looked up once. */
const context = cache(async () => createContext(await headers()));

/** The procedures, called from pages without HTTP, for whoever asked for the page. */
export const serverApi = createCaller(context);

/** The trip; null when there is none of this traveler's. Read once for a page and its title. */
export const findTrip = cache(async (id: string): Promise<TripView | null> => {
  try {
    return await serverApi.trips.get({ id });
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "UNAUTHORIZED")) return null;
    throw error;
  }
});
