import { TRPCError } from "@trpc/server";
import { headers } from "next/headers";
import { cache } from "react";
import { createCaller, createContext } from "@/server/api";
import type { ChatView, TripView } from "@/server/trip";

/** One context for all that a page asks, so that who is signed in is looked up once. */
const context = cache(async () => createContext(await headers()));

/** The procedures, called from pages without HTTP, for the page's visitor. */
export const serverApi = createCaller(context);

/** The trip; null when there is none of this traveler's. Read once for a page and its title. */
export const findTrip = cache((id: string): Promise<TripView | null> => foundOrNull(serverApi.trips.get({ id })));

/** The conversation, in the same way. */
export const findChat = cache((id: string): Promise<ChatView | null> => foundOrNull(serverApi.chat.get({ id })));

async function foundOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "UNAUTHORIZED")) return null;
    throw error;
  }
}
