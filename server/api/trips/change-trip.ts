import type { Event, TripProjection } from "@/server/episodes";
import { type PlanVersion, ProblemError } from "@/server/trip";
import type { TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { worldOfCurrentPlan } from "../offers/world-of-plan";
import { getServices } from "../services";
import { worldOfEpisode } from "../traveler-world";

/** Changes a trip by the events that `decide` answers with, wakes its watchers and answers with it as it is then. */
export async function changeTrip(
  id: string,
  decide: (view: TripProjection["view"], replan: TripProjection["replan"]) => readonly Event[],
): Promise<TripView> {
  const { episodes, changes, reader } = await getServices();
  const changed = await episodes.change(id, ({ view, replan }) => decide(view, replan));
  changes.announce(id);
  return reader.withSearch(changed);
}

/**
 * The world that the trip's current plan is to be changed in. Throws ProblemError "not_found", and "world_gone" where the world, or what was
 * offered for the plan, is not there any more.
 */
export async function worldOfTrip(id: string): Promise<World> {
  const { episodes, offers, opened } = await getServices();
  const planned = await worldOfCurrentPlan(opened.database, id);
  if (planned !== null) return (await offers.worldToChange(planned)).world;
  const header = await episodes.header(id);
  if (header === null) throw noSuchTrip();
  return worldOfEpisode(header.world.name);
}

/** Throws ProblemError "not_found". */
export async function readTrip(id: string): Promise<TripView> {
  const trip = await (await getServices()).reader.read(id);
  if (trip === null) throw noSuchTrip();
  return trip;
}

export function noSuchTrip(): ProblemError {
  return new ProblemError({ code: "not_found", message: "Trip not found." });
}

/** The current version. Throws ProblemError when it is not `version`, the one that the traveler looked at. */
export function standing({ plan }: Pick<TripView, "plan">, version: number): PlanVersion {
  if (plan?.number === version) return plan;
  throw new ProblemError({
    code: "changed_meanwhile",
    message: "The trip was changed elsewhere in the meantime. Check it and make your change again.",
  });
}
