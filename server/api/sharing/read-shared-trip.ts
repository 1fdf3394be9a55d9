import { drawnWays } from "@/server/editing";
import { sharedTripOf, type Viewer } from "@/server/exports";
import { type PlanVersion, ProblemError } from "@/server/trip";
import type { DrawnWay, SharedTrip, ShareKind, TripView } from "@/server/views";
import { openWalks } from "@/server/worlds";
import { getServices } from "../services";
import { openShare } from "../shares/share-store";
import { readTrip } from "../trips/change-trip";

/** What a link of this kind shows, and the id of the trip behind it. Throws ProblemError, the same for links that never were and that no longer are. */
export async function readThroughLink(
  token: string,
  kind: Extract<ShareKind, "view" | "calendar"> = "view",
): Promise<{ tripId: string; plan: PlanVersion; trip: SharedTrip }> {
  const share = await openShare((await getServices()).opened.database, token, kind);
  const view = share && (await readTrip(share.tripId));
  if (share === null || view === null || view.plan === null) {
    const message = "This link doesn’t work anymore. Ask the sender for a new one.";
    throw new ProblemError({ code: "not_found", message });
  }
  return {
    tripId: share.tripId,
    plan: view.plan,
    trip: await showPlan(view, view.plan, { kind: "link", withCosts: share.withCosts }),
  };
}

/** The trip as its owner takes it along. Throws ProblemError when it is not planned. */
export async function readOwnTrip(tripId: string): Promise<{ view: TripView; plan: PlanVersion; trip: SharedTrip }> {
  const view = await readTrip(tripId);
  const { plan } = view;
  if (plan === null) {
    throw new ProblemError({ code: "not_found", message: "The trip has no plan to export yet." });
  }
  return { view, plan, trip: await showPlan(view, plan, { kind: "owner" }) };
}

async function showPlan(view: TripView, plan: PlanVersion, viewer: Viewer): Promise<SharedTrip> {
  const { offers } = await getServices();
  return sharedTripOf(view, plan, await offers.worldToRead(plan.itinerary.world), viewer);
}

/** The ways between the stops of a plan as lines. Throws ProblemError where the streets of its world cannot be read. */
export async function readWays({ itinerary, request }: PlanVersion): Promise<DrawnWay[]> {
  const { offers } = await getServices();
  const [world, walks] = await Promise.all([offers.worldToRead(itinerary.world), openWalks(itinerary.world.name)]);
  if (!walks.ok) throw new ProblemError(walks.problem);
  return drawnWays(itinerary, request, world, walks.value);
}
