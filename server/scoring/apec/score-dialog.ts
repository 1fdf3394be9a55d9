import type { Persona } from "@/server/personas";
import type { AgenticScores, DialogRecord, DialogTurn } from "@/server/views";
import { type Accuracy, accuracyOf, type Notes } from "./accuracy";
import { rewardOf } from "./reward";

/** A dialog as it was held: what was said, and what the stenographer had noted after each round. */
export interface HeldDialog {
  readonly id: string;
  readonly turns: readonly DialogTurn[];
  /** First after the opening (round 0), then after the answer to each question. */
  readonly notesByRound: readonly Notes[];
}

export interface QuestionCounts {
  readonly asked: number;
  /** Rounds in which nothing was asked for. */
  readonly wasted: number;
  /** Questions about something that was not noted yet. */
  readonly valid: number;
  /** Questions, follow-ups aside, about an entry that was asked or noted before. */
  readonly twice: number;
  readonly firstAskings: number;
}

/** A dialog with what it scored; `record` has nothing of the persona, the rest is for the summary. */
export interface ScoredDialog {
  readonly record: DialogRecord;
  readonly questions: QuestionCounts;
  readonly persona: Persona;
}

/** Rounds that are reported: 0 is the opening. */
const LAST_ROUND = 20;

/** Scores one dialog against its persona; `agentic` is the judge's. */
export function scoreDialog(
  { id, turns, notesByRound }: HeldDialog,
  persona: Persona,
  agentic: AgenticScores,
  alpha: number,
): ScoredDialog {
  const accuracies = (notesByRound.length === 0 ? [{}] : notesByRound).map((notes) => accuracyOf(notes, persona));
  const final = accuracies.at(-1) ?? { overall: 0, critical: 0, weighted: 0 };
  return {
    record: {
      id,
      turns: [...turns],
      notes: { ...notesByRound.at(-1) },
      rounds: turns.filter(({ by }) => by === "agent").length,
      accuracy: { overall: final.overall, critical: final.critical },
      byRound: Array.from({ length: LAST_ROUND + 1 }, (_, round) => atRound(accuracies[round] ?? final, round)),
      agentic,
      reward: rewardOf(final.weighted, agentic, alpha),
    },
    questions: countQuestions(turns, notesByRound),
    persona,
  };
}

function atRound({ overall, critical }: Accuracy, round: number): { round: number; overall: number; critical: number } {
  return { round, overall, critical };
}

/** What the questions of a dialog asked about. */
export function countQuestions(turns: readonly DialogTurn[], notesByRound: readonly Notes[]): QuestionCounts {
  const questions = turns.filter(({ by }) => by === "agent");
  const askedBefore = new Set<string>();
  const counts = { asked: questions.length, valid: 0, wasted: 0, twice: 0, firstAskings: 0 };
  for (const [round, { entry, isFollowUp }] of questions.entries()) {
    const noted = entry !== null && notesByRound[round]?.[entry] !== undefined;
    if (entry !== null && !noted) counts.valid++;
    if (entry === null) counts.wasted++;
    if (entry === null || isFollowUp) continue;
    counts.firstAskings++;
    if (noted || askedBefore.has(entry)) counts.twice++;
    askedBefore.add(entry);
  }
  return counts;
}
