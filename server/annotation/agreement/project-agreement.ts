import { and, eq, isNull } from "drizzle-orm";
import { annotationItems, annotationRaters, type Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import type { AgreementReport } from "@/server/views";
import { withJudgments } from "../judges/judgments";
import { readProject } from "../projects/open-project";
import { readRatings } from "../rating/read-ratings";
import { agreementReport } from "./agreement-report";

/** How far the raters of a project agree, the qualification set aside, which has a key to agree with. Problems: "not_found". */
export async function projectAgreement(database: Database, projectId: string): Promise<Result<AgreementReport>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const items = await database
    .select({ id: annotationItems.id, source: annotationItems.source })
    .from(annotationItems)
    .where(and(eq(annotationItems.projectId, projectId), isNull(annotationItems.key)));
  const { rubric } = project.value;
  const ratings = await readRatings(database, eq(annotationRaters.projectId, projectId));
  return ok(await agreementReport({ rubric, ratings, items: await withJudgments(database, items, projectId) }));
}
