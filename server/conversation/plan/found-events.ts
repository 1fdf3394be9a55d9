import { keptAfterReplan, requestForReplan } from "@/server/editing";
import type { Event } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import type { PlanResult, TripRequest } from "@/server/trip";
import type { TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { announcementOf } from "./announce";
import { resultEvents } from "./result-events";
import { nextVersion } from "./version-events";

/** What was searched for: a first plan, or with `changes` (in words) another one. */
interface Searched {
  readonly request: TripRequest;
  readonly changes: readonly string[];
}

/** What is to be searched for, so that what is locked in the current plan is kept. */
export function requestToSearch({ plan }: Pick<TripView, "plan">, request: TripRequest): TripRequest {
  return plan === null ? request : requestForReplan(plan, request);
}

/** What a search's result becomes in the current trip, verified, and how the agent tells it. */
export function foundEvents(
  result: PlanResult,
  { request, changes }: Searched,
  view: Pick<TripView, "plan" | "history">,
  world: World,
): Event[] {
  const { plan } = view;
  const cause = plan === null ? ({ kind: "planned" } as const) : { kind: "replanned" as const, changes: [...changes] };
  const found = resultEvents(
    result,
    request,
    plan,
    { number: nextVersion(view), cause },
    {
      verify: (itinerary) => verifyItinerary(request, itinerary, world),
      keptOnPurpose: (checks, itinerary) => (plan === null ? [] : keptAfterReplan(plan, checks, itinerary, request)),
    },
  );
  return [...found, ...announcementOf(found, plan)];
}

/** That a search came to no answer, with a sentence to the traveler. */
export function failedEvents(sentence: string, { plan }: Pick<TripView, "plan">): Event[] {
  const failed: Event[] = [{ type: "error", code: "planning_failed", message: sentence }];
  return [...failed, ...announcementOf(failed, plan)];
}
