import { type OpenedConversation, seedOf } from "@/server/conversation";
import { ProblemError } from "@/server/trip";
import { todayIn } from "@/server/worlds";
import { getServices } from "../services";
import { worldOfEpisode } from "../traveler-world";

/** Throws ProblemError "not_found". */
export async function openConversation(id: string): Promise<OpenedConversation> {
  const { episodes, conversations } = await getServices();
  const header = await episodes.header(id);
  if (header === null) {
    throw new ProblemError({ code: "not_found", message: "Conversation not found." });
  }
  const world = await worldOfEpisode(header.world.name);
  const { conversation, length } = await conversations.open(header);
  return { id, conversation, length, world, today: todayIn(world.describe()), seed: seedOf(id) };
}
