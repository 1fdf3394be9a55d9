import { and, count, countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import { type AnnotationJudgeRow, annotationItems, annotationJudges, annotationJudgments, type Database } from "@/db";
import { groupBy, ok, type Result } from "@/server/trip";
import { type JudgeView, PACED_BY, secondsLeft } from "@/server/views";
import { readProject } from "../projects/open-project";
import { isJudgedIn } from "./judgments";
import { judgesOf } from "./start-judge";

/** The judges of a project, the oldest first. Problems: "not_found". */
export async function listJudges(database: Database, projectId: string): Promise<Result<JudgeView[]>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const judges = await judgesOf(database, projectId);
  if (judges.length === 0) return ok([]);
  const [batch] = await database.select({ items: count() }).from(annotationItems).where(isJudgedIn(projectId));
  const outcomes = groupBy(await outcomesOf(database, projectId), ({ judgeId }) => judgeId);
  const views: JudgeView[] = [];
  for (const judge of judges) {
    const wanted = (batch?.items ?? 0) * judge.repeats;
    views.push(await viewOf(database, judge, wanted, outcomes.get(judge.id) ?? []));
  }
  return ok(views);
}

type Outcome = Awaited<ReturnType<typeof outcomesOf>>[number];

/** Of each judge how many judgments have scores (`problem` is null) and how many failed for which reason. */
function outcomesOf(database: Database, projectId: string) {
  return (
    database
      .select({
        judgeId: annotationJudgments.judgeId,
        problem: annotationJudgments.problem,
        judgments: count(),
        costUsd: sql<number | null>`sum(${annotationJudgments.costUsd})`.mapWith(Number),
        unpriced: sql<number>`count(*) filter (where ${annotationJudgments.costUsd} is null)`.mapWith(Number),
      })
      .from(annotationJudgments)
      .innerJoin(annotationJudges, eq(annotationJudges.id, annotationJudgments.judgeId))
      .innerJoin(annotationItems, eq(annotationItems.id, annotationJudgments.itemId))
      // An item that became a practice item since is not of the batch.
      .where(isJudgedIn(projectId))
      .groupBy(annotationJudgments.judgeId, annotationJudgments.problem)
  );
}

async function viewOf(
  database: Database,
  judge: AnnotationJudgeRow,
  wanted: number,
  outcomes: readonly Outcome[],
): Promise<JudgeView> {
  const { id, name, by, model, promptHash, scripted, repeats, status, problem } = judge;
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const failed = outcomes.filter((outcome) => outcome.problem !== null);
  return {
    ...{ id, name, by, model, promptHash, scripted, repeats, status, problem, wanted },
    scored: sum((outcome) => (outcome.problem === null ? outcome.judgments : 0)),
    failures: Object.fromEntries(failed.map((outcome) => [outcome.problem, outcome.judgments])),
    failedItems: failed.length === 0 ? 0 : await failedItems(database, id),
    costUsd: sum(({ unpriced }) => unpriced) > 0 ? null : sum(({ costUsd }) => costUsd ?? 0),
    secondsLeft:
      status === "running"
        ? secondsLeft(await lastEnded(database, id), wanted - sum(({ judgments }) => judgments))
        : null,
  };
}

async function failedItems(database: Database, judgeId: string): Promise<number> {
  const [row] = await database
    .select({ items: countDistinct(annotationJudgments.itemId) })
    .from(annotationJudgments)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationJudgments.itemId))
    .where(
      and(eq(annotationJudgments.judgeId, judgeId), isNull(annotationJudgments.scores), isNull(annotationItems.key)),
    );
  return row?.items ?? 0;
}

async function lastEnded(database: Database, judgeId: string): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: annotationJudgments.createdAt })
    .from(annotationJudgments)
    .where(eq(annotationJudgments.judgeId, judgeId))
    .orderBy(desc(annotationJudgments.createdAt))
    .limit(PACED_BY);
  return rows.map(({ createdAt }) => createdAt);
}
