import { type OpenedConversation, seedOf } from "@/server/conversation";
import { ProblemError } from "@/server/trip";
import { todayIn } from "@/server/worlds";
import { worldOfCurrentPlan } from "../offers/world-of-plan";
import { getServices } from "../services";

/** Throws ProblemError "not_found". */
export async function openConversation(id: string): Promise<OpenedConversation> {
  const { episodes, conversations, offers, opened } = await getServices();
  const header = await episodes.header(id);
  if (header === null) {
    throw new ProblemError({ code: "not_found", message: "Conversation not found." });
  }
  const { conversation, length } = await conversations.open(header);
  const planned = conversation.planned === null ? null : await worldOfCurrentPlan(opened.database, id);
  const world = await offers.worldToRead(planned ?? header.world);
  return { id, conversation, length, world, today: todayIn(world.describe()), seed: seedOf(id) };
}
