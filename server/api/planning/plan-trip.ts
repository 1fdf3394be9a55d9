import { planInWorker } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { type Check, type Itinerary, isBroken, type PlanResult } from "@/server/trip";
import { requireWorld } from "../traveller-world";
import type { Outcome } from "../trips/trip-store";
import type { PlanTrip } from "./planning-queue";

/** Plans the trip in a worker thread and verifies what comes back before anyone sees it. */
export const planTrip: PlanTrip = async (trip, { signal, onProgress }) => {
  const world = await requireWorld(trip.world.name);
  const planned = await planInWorker(
    trip.request,
    trip.world.name,
    { objective: trip.objective },
    { signal, onProgress },
  );
  if (signal.aborted) return null;
  if (!planned.ok) return { status: "failed", result: null, checks: [], problem: planned.problem.message };
  return judge(planned.value, (itinerary) => verifyItinerary(trip.request, itinerary, world));
};

/**
 * The outcome of a plan result: a plan counts only when `verify` finds no demand or rule broken, and other trips that do not
 * pass are left out.
 */
export function judge(result: PlanResult, verify: (itinerary: Itinerary) => Check[]): Outcome {
  if (result.status === "infeasible") return { status: "infeasible", result, checks: [], problem: null };
  const checks = verify(result.itinerary);
  const broken = checks.find(isBroken);
  if (broken) {
    return {
      status: "failed",
      result: null,
      checks: [],
      problem: `A plan was found, but checking it showed that it does not keep everything (${broken.label}: ${broken.evidence}), so it is not shown. Change the request and try again.`,
    };
  }
  const otherTrips = result.otherTrips.filter((itinerary) => !verify(itinerary).some(isBroken));
  return { status: "planned", result: { ...result, otherTrips }, checks, problem: null };
}
