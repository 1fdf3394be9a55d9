import { randomUUID } from "node:crypto";
import { annotationProjects, annotationRubrics, type Database } from "@/db";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import type { CreateAnnotationProject } from "@/server/views";
import { insertItems, type NewItem, problemOfItems } from "./add-items";
import { problemOfProject } from "./problem-of-project";

type NewProject = Omit<CreateAnnotationProject, "source"> & {
  readonly items: readonly NewItem[];
  /** Id of the researcher; null: the command line. */
  readonly createdBy: string | null;
};

/** Stores a project with its items, or nothing. Problems: "bad_input", "changed_meanwhile". */
export async function createProject(
  database: Database,
  { settings, rubric, openToAll, items, createdBy }: NewProject,
): Promise<Result<{ id: string }>> {
  const problem = problemOfProject(settings, rubric) ?? problemOfItems(items, rubric, 0);
  if (problem !== null) return fail(problem);
  const id = randomUUID();
  try {
    await database.transaction(async (within) => {
      await within.insert(annotationProjects).values({ id, settings, openToAll, createdBy });
      await within.insert(annotationRubrics).values({ projectId: id, version: rubric.version, rubric });
      const inserted = await insertItems(within, id, items, 0);
      if (!inserted.ok) throw new ProblemError(inserted.problem);
    });
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    throw error;
  }
  return ok({ id });
}
