import { and, eq, isNull } from "drizzle-orm";
import { annotationItems, annotationProjects, annotationRatings, annotationRubrics, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import {
  type ChangeAnnotationProject,
  type ProjectSettings,
  type ProjectStatus,
  projectSettingsSchema,
} from "@/server/views";
import { inProject, type OpenProject } from "./open-project";
import { problemOfProject } from "./problem-of-project";

/** What ratings would no longer be comparable under. */
const FIXED = [
  "ratersPerItem",
  "overlap",
  "repeats",
  "seed",
  "passingShare",
] as const satisfies (keyof ProjectSettings)[];

/** Changes settings; a rubric becomes the next version. Problems: "not_found", "bad_input" (what is fixed by the first rating). */
export function changeProject(
  database: Database,
  { projectId, settings, openToAll, rubric }: ChangeAnnotationProject,
): Promise<Result<{ rubricVersion: number }>> {
  return inProject(database, projectId, async (within, project) => {
    const changed = projectSettingsSchema.parse({ ...project.settings, ...onlyGiven(settings) });
    const next = rubric === undefined ? project.rubric : { ...rubric, version: project.rubric.version + 1 };
    const isFixed = rubric !== undefined || FIXED.some((name) => changed[name] !== project.settings[name]);
    if (isFixed && (await hasRatings(within, projectId))) {
      return refuse(
        "Rubric, raters per item, overlap, repeats, order and qualification are fixed once there is a rating. Create a new project with the same items.",
      );
    }
    if (next.unit !== project.rubric.unit && (await hasItems(within, projectId))) {
      return refuse(`The items are ${project.rubric.unit}s, and the rubric must be about them.`);
    }
    const problem = problemOfProject(changed, next);
    if (problem !== null) return fail(problem);
    await within
      .update(annotationProjects)
      .set({ settings: changed, openToAll: openToAll ?? project.openToAll })
      .where(eq(annotationProjects.id, projectId));
    if (rubric !== undefined) {
      await within.insert(annotationRubrics).values({ projectId, version: next.version, rubric: next });
      // Keys answer the questions of before: what they say of the new ones is for the researcher to set.
      await within.update(annotationItems).set({ key: null }).where(eq(annotationItems.projectId, projectId));
    }
    return ok({ rubricVersion: next.version });
  });
}

/** Opens, pauses or closes the project. What raters hold they may still submit. Problems: "not_found". */
export function setStatus(
  database: Database,
  projectId: string,
  status: ProjectStatus,
): Promise<Result<{ status: ProjectStatus }>> {
  return inProject(database, projectId, async (within, { id }: OpenProject) => {
    await within.update(annotationProjects).set({ status }).where(eq(annotationProjects.id, id));
    return ok({ status });
  });
}

/** A setting that is present but undefined was not given. */
function onlyGiven(settings: Partial<ProjectSettings>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

async function hasRatings(within: Database, projectId: string): Promise<boolean> {
  const rows = await within
    .select({ id: annotationRatings.id })
    .from(annotationRatings)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationRatings.itemId))
    .where(and(eq(annotationItems.projectId, projectId), isNull(annotationRatings.supersedes)))
    .limit(1);
  return rows.length > 0;
}

async function hasItems(within: Database, projectId: string): Promise<boolean> {
  const rows = await within
    .select({ id: annotationItems.id })
    .from(annotationItems)
    .where(eq(annotationItems.projectId, projectId))
    .limit(1);
  return rows.length > 0;
}

function refuse<T>(message: string): Result<T> {
  return fail({ code: "bad_input", message });
}
