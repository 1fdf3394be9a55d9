import type { Event, EventOf } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import type { TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";

type Plan = Pick<EventOf<"planProposed">, "itinerary" | "proven" | "otherTrips">;

/** An agent's answer: the first version of a plan, verified by code other than the agent's. */
export function* proposePlan(
  request: TripRequest,
  { itinerary, proven, otherTrips }: Plan,
  world: World,
): Generator<Event> {
  yield {
    type: "planProposed",
    by: "agent",
    version: 1,
    base: null,
    cause: { kind: "planned" },
    request,
    itinerary,
    unscheduled: [],
    keptOnPurpose: [],
    proven,
    otherTrips: [...otherTrips],
  };
  yield { type: "planVerified", version: 1, checks: verifyItinerary(request, itinerary, world) };
}
