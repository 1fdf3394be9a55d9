import type { User } from "@/server/accounts";
import { dropEvents, replanEvents } from "@/server/conversation";
import { ProblemError, type TripRequest } from "@/server/trip";
import type { TripView } from "@/server/views";
import { todayIn } from "@/server/worlds";
import { pinnedRequest } from "@/server/worlds/live";
import { beginCheck } from "../offers/may-check";
import { getServices } from "../services";
import { worldOfEpisode } from "../traveler-world";
import { changeTrip, noSuchTrip, readTrip, standing, worldOfTrip } from "./change-trip";

/**
 * Begins to re-plan the rest around what is locked, for `request` where the traveler changed demands. The trip stays as it
 * is; what is found becomes its proposal. `checkedBy`: who wants providers to be asked first for what they offer; null: nobody.
 */
export async function replanTrip(
  id: string,
  version: number,
  request: TripRequest | undefined,
  changes: readonly string[],
  checkedBy: User | null,
): Promise<TripView> {
  const { planning, opened, episodes } = await getServices();
  const header = await episodes.header(id);
  if (header === null) throw noSuchTrip();
  const world = await worldOfEpisode(header.world.name);
  const today = todayIn(world.describe());
  if (checkedBy !== null) {
    standing(await readTrip(id), version);
    await beginCheck(opened.database, checkedBy, world.describe());
  }
  await planning.assertRoom({ tripId: id });
  await changeTrip(id, (view) => {
    const { number: base, request: wanted, itinerary } = standing(view, version);
    // Prices are asked for the trip as it is, unless something else is wanted.
    const asked = request ?? (checkedBy === null ? wanted : pinnedRequest(wanted, itinerary));
    return replanEvents(view, { base, request: asked, changes, live: checkedBy !== null }, { world, today });
  });
  await beginReplanning(id);
  return readTrip(id);
}

/** Searches for the other plan that the trip is waiting for, if any, in place of a search for an earlier one. */
export async function beginReplanning(id: string): Promise<void> {
  await (await getServices()).planning.begin(id);
}

/** What the re-plan found becomes current. Throws ProblemError when it is no longer what is proposed. */
export function acceptProposal(id: string, proposal: number): Promise<TripView> {
  return changeTrip(id, (view) => {
    if (view.proposal?.kind === "plan" && view.proposal.version.number === proposal) {
      return [{ type: "versionChosen", version: proposal, how: "accepted" }];
    }
    const message = "That proposal is no longer open. Check the trip, and plan again if you want to.";
    throw new ProblemError({ code: "changed_meanwhile", message });
  });
}

/** The plan stays; what a proposed swap or addition would have brought does not come again. */
export async function rejectProposal(id: string): Promise<TripView> {
  const world = await worldOfTrip(id);
  return changeTrip(id, (view) => dropEvents(view, world));
}

/** Ends the search under way: the first one ends the trip with it, a re-plan leaves the trip as it is. */
export async function cancelSearch(id: string): Promise<TripView> {
  const { planning } = await getServices();
  await planning.cancel(id);
  return changeTrip(id, (view, replan) => {
    if (view.status === "planning") return [{ type: "ended", reason: "cancelled" }];
    return replan === null ? [] : [{ type: "replanCancelled" }];
  });
}
