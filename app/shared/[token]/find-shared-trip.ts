import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import type { SharedTrip } from "@/server/trip";
import { serverApi } from "../../(travel)/server-api";

/** No search engine keeps the page, and no other site learns its address, which is all that it takes to see the trip. */
export const PRIVATE: Metadata = { robots: { index: false, follow: false }, referrer: "no-referrer" };

/** What the link shows; null when it shows nothing (any more). Read once for a page and its title. */
export const findSharedTrip = cache(async (token: string): Promise<SharedTrip | null> => {
  try {
    return await serverApi.shared.get({ token });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") return null;
    throw error;
  }
});

export async function requireSharedTrip(token: string): Promise<SharedTrip> {
  return (await findSharedTrip(token)) ?? notFound();
}
