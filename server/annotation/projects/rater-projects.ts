import { asc, eq } from "drizzle-orm";
import { type AnnotationRaterRow, annotationProjects, annotationRaters, annotationRatings, type Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import type { RaterProject, RaterProjectDetail } from "@/server/views";
import { countsOf } from "../assignment/choose-item";
import { loadItemPool } from "../assignment/load-item-pool";
import { median } from "../median";
import { type OpenProject, readProject } from "./open-project";
import { raterOf } from "./raters";

/** The projects that a user may rate in, the oldest first. */
export async function projectsOfRater(database: Database, userId: string, now = new Date()): Promise<RaterProject[]> {
  const joined = database
    .select({ id: annotationRaters.projectId })
    .from(annotationRaters)
    .where(eq(annotationRaters.userId, userId));
  const rows = await database
    .select({ id: annotationProjects.id, openToAll: annotationProjects.openToAll })
    .from(annotationProjects)
    .orderBy(asc(annotationProjects.createdAt));
  const mine = new Set((await joined).map(({ id }) => id));
  const projects: RaterProject[] = [];
  for (const { id } of rows.filter(({ id, openToAll }) => openToAll || mine.has(id))) {
    const project = await projectForRater(database, id, userId, now);
    if (project.ok) projects.push(withoutDetail(project.value));
  }
  return projects;
}

/** A project as its rater sees it. Problems: "not_found". */
export async function projectForRater(
  database: Database,
  projectId: string,
  userId: string,
  now = new Date(),
): Promise<Result<RaterProjectDetail>> {
  const project = await readProject(database, projectId);
  if (!project.ok) return project;
  const rater = await raterOf(database, project.value, userId);
  return rater.ok ? ok(await show(database, project.value, rater.value, now)) : rater;
}

async function show(
  database: Database,
  project: OpenProject,
  rater: AnnotationRaterRow | null,
  now: Date,
): Promise<RaterProjectDetail> {
  const pool = await loadItemPool(database, project, rater, now);
  const { settings, rubric } = project;
  return {
    id: project.id,
    name: settings.name,
    unit: rubric.unit,
    status: project.status,
    guidelines: settings.guidelines,
    counts: countsOf(pool),
    qualification: pool.qualification,
    medianSeconds: rater === null ? null : median(await secondsOf(database, rater)),
    rubric,
    examples: settings.examples,
    minimumRationale: settings.minimumRationale,
  };
}

async function secondsOf(database: Database, rater: AnnotationRaterRow): Promise<number[]> {
  const rows = await database
    .select({ seconds: annotationRatings.seconds })
    .from(annotationRatings)
    .where(eq(annotationRatings.raterId, rater.id));
  return rows.flatMap(({ seconds }) => seconds ?? []);
}

function withoutDetail({
  rubric: _r,
  examples: _e,
  minimumRationale: _m,
  ...project
}: RaterProjectDetail): RaterProject {
  return project;
}
