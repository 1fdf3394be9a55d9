import { knownEntries, stenograph } from "@/server/elicitation";
import type { Said } from "@/server/trip";
import { tripTitle } from "@/server/trip";
import type { ChatView, RememberedPreference, TripView } from "@/server/views";
import { leftToAsk } from "./reply/questions-left";
import type { Conversation } from "./state/conversation";
import type { OpenedConversation } from "./state/opened-conversation";
import { readingOf } from "./state/request-of";

export interface ViewContext {
  /** The trip that it became; null: it is not planned yet. */
  readonly trip: Pick<TripView, "title" | "status" | "request" | "plan"> | null;
  /** The traveler's own name for it. */
  readonly title: string | null;
  /** What is written of the reply. */
  readonly reply: string | null;
  readonly remembered: readonly RememberedPreference[];
  /** Whether the traveler lets people rate chats. */
  readonly ratesChats: boolean;
}

/** A conversation as its page reads it. */
export function chatViewOf(
  opened: OpenedConversation,
  { trip, title, reply, remembered, ratesChats }: ViewContext,
): ChatView {
  const { id, conversation, length, world, today } = opened;
  const { messages, question, dialog, delegation, consent, pending, decided, branchedFrom, notes } = conversation;
  const known = [...knownEntries(dialog)];
  const reading = readingOf(conversation, world, today);
  const isOver = trip?.plan != null;
  return {
    id,
    title: trip?.title ?? title ?? (reading.request === null ? titleOfWords(messages) : tripTitle(reading.request)),
    messages: [...messages],
    question,
    questionsLeft: isOver ? 0 : leftToAsk(conversation, reading),
    said: { ...conversation.said, entries: stenograph(dialog) } satisfies Said,
    notes: [...notes],
    request: isOver ? trip.request : reading.request,
    known,
    delegation,
    consent: ratesChats ? consent : null,
    offered: remembered.filter(
      ({ entry }) => !decided.has(entry) && known.some((each) => each.entry === entry && isUnsaid(each.state)),
    ),
    status: trip?.status ?? "talking",
    isReplying: pending !== null,
    reply: pending === null ? null : reply,
    branchedFrom,
    today,
    world: world.describe().name,
    revision: length,
  };
}

function isUnsaid(state: ChatView["known"][number]["state"]): boolean {
  return state !== "said" && state !== "declined";
}

const LONGEST_TITLE = 60;

/** The first words. */
export function shortened(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "") return "A new trip";
  return words.length <= LONGEST_TITLE ? words : `${words.slice(0, LONGEST_TITLE - 1).trimEnd()}…`.toWellFormed();
}

function titleOfWords(messages: Conversation["messages"]): string {
  return shortened(messages.find(({ by }) => by === "traveler")?.text ?? "");
}
