import { understandByModel } from "@/server/agents";
import type { Effects } from "@/server/conversation";
import type { World } from "@/server/worlds";
import { modelsOfConversation } from "../models/traveler-models";
import { cheapestPlanIn } from "../planning/cheapest-plan";
import { getServices } from "../services";
import { beginReplanning, cancelSearch } from "../trips/replan-trip";
import { rememberPreferences } from "./remembered/remembered-preferences";

/** What a conversation in a world begins and ends on this server. */
export async function chatEffects({ id, world }: { readonly id: string; readonly world: World }): Promise<Effects> {
  const { planning, reader } = await getServices();
  return {
    read: async (utterance) => understandByModel(utterance, world, await modelsOfConversation(id)),
    readTrip: (id) => reader.read(id),
    cheapestPlan: cheapestPlanIn(world),
    assertRoom: () => planning.assertRoom({ tripId: id }),
    // What was said of preferences is kept for the traveler's next trip.
    beginPlanning: async (id, request) => {
      await rememberPreferences(id, request);
      await planning.begin(id);
    },
    beginReplanning,
    cancelSearch: async (id) => {
      await cancelSearch(id);
    },
  };
}
