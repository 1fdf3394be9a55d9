import type { Conversation } from "./conversation";

/** What the open question is about, as `understand` takes it: a field of the trip or an entry; null: nothing is asked. */
export function askedOf({ question }: Pick<Conversation, "question">): string | null {
  if (question === null) return null;
  return question.about === "entry" ? question.question.entry : question.question.field;
}
