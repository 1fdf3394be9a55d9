import { editEvents } from "@/server/conversation";
import type { PlanEdit } from "@/server/trip";
import type { TripView } from "@/server/views";
import { changeTrip, standing, worldOfTrip } from "./change-trip";

/** Makes one change by hand: a new version of the plan at once, verified. Throws ProblemError with what to do instead. */
export async function editTrip(id: string, version: number, edit: PlanEdit): Promise<TripView> {
  const world = await worldOfTrip(id);
  return changeTrip(id, (view) => editEvents(view, standing(view, version), [edit], world));
}
