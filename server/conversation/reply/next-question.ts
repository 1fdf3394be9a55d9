import { clarifying, nextQuestion, policyNamed, SHIPPED_POLICY } from "@/server/elicitation";
import type { LocalDate } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Proposals } from "../destinations/proposals";
import type { Conversation } from "../state/conversation";
import { readingOf } from "../state/request-of";
import { nextTripQuestion } from "./trip-questions";

export interface ReplyContext {
  readonly world: World;
  readonly today: LocalDate;
  /** Draws among the ways to word a question. */
  readonly seed: number;
  /** Where to go, for a traveler who leaves it open; left out: nothing is proposed. */
  readonly proposals?: Proposals | null;
}

/** What to ask next: first what the trip cannot be planned without, then what decides whether it suits; null: nothing. */
export function questionAfter(conversation: Conversation, context: ReplyContext): OpenQuestion | null {
  const missing = nextTripQuestion(conversation, readingOf(conversation, context.world, context.today), context);
  if (missing !== null) return { about: "trip", question: missing };
  const { dialog, delegation } = conversation;
  const next = nextQuestion(dialog, shippedPolicy(), { delegation, seed: context.seed });
  return next === null ? null : { about: "entry", question: next.question };
}

export function shippedPolicy() {
  const policy = policyNamed(SHIPPED_POLICY);
  if (policy === undefined) throw new Error(`There is no policy ${SHIPPED_POLICY}.`);
  return clarifying(policy);
}
