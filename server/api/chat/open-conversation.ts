import { CONVERSATION_EVENTS, conversationOf, type OpenedConversation, seedOf } from "@/server/conversation";
import type { RecordedEvent, StoredHeader } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import { todayIn } from "@/server/worlds";
import { getServices } from "../services";
import { requireWorld } from "../traveler-world";

const PAGE_OF_EVENTS = 200;

/** Throws ProblemError "not_found". */
export async function openConversation(id: string): Promise<OpenedConversation> {
  const { episodes } = await getServices();
  const header = await episodes.header(id);
  if (header === null) {
    throw new ProblemError({ code: "not_found", message: "Conversation not found." });
  }
  const world = await requireWorld(header.world.name);
  const conversation = conversationOf(await conversationEvents(header));
  return { id, conversation, length: header.length, world, today: todayIn(world.describe()), seed: seedOf(id) };
}

/** The events that the conversation is made from, in order. */
export async function conversationEvents({
  id,
  length,
}: Pick<StoredHeader, "id" | "length">): Promise<RecordedEvent[]> {
  const { episodes } = await getServices();
  const events: RecordedEvent[] = [];
  for (let after = -1; ; ) {
    const page = await episodes.events(id, { after, limit: PAGE_OF_EVENTS, types: CONVERSATION_EVENTS });
    events.push(...page.filter(({ sequence }) => sequence < length));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_OF_EVENTS) return events;
    after = last.sequence;
  }
}
