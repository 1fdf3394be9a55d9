import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { type AnnotationJudgeRow, annotationJudges, annotationJudgments, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import { isJudgeable, type JudgeKind, type JudgeStatus, type StartJudge } from "@/server/views";
import { inProject } from "../projects/open-project";

/** What tells a judge from others: the same one with another model or prompt is another judge. */
export interface JudgeIdentity {
  readonly by: JudgeKind;
  readonly name: string;
  readonly model: string | null;
  readonly promptHash: string | null;
  readonly scripted: boolean;
}

/**
 * Has a judge score the items of a project so often; one that scored some of them goes on, failed judgments once more. Scores that
 * are there stay. Problems: "not_found", "bad_input" (judges score no such rubric).
 */
export function startJudge(
  database: Database,
  { projectId, repeats }: Omit<StartJudge, "by">,
  judge: JudgeIdentity,
): Promise<Result<{ judgeId: string }>> {
  return inProject(database, projectId, async (within, { rubric }) => {
    if (!isJudgeable(rubric)) {
      const message =
        "Judges score single dialogs by the paper's questions (planning, prioritization, proactive, clarification), and this rubric asks none of them.";
      return fail({ code: "bad_input", message });
    }
    const judges = await judgesOf(within, projectId);
    const known = judges.find((one) => isSame(one, judge));
    if (known === undefined) {
      const id = randomUUID();
      const name = freeName(judge.name, judges);
      await within.insert(annotationJudges).values({ ...judge, id, projectId, name, repeats, status: "running" });
      return ok({ judgeId: id });
    }
    await within
      .delete(annotationJudgments)
      .where(and(eq(annotationJudgments.judgeId, known.id), isNull(annotationJudgments.scores)));
    await within
      .update(annotationJudges)
      .set({ repeats: Math.max(known.repeats, repeats), status: "running", problem: null })
      .where(eq(annotationJudges.id, known.id));
    return ok({ judgeId: known.id });
  });
}

/** Ends its work for now, with the reason where it stopped by itself. False: it was not at work. */
export async function endJudge(
  database: Database,
  judgeId: string,
  status: Exclude<JudgeStatus, "running">,
  problem: string | null = null,
): Promise<boolean> {
  const ended = await database
    .update(annotationJudges)
    .set({ status, problem })
    .where(and(eq(annotationJudges.id, judgeId), eq(annotationJudges.status, "running")))
    .returning({ id: annotationJudges.id });
  return ended.length > 0;
}

export function judgesOf(database: Database, projectId: string): Promise<AnnotationJudgeRow[]> {
  return database
    .select()
    .from(annotationJudges)
    .where(eq(annotationJudges.projectId, projectId))
    .orderBy(asc(annotationJudges.createdAt), asc(annotationJudges.name));
}

export function isSame(one: Omit<JudgeIdentity, "name">, other: Omit<JudgeIdentity, "name">): boolean {
  return (["by", "model", "promptHash", "scripted"] as const).every((field) => one[field] === other[field]);
}

/** "NAME", or "NAME, version 2" after a judge of that name with another model or prompt. */
function freeName(name: string, judges: readonly AnnotationJudgeRow[]): string {
  const taken = new Set(judges.map((judge) => judge.name));
  for (let version = 1; ; version++) {
    const free = version === 1 ? name : `${name}, version ${version}`;
    if (!taken.has(free)) return free;
  }
}
