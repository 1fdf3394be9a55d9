import type { ItemContent, RubricQuestion } from "@/server/views";
import { countTurns } from "../dialog/turns";
import type { Place } from "./draft-answers";

/** Where a question is answered while the cursor is at a turn. */
export function placeOf(question: RubricQuestion, cursor: number, content: ItemContent): Place {
  if (question.level === "dialog") return { question: question.id, turn: null };
  return { question: question.id, turn: Math.min(cursor, countTurns(content) - 1) };
}
