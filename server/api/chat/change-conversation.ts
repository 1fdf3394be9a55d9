import type { OpenedConversation } from "@/server/conversation";
import type { Event } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import type { ChatView } from "@/server/views";
import { getServices } from "../services";
import { openConversation } from "./open-conversation";
import { readChat } from "./read-chat";
import { prepareReply } from "./reply/prepare-reply";

const ATTEMPTS = 5;

/**
 * Appends the events that `decide` answers with to the current conversation, and wakes its watchers; decides again when
 * someone else was faster. Null or none: nothing happens.
 */
export async function changeConversation(
  id: string,
  decide: (opened: OpenedConversation) => readonly Event[] | Promise<readonly Event[]>,
): Promise<void> {
  const { episodes, conversations, changes } = await getServices();
  for (let attempt = 1; ; attempt++) {
    const opened = await openConversation(id);
    const events = await decide(opened);
    if (events.length === 0) return;
    try {
      conversations.follow(id, opened.length, await episodes.append(id, events, opened.length));
      changes.announce(id);
      return;
    } catch (error) {
      if (attempt < ATTEMPTS && error instanceof ProblemError && error.problem.code === "changed_meanwhile") continue;
      throw error;
    }
  }
}

/** A change by hand: appended, with the reply that it may call for prepared; answers with the conversation as it is then. */
export async function changeByHand(id: string, events: readonly Event[]): Promise<ChatView> {
  await changeConversation(id, () => events);
  await prepareReply(id);
  return readChat(id);
}
