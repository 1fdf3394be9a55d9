import type { Event } from "@/server/episodes";
import {
  breaksOf,
  type Check,
  type Itinerary,
  isBroken,
  type PlanResult,
  type PlanVersion,
  type TripRequest,
} from "@/server/trip";
import { type VersionDraft, versionEvents } from "./version-events";

/** What a verdict rests on. */
export interface VerifyOptions {
  /** Checks an itinerary against the request, with code other than the planner's. */
  readonly verify: (itinerary: Itinerary) => Check[];
  /** The keys of breaks that the traveler means to be so. */
  readonly keptOnPurpose: (checks: readonly Check[], itinerary: Itinerary) => readonly string[];
}

/**
 * What a search's result becomes: a version that is proposed or, as the trip's first plan, chosen at once. A plan counts only
 * when nothing is broken but what is meant to be so, and other trips that break anything are left out.
 */
export function resultEvents(
  result: PlanResult,
  request: TripRequest,
  base: PlanVersion | null,
  draft: Pick<VersionDraft, "number" | "cause">,
  { verify, keptOnPurpose }: VerifyOptions,
): Event[] {
  if (result.status === "infeasible") {
    const { explanation, proven, conflicts, relaxations } = result;
    return [{ type: "noPlanFound", request, explanation, proven, conflicts, relaxations }];
  }
  const { itinerary, proven } = result;
  const checks = verify(itinerary);
  const kept = [...keptOnPurpose(checks, itinerary)];
  const broken = breaksOf({ checks, itinerary, keptOnPurpose: kept }).find(({ onPurpose }) => !onPurpose);
  if (broken) {
    const message = `A plan was found, but it does not meet everything (${broken.check.label}: ${broken.fault.text}), so it is not shown. Change the request and try again.`;
    return [{ type: "error", code: "plan_breaks_request", message }];
  }
  return versionEvents(
    {
      ...draft,
      by: "agent",
      base: base?.number ?? null,
      request,
      itinerary,
      unscheduled: base?.unscheduled ?? [],
      keptOnPurpose: kept,
      proven,
      otherTrips: result.otherTrips.filter((other) => !verify(other).some(isBroken)),
    },
    checks,
    base === null ? "planned" : null,
  );
}
