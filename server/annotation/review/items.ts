import { eq } from "drizzle-orm";
import { type AnnotationItemRow, annotationItems, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import { type OpenProject, readProject } from "../projects/open-project";

/** An item with its project. Problems: "not_found". */
export async function readItem(
  database: Database,
  itemId: string,
): Promise<Result<{ item: AnnotationItemRow; project: OpenProject }>> {
  const [item] = await database.select().from(annotationItems).where(eq(annotationItems.id, itemId));
  if (item === undefined) return noSuchItem();
  const project = await readProject(database, item.projectId);
  return project.ok ? ok({ item, project: project.value }) : project;
}

export function noSuchItem<T>(): Result<T> {
  return fail({
    code: "not_found",
    message: "There is no annotation item with this ID. Check that the address is complete.",
  });
}
