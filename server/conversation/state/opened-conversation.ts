import type { LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Conversation } from "./conversation";

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

/** The seed of a conversation, by its id (a UUID). */
export function seedOf(id: string): number {
  return Number.parseInt(id.slice(0, 7), 16);
}
