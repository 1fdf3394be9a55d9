import { CONVERSATION_EVENTS } from "@/server/conversation";
import type { EpisodeStore, RecordedEvent, StoredHeader } from "@/server/episodes";

const PAGE_OF_EVENTS = 200;

/** The events that the conversation is made from, in order: of its first `length` those from `from` on. */
export async function conversationEvents(
  { id, length }: Pick<StoredHeader, "id" | "length">,
  episodes: Pick<EpisodeStore, "events">,
  from = 0,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = from - 1; ; ) {
    const page = await episodes.events(id, { after, limit: PAGE_OF_EVENTS, types: CONVERSATION_EVENTS });
    events.push(...page.filter(({ sequence }) => sequence < length));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_OF_EVENTS) return events;
    after = last.sequence;
  }
}
