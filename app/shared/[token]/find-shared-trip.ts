import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import type { SharedTrip } from "@/server/views";
import { foundOrNull, serverApi } from "../../(travel)/server-api";

/** No search engine keeps the page, and no other site learns its address, which is all that it takes to see the trip. */
export const PRIVATE: Metadata = { robots: { index: false, follow: false }, referrer: "no-referrer" };

/** What the link shows; null when it shows nothing (any more). Read once for a page and its title. */
export const findSharedTrip = cache(
  (token: string): Promise<SharedTrip | null> => foundOrNull(serverApi().shared.get({ token })),
);

/** The trip that a link invites to change together; null when it is no such link. */
export const findInvitation = cache(
  (token: string): Promise<{ title: string } | null> => foundOrNull(serverApi().shared.invitation({ token })),
);

export async function requireSharedTrip(token: string): Promise<SharedTrip> {
  return (await findSharedTrip(token)) ?? notFound();
}
