import type { RecordedEvent, StoredHeader } from "@/server/episodes";
import { type LocalDate, ProblemError } from "@/server/trip";
import { todayIn, type World } from "@/server/worlds";
import { getServices } from "../../services";
import { requireWorld } from "../../traveller-world";
import type { Conversation } from "./conversation";
import { CONVERSATION_EVENTS, conversationOf } from "./fold";

/** A conversation with what it takes to go on with it. */
export interface OpenedConversation {
  readonly id: string;
  readonly conversation: Conversation;
  /** How many events its episode had: what is appended counts on there being no more. */
  readonly length: number;
  readonly world: World;
  readonly today: LocalDate;
  /** Draws among the ways to word a question. */
  readonly seed: number;
}

const PAGE_OF_EVENTS = 200;

/** Throws ProblemError "not_found". */
export async function openConversation(id: string): Promise<OpenedConversation> {
  const { episodes } = await getServices();
  const header = await episodes.header(id);
  if (header === null) {
    throw new ProblemError({ code: "not_found", message: "There is no conversation at this address." });
  }
  const world = await requireWorld(header.world.name);
  const conversation = conversationOf(await conversationEvents(header));
  const seed = Number.parseInt(id.slice(0, 7), 16);
  return { id, conversation, length: header.length, world, today: todayIn(world.describe()), seed };
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
