import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { type AnnotationRaterRow, annotationProjects, annotationRaters, type Database, users } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { ProjectRater } from "@/server/views";
import { inProject, noSuchProject, type OpenProject } from "./open-project";

/** The rater that a user is in the project; null: none yet, though the user may rate. Problems: "not_found". */
export async function raterOf(
  database: Database,
  project: OpenProject,
  userId: string,
): Promise<Result<AnnotationRaterRow | null>> {
  const rater = await findRater(database, project.id, userId);
  if (rater === null) return project.openToAll ? ok(null) : noSuchProject();
  return rater.removedAt === null ? ok(rater) : noSuchProject();
}

/** The same, with a pseudonym given to a rater who has none. Only within `inProject`. */
export async function raterWhoJoins(
  within: Database,
  project: OpenProject,
  userId: string,
): Promise<Result<AnnotationRaterRow>> {
  const rater = await raterOf(within, project, userId);
  if (!rater.ok) return rater;
  return ok(rater.value ?? (await join(within, project, userId)));
}

/** Everyone who ever rated or was to rate in the project, in the order of joining. */
export async function listRaters(database: Database, projectId: string): Promise<ProjectRater[]> {
  const rows = await database
    .select({ rater: annotationRaters, email: users.email })
    .from(annotationRaters)
    .leftJoin(users, eq(users.id, annotationRaters.userId))
    .where(eq(annotationRaters.projectId, projectId))
    .orderBy(asc(annotationRaters.joinedAt), asc(annotationRaters.pseudonym));
  return rows.map(({ rater, email }) => ({
    rater: rater.pseudonym,
    email,
    joinedAt: rater.joinedAt.toISOString(),
    removed: rater.removedAt !== null,
  }));
}

/** Lets an account rate in the project, or again after it was removed. Problems: "not_found", "bad_input". */
export function addRater(database: Database, projectId: string, email: string): Promise<Result<{ rater: string }>> {
  return inProject(database, projectId, async (within, project) => {
    const [user] = await within.select().from(users).where(eq(users.email, email.toLowerCase()));
    if (user === undefined) {
      return fail({
        code: "not_found",
        message: `There is no account of ${email}. An admin can add it as an annotator.`,
      });
    }
    if (user.role === "traveler") {
      return fail({ code: "bad_input", message: `${email} is not an annotator. An admin can grant the role.` });
    }
    const rater = await findRater(within, projectId, user.id);
    if (rater === null) return ok({ rater: (await join(within, project, user.id)).pseudonym });
    await within.update(annotationRaters).set({ removedAt: null }).where(eq(annotationRaters.id, rater.id));
    return ok({ rater: rater.pseudonym });
  });
}

/** Ends a rater's work in the project; the ratings stay. Problems: "not_found". */
export async function removeRater(
  database: Database,
  projectId: string,
  pseudonym: string,
): Promise<Result<{ rater: string }>> {
  const [rater] = await database
    .update(annotationRaters)
    .set({ removedAt: new Date() })
    .where(and(eq(annotationRaters.projectId, projectId), eq(annotationRaters.pseudonym, pseudonym)))
    .returning();
  return rater ? ok({ rater: pseudonym }) : noSuchRater(pseudonym);
}

export function noSuchRater<T>(pseudonym: string): Result<T> {
  return fail({ code: "not_found", message: `The project has no rater ${pseudonym}. Load the page again.` });
}

async function findRater(database: Database, projectId: string, userId: string): Promise<AnnotationRaterRow | null> {
  const [rater] = await database
    .select()
    .from(annotationRaters)
    .where(and(eq(annotationRaters.projectId, projectId), eq(annotationRaters.userId, userId)));
  return rater ?? null;
}

async function join(within: Database, project: OpenProject, userId: string): Promise<AnnotationRaterRow> {
  const number = project.ratersEver + 1;
  await within.update(annotationProjects).set({ ratersEver: number }).where(eq(annotationProjects.id, project.id));
  const pseudonym = `R${String(number).padStart(2, "0")}`;
  const [rater] = await within
    .insert(annotationRaters)
    .values({ id: randomUUID(), projectId: project.id, userId, pseudonym })
    .returning();
  if (rater === undefined) throw new Error("The rater was not stored.");
  return rater;
}
