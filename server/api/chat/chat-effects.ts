import type { Effects } from "@/server/conversation";
import { getServices } from "../services";
import { beginReplanning, cancelSearch } from "../trips/replan-trip";
import { rememberPreferences } from "./remembered/remembered-preferences";

/** What conversations begin and end on this server. */
export async function chatEffects(): Promise<Effects> {
  const { jobs, planning, reader } = await getServices();
  return {
    readTrip: (id) => reader.read(id),
    assertRoom: () => planning.assertRoom(),
    // What was said of preferences is kept for the traveler's next trip.
    beginPlanning: async (id, request) => {
      await rememberPreferences(id, request);
      await jobs.add({ tripId: id, purpose: "plan", request, changes: [] });
      planning.add(id);
    },
    beginReplanning,
    cancelSearch: async (id) => {
      await cancelSearch(id);
    },
  };
}
