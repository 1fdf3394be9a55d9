import { randomUUID } from "node:crypto";
import type { Event, EventType } from "@/server/episodes";
import { ProblemError } from "@/server/trip";
import { storeConversation, travelerSaid } from "./begin-conversation";
import { askedOf } from "./conversation/asked-of";
import { conversationOf } from "./conversation/fold";
import { conversationEvents, openConversation } from "./conversation/read-conversation";

/** What a branch does not repeat: planning begins anew in it, and what was allowed was for the other one. */
const NOT_REPEATED: readonly EventType[] = ["requestChanged", "branched", "consented"];

/**
 * A new conversation of the traveler's that goes on with other words in place of the message `sequence` of an earlier one, which
 * stays as it is. Throws ProblemError when there is no such message of the traveler's.
 */
export async function branchConversation(
  userId: string,
  from: string,
  { sequence, text }: { readonly sequence: number; readonly text: string },
): Promise<{ id: string }> {
  const { world, today, length } = await openConversation(from);
  const id = randomUUID();
  const recorded = (await conversationEvents({ id: from, length })).filter((each) => each.sequence <= sequence);
  const edited = recorded.at(-1);
  const [first] = recorded;
  if (edited?.sequence !== sequence || edited.event.type !== "said" || edited.event.by !== "traveler") {
    const message =
      "That is no message of yours. Look at the conversation as it is now, and edit one of your messages.";
    throw new ProblemError({ code: "bad_input", message, where: { field: "sequence" } });
  }
  if (first?.event.type !== "task" || first.event.task.request !== null) {
    const message = "This trip was not talked over from the start. Begin a new one on the first page.";
    throw new ProblemError({ code: "bad_input", message });
  }
  const isFirst = recorded.every(({ event }) => event.type !== "said" || event === edited.event);
  const task = { ...first.event.task, id, ...(isFirst && { text, today }) };
  const repeated = recorded
    .slice(1, -1)
    .map(({ event }) => event)
    .filter(({ type }) => !NOT_REPEATED.includes(type));
  const before: Event[] = [{ type: "task", task }, ...repeated, { type: "branched", from, sequence }];
  const conversation = conversationOf(before.map((event, index) => ({ sequence: index, atMs: 0, event })));
  await storeConversation(userId, id, world, [...before, travelerSaid(text, askedOf(conversation), today, world)]);
  return { id };
}
