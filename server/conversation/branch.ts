import type { Event, EventType, RecordedEvent } from "@/server/episodes";
import { type LocalDate, ProblemError } from "@/server/trip";
import type { Conversation } from "./state/conversation";
import { conversationOf } from "./state/fold";

/** What a branch does not repeat: planning starts over in it, and whether people may rate it is taken over as it is by now. */
const NOT_REPEATED: readonly EventType[] = ["requestChanged", "branched", "consented"];

/** A message of an earlier conversation that other words take the place of. */
export interface BranchPoint {
  /** The earlier conversation. */
  readonly from: string;
  readonly sequence: number;
  /** The words that take its place. */
  readonly text: string;
}

/**
 * What the new conversation `id` begins with: the events of the earlier one before the message, and the conversation as it was
 * then, which the new words go on with. Throws ProblemError when there is no such message of the traveler's.
 */
export function branchEvents(
  id: string,
  earlier: readonly RecordedEvent[],
  { from, sequence, text }: BranchPoint,
  today: LocalDate,
): { readonly events: readonly Event[]; readonly conversation: Conversation } {
  const recorded = earlier.filter((each) => each.sequence <= sequence);
  const edited = recorded.at(-1);
  const [first] = recorded;
  if (edited?.sequence !== sequence || edited.event.type !== "said" || edited.event.by !== "traveler") {
    const message = "That isn't your message. Reload the conversation and edit one of yours.";
    throw new ProblemError({ code: "bad_input", message, where: { field: "sequence" } });
  }
  if (first?.event.type !== "task" || first.event.task.request !== null) {
    const message = "This trip has no conversation. Start a new one on the start page.";
    throw new ProblemError({ code: "bad_input", message });
  }
  const isFirst = recorded.every(({ event }) => event.type !== "said" || event === edited.event);
  const task = { ...first.event.task, id, ...(isFirst && { text, today }) };
  const repeated = recorded
    .slice(1, -1)
    .map(({ event }) => event)
    .filter(({ type }) => !NOT_REPEATED.includes(type));
  const isOut = !conversationOf(earlier).consent;
  const events: Event[] = [
    { type: "task", task },
    ...repeated,
    { type: "branched", from, sequence },
    ...(isOut ? [{ type: "consented" as const, rated: false }] : []),
  ];
  const conversation = conversationOf(events.map((event, index) => ({ sequence: index, atMs: 0, event })));
  return { events, conversation };
}
