import { isDeepStrictEqual } from "node:util";
import type { TripRequest } from "@/server/trip";
import type { TripView } from "@/server/views";
import { worldOfEpisode } from "../traveler-world";
import type { TripOffers, WorldOfPlan } from "./trip-offers";

/**
 * The world that a plan for `request` is looked for in: that of the current plan with what was offered for it, as long as the request is for
 * the same people, days and cities; otherwise the world's own records, since offers are for those alone.
 */
export async function worldToSearch(
  { plan, world }: Pick<TripView, "plan" | "world">,
  request: TripRequest,
  offers: TripOffers,
): Promise<WorldOfPlan> {
  const planned = plan?.itinerary.world;
  const held = planned?.offers !== undefined && isForSameTrip(plan?.request, request);
  // Offers that are gone are no reason not to look for a plan without them.
  const over = held ? await offers.worldToChange(planned).catch(() => null) : null;
  return over ?? { world: await worldOfEpisode(world.name), offers: null };
}

function isForSameTrip(before: TripRequest | undefined, now: TripRequest): boolean {
  return before !== undefined && isDeepStrictEqual(askedFor(before), askedFor(now));
}

/** What offers depend on. */
function askedFor({ origin, returnTo, destination, dates, people, children, demands: { rooms } }: TripRequest) {
  return { origin, returnTo, destination, dates, people, children, rooms };
}
