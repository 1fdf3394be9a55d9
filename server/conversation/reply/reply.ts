import type { Event } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";
import type { FollowUp } from "../effects";
import type { Conversation } from "../state/conversation";
import { objectiveOf } from "../state/request-of";

/** What the agent says in the talk before a plan. */
export interface Reply {
  /** Before the question; may be empty where there is one. */
  readonly text: string;
  /** Newly put; null: none, or the open one stays. */
  readonly question: OpenQuestion | null;
  /** What is to be planned now; null: nothing. */
  readonly plan: TripRequest | null;
}

/** What is said, what is stored, and what follows once it is. */
export interface Answer {
  readonly text: string;
  readonly events: readonly Event[];
  /** What was announced; null: nothing was. */
  readonly follow: FollowUp | null;
}

/** What the agent says, and asks after it. */
export function eventsOf({ text, question }: Pick<Reply, "text" | "question">): Event[] {
  const said: Event[] = text === "" ? [] : [{ type: "said", by: "agent", text, understood: null }];
  if (question === null) return said;
  const field = question.about === "entry" ? question.question.entry : question.question.field;
  return [...said, { type: "asked", questions: [{ field, text: question.question.text }], question }];
}

/** An answer that says something, on top of the events of what it does, and begins nothing. */
export function telling(text: string, does: readonly Event[] = []): Answer {
  return { text, events: [...does, ...eventsOf({ text, question: null })], follow: null };
}

/** The event that makes a conversation a trip to be planned; planning begins once it is stored. */
export function planningEvent(request: TripRequest, conversation: Conversation): Event {
  return { type: "requestChanged", request, objective: objectiveOf(conversation) };
}
