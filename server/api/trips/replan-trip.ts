import { ProblemError, type TripRequest, type TripView } from "@/server/trip";
import { passedDate, todayIn } from "@/server/worlds";
import { getServices } from "../services";
import { requireWorld } from "../traveller-world";
import { changeTrip, readTrip, standing } from "./change-trip";

/**
 * Begins to plan the rest anew around what is locked, for `request` where the traveler changed demands. The trip stays as it
 * is; what is found becomes its proposal.
 */
export async function replanTrip(
  id: string,
  version: number,
  request: TripRequest | undefined,
  changes: readonly string[],
): Promise<TripView> {
  const { jobs, planning } = await getServices();
  planning.assertRoom();
  const trip = await readTrip(id);
  const wanted = request ?? standing(trip, version).request;
  const world = (await requireWorld(trip.world.name)).describe();
  const passed = passedDate(world, wanted, todayIn(world));
  if (passed !== null) throw new ProblemError(passed);
  // An earlier proposal was made for something else.
  await changeTrip(id, (view) => {
    standing(view, version);
    return view.proposal === null ? [] : [{ type: "proposalDropped" }];
  });
  await jobs.add({ tripId: id, purpose: "replan", request: wanted, changes });
  planning.add(id);
  return readTrip(id);
}

/** What the re-plan found stands from now on. Throws ProblemError when it is no longer what is proposed. */
export function takeProposal(id: string, proposal: number): Promise<TripView> {
  return changeTrip(id, (view) => {
    if (view.proposal?.kind === "plan" && view.proposal.version.number === proposal) {
      return [{ type: "versionChosen", version: proposal, how: "taken" }];
    }
    const message = "That proposal is no longer open. Look at the trip as it is now, and plan again if you want to.";
    throw new ProblemError({ code: "changed_meanwhile", message });
  });
}

export function leaveProposal(id: string): Promise<TripView> {
  return changeTrip(id, (view) => (view.proposal === null ? [] : [{ type: "proposalDropped" }]));
}

/** Ends the search under way: the first one ends the trip with it, a re-plan leaves the trip as it is. */
export async function cancelSearch(id: string): Promise<TripView> {
  const { planning } = await getServices();
  await planning.cancel(id);
  return changeTrip(id, (view) => (view.status === "planning" ? [{ type: "ended", reason: "cancelled" }] : []));
}
