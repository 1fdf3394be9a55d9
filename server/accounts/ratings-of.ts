import { and, eq, inArray, sql } from "drizzle-orm";
import { annotationProjects, annotationRaters, type Database } from "@/db";

/**
 * Deletes what a person rated, skipped and commented on in every project that takes ratings along. In the others it stays under
 * the pseudonym, which no longer leads to anyone once the account is gone.
 */
export async function deleteRatingsOf(database: Database, userId: string): Promise<void> {
  const takingAlong = database
    .select({ id: annotationProjects.id })
    .from(annotationProjects)
    .where(sql`${annotationProjects.settings} ->> 'onDeletion' = 'delete'`);
  await database
    .delete(annotationRaters)
    .where(and(eq(annotationRaters.userId, userId), inArray(annotationRaters.projectId, takingAlong)));
}
