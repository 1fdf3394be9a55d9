import type { Event } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";
import { getServices } from "../services";
import { rememberPreferences } from "./remembered/remembered-preferences";

/** The event that makes a conversation a trip to be planned; `beginPlanning` follows once it is stored. */
export function planningEvent(request: TripRequest): Event {
  return { type: "requestChanged", request };
}

/** Searches for the trip's first plan, and keeps what was said of preferences for the traveler's next trip. */
export async function beginPlanning(id: string, request: TripRequest): Promise<void> {
  const { jobs, planning } = await getServices();
  await rememberPreferences(id, request);
  await jobs.add({ tripId: id, purpose: "plan", request, changes: [] });
  planning.add(id);
}
