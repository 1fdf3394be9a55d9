import { z } from "zod";
import type { AgenticScores } from "../elicitation-report";
import type { JudgedScores } from "./item";
import type { Rubric } from "./rubric";

/** Who scores: the rules of APEC-Travel's rubric, or the model that is configured for the role "judge". */
export const JUDGE_KINDS = ["rules", "model"] as const;
const judgeKindSchema = z.enum(JUDGE_KINDS);
export type JudgeKind = z.infer<typeof judgeKindSchema>;

/** How often a judge scores each item at most. */
export const MOST_JUDGE_REPEATS = 5;
const repeats = z.int().min(1).max(MOST_JUDGE_REPEATS);

export const startJudgeSchema = z.object({ projectId: z.uuid(), by: judgeKindSchema, repeats });
export type StartJudge = z.infer<typeof startJudgeSchema>;
export const ofJudgeSchema = z.object({ judgeId: z.uuid() });

export const JUDGE_STATUSES = ["running", "stopped", "finished"] as const;
const judgeStatusSchema = z.enum(JUDGE_STATUSES);
export type JudgeStatus = z.infer<typeof judgeStatusSchema>;

const count = z.int().min(0).max(1_000_000);

/** A judge of a project's items and how far it is. */
const judgeViewSchema = z.object({
  id: z.uuid(),
  /** Under which its scores appear next to those of people. */
  name: z.string().max(300),
  by: judgeKindSchema,
  /** As its server is asked for it, and the SHA-256 of the prompt; null for the rules. */
  model: z.string().max(300).nullable(),
  promptHash: z.string().max(64).nullable(),
  /** A program in a model's place: its scores say nothing of models. */
  scripted: z.boolean(),
  repeats,
  status: judgeStatusSchema,
  /** Why it stopped by itself. */
  problem: z.string().max(4_000).nullable(),
  /** Judgments: one for each item and repeat. */
  wanted: count,
  scored: count,
  /** Those that failed, by the code of their problem; nothing takes their place. */
  failures: z.record(z.string().max(60), count),
  /** Items with a failed judgment. */
  failedItems: count,
  /** US dollars; null where the price is not known. */
  costUsd: z.number().min(0).max(1_000_000).nullable(),
  secondsLeft: z.number().min(0).max(1e9).nullable(),
});
export type JudgeView = z.infer<typeof judgeViewSchema>;

/** The judges of a project, the oldest first; `model`: the name of the configured one, null where there is none. */
export const projectJudgesSchema = z.object({
  model: z.string().max(300).nullable(),
  judges: z.array(judgeViewSchema).max(1_000),
});
export type ProjectJudges = z.infer<typeof projectJudgesSchema>;

/** A judge's scores by the questions of the paper's rubric; its first axis takes planning and prioritization together (appendix A.5). */
export function judgedQuestions({ planPriority, proactive, clarification }: AgenticScores): JudgedScores {
  return { planning: planPriority, prioritization: planPriority, proactive, clarification };
}

const JUDGED: readonly string[] = ["planning", "prioritization", "proactive", "clarification"];

/** Whether judges score any question of the rubric: single dialogs, by the paper's questions. */
export function isJudgeable({ unit, questions }: Rubric): boolean {
  return unit === "dialog" && questions.some(({ kind, id }) => kind === "scale" && JUDGED.includes(id));
}
