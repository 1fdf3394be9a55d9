import type { Event } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";
import { smallWorld } from "@/server/understanding/testing/small-world";
import { saidByTraveler } from "../opening";
import { composeReply } from "../reply/compose-reply";
import { eventsOf } from "../reply/reply";
import { askedOf } from "../state/asked-of";
import { type Conversation, NEW_CONVERSATION } from "../state/conversation";
import { conversationOf } from "../state/fold";
import { readingOf } from "../state/request-of";

const TODAY = "2027-01-04";
const context = { world: smallWorld(), today: TODAY, seed: 7 };

/** A conversation without a server: the events that it would store, and the agent's replies to them. */
export class Talk {
  readonly events: Event[] = [
    { type: "task", task: { id: "talk", text: "", today: TODAY, request: null, objective: "preferences" } },
  ];

  /** Rebuilt from the events at every look. */
  get conversation(): Conversation {
    return this.events.length === 0
      ? NEW_CONVERSATION
      : conversationOf(this.events.map((event, sequence) => ({ sequence, atMs: 0, event })));
  }

  /** Says it and answers with the agent's words. */
  async say(text: string): Promise<string> {
    return this.add(await saidByTraveler(text, this.conversation, context));
  }

  /** Adds an event and, where one is due, the reply; answers with the agent's words, if any. */
  add(event: Event): string {
    this.events.push(event);
    const { pending } = this.conversation;
    if (pending === null) return "";
    const reply = composeReply(this.conversation, pending, context);
    this.events.push(
      ...eventsOf(reply),
      ...(reply.plan ? [{ type: "requestChanged", request: reply.plan } as const] : []),
    );
    return this.conversation.messages.at(-1)?.text ?? "";
  }

  /** What would be planned; null while something is missing. */
  get request(): TripRequest | null {
    return readingOf(this.conversation, context.world, TODAY).request;
  }

  /** The entry that the open question is about. */
  get asked(): string | null {
    return askedOf(this.conversation);
  }
}
