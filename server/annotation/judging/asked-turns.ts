import { readQuestion } from "@/server/elicitation";
import { type EntryKey, fail, ok, type Result } from "@/server/trip";
import type { AnnotationTurn, DialogTurn } from "@/server/views";

/**
 * The turns with what each question is about, read from its words, for rules that need to know: only the shipped policies' questions
 * can be read. Problems: "bad_input" (other words; scored as senseless they would be wronged).
 */
export function askedTurns(turns: readonly AnnotationTurn[]): Result<DialogTurn[]> {
  let entry: EntryKey | null = null;
  const asked: DialogTurn[] = [];
  for (const { by, text } of turns) {
    if (by === "traveler") {
      asked.push({ by, text, entry, reason: null, isFollowUp: false });
      continue;
    }
    const question = readQuestion(text, entry);
    if (question === null) {
      const message = "The rules know the questions of the shipped policies only. Have a model judge other dialogs.";
      return fail({ code: "bad_input", message });
    }
    entry = question.entry;
    asked.push({ by, text, ...question, reason: null });
  }
  return ok(asked);
}
