import { type Itinerary, isBroken, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { verifyItinerary } from "../verify-itinerary";
import { texasRequest } from "./texas-trip";
import { texas } from "./texas-world";

/** What differs from `texasRequest` and its world. */
export interface Changed {
  readonly request?: Partial<TripRequest>;
  readonly demands?: Partial<TripRequest["demands"]>;
  readonly world?: World;
}

export function verifyTexas(itinerary: Itinerary, { request, demands, world = texas }: Changed = {}) {
  const changed = { ...texasRequest, ...request, demands: { ...texasRequest.demands, ...demands } };
  return verifyItinerary(changed, itinerary, world);
}

/** Names of the checks that are not kept, sorted. */
export function broken(itinerary: Itinerary, changed?: Changed): string[] {
  return [
    ...new Set(
      verifyTexas(itinerary, changed)
        .filter(isBroken)
        .map((check) => check.name),
    ),
  ].sort();
}
