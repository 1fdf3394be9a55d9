import type { EntryKey } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import { importanceAfter } from "./importance";
import { isVagueAnswer, settles } from "./vague-answers";
import { weightOfWords } from "./weight-of-words";

/** One question of the agent as the judge sees it. */
export interface JudgedQuestion {
  readonly entry: EntryKey | null;
  readonly isFollowUp: boolean;
  /** Its [Think]. */
  readonly reason: string | null;
  /** Empty, no question about an entry, or the same words as the question before it. */
  readonly isNonsense: boolean;
  /** About an entry that was asked before, and not to clear up a vague answer. */
  readonly isRepeated: boolean;
  /** How important the entry looked then, and turned out to be by the words of the answer, 0–1. */
  readonly importance: number;
  /** The importances that were left to ask then, highest first. */
  readonly choice: readonly number[];
  readonly answerWasVague: boolean;
  /** The answer to it names a value, affirms or denies. */
  readonly answerSettled: boolean;
  /** A follow-up to an answer that had settled the matter. */
  readonly isNeedless: boolean;
}

/** What stress in the answer adds to the importance, and what making light of it takes off. */
const BY_ANSWER = { stressed: 0.3, plain: 0, shrugged: -0.15 } as const;

function weighed(importance: number, answer: string): number {
  return Math.min(1, Math.max(0, importance + BY_ANSWER[weightOfWords(answer)]));
}

/** The agent's questions with what the judge needs to know of each, from the turns alone. */
export function judgedQuestions(turns: readonly DialogTurn[]): JudgedQuestion[] {
  const questions: JudgedQuestion[] = [];
  const asked = new Set<EntryKey>();
  const heard = { told: "", stressed: "" };
  let lastText = "";
  for (const [index, turn] of turns.entries()) {
    if (turn.by === "traveler") {
      heard.told += ` ${turn.text}`;
      if (questions.length === 0 || weightOfWords(turn.text) === "stressed") heard.stressed += ` ${turn.text}`;
      continue;
    }
    const { entry, text, reason, isFollowUp } = turn;
    const importances = importanceAfter(heard.told, heard.stressed);
    const answer = turns[index + 1];
    const answered = entry !== null && answer?.by === "traveler" ? { entry, text: answer.text } : null;
    const before = questions.at(-1);
    const clarifies = before !== undefined && before.entry === entry && !before.answerSettled;
    questions.push({
      entry,
      isFollowUp,
      reason,
      isNonsense: entry === null || text.trim().length < 8 || text.trim() === lastText,
      isRepeated: entry !== null && asked.has(entry) && !clarifies,
      importance: answered === null ? 0 : weighed(importances.get(answered.entry) ?? 0, answered.text),
      choice: [...importances].flatMap(([each, value]) => (asked.has(each) ? [] : [value])).sort((a, b) => b - a),
      answerWasVague: answered !== null && isVagueAnswer(answered.text, answered.entry),
      answerSettled: answered !== null && settles(answered.text, answered.entry),
      isNeedless: isFollowUp && !clarifies,
    });
    if (entry !== null) asked.add(entry);
    lastText = text.trim();
  }
  return questions;
}
