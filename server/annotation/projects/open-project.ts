import { desc, eq } from "drizzle-orm";
import { type AnnotationProjectRow, annotationProjects, annotationRubrics, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { Rubric } from "@/server/views";

/** A project with the rubric in force. */
export type OpenProject = AnnotationProjectRow & { readonly rubric: Rubric };

/** Problems: "not_found". */
export async function readProject(database: Database, projectId: string): Promise<Result<OpenProject>> {
  const [row] = await database.select().from(annotationProjects).where(eq(annotationProjects.id, projectId));
  return withRubric(database, row);
}

/** Does the work while nobody else assigns, submits or changes anything in the project. Problems: "not_found", the work's. */
export function inProject<T>(
  database: Database,
  projectId: string,
  work: (within: Database, project: OpenProject) => Promise<Result<T>>,
): Promise<Result<T>> {
  return database.transaction(async (within) => {
    const [row] = await within
      .select()
      .from(annotationProjects)
      .where(eq(annotationProjects.id, projectId))
      .for("update");
    const project = await withRubric(within, row);
    return project.ok ? work(within, project.value) : project;
  });
}

async function withRubric(database: Database, row: AnnotationProjectRow | undefined): Promise<Result<OpenProject>> {
  if (row === undefined) return noSuchProject();
  const [latest] = await database
    .select()
    .from(annotationRubrics)
    .where(eq(annotationRubrics.projectId, row.id))
    .orderBy(desc(annotationRubrics.version))
    .limit(1);
  if (latest === undefined) return fail({ code: "internal", message: "This project has no rubric. Create it again." });
  return ok({ ...row, rubric: latest.rubric });
}

export function noSuchProject<T>(): Result<T> {
  return fail({
    code: "not_found",
    message: "You are not in an annotation project at this address. Check it, or ask a researcher to add you.",
  });
}
