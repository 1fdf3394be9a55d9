import type { OpenQuestion } from "@/server/views";
import type { Conversation } from "./conversation";

/** What the open question is about, as `understand` takes it: a field of the trip or an entry; null: nothing is asked. */
export function askedOf({ question }: Pick<Conversation, "question">): string | null {
  if (question === null) return null;
  return question.about === "entry" ? question.question.entry : question.question.field;
}

/** Everything that an answer to a question settles: a field of the trip, or the entries that it is about. */
export function settledBy(question: OpenQuestion): readonly string[] {
  if (question.about === "trip") return [question.question.field];
  return [question.question.entry, ...(question.question.together ?? [])];
}

/** Whether it is asked where to go. */
export function asksWhere(asked: string | null): boolean {
  return asked === "destinations" || asked === "region";
}
