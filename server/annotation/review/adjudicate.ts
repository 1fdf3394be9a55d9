import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  annotationAdjudications,
  annotationComments,
  annotationRaters,
  annotationRatings,
  annotationRepeats,
  type Database,
} from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { Adjudicate } from "@/server/views";
import { problemOfAnswers } from "../answers/check-answers";
import { noSuchRater } from "../projects/raters";
import { readItem } from "./items";

/** Adds what a researcher decides about an item; the ratings stay. Problems: "not_found", "bad_input". */
export async function adjudicate(
  database: Database,
  { itemId, answers, rationale }: Adjudicate,
  authorId: string,
): Promise<Result<{ id: string }>> {
  const read = await readItem(database, itemId);
  if (!read.ok) return read;
  const { item, project } = read.value;
  const { rubric } = project;
  // One rationale for the whole: those of single questions may be left out.
  const problem = problemOfAnswers(answers, { rubric, content: item.content, minimumRationale: 0 });
  if (problem !== null) return fail(problem);
  const id = randomUUID();
  const rubricVersion = rubric.version;
  await database.insert(annotationAdjudications).values({ id, itemId, authorId, rubricVersion, answers, rationale });
  return ok({ id });
}

/** Gives a rater an item once more that the rater has rated. Problems: "not_found", "bad_input". */
export async function askRepeat(
  database: Database,
  itemId: string,
  pseudonym: string,
): Promise<Result<{ itemId: string }>> {
  const read = await readItem(database, itemId);
  if (!read.ok) return read;
  const { item, project } = read.value;
  const [rater] = await database
    .select()
    .from(annotationRaters)
    .where(and(eq(annotationRaters.projectId, project.id), eq(annotationRaters.pseudonym, pseudonym)));
  if (rater === undefined) return noSuchRater(pseudonym);
  const ratings = await database
    .select({ pass: annotationRatings.pass })
    .from(annotationRatings)
    .where(and(eq(annotationRatings.itemId, itemId), eq(annotationRatings.raterId, rater.id)));
  const refusal = refusalOfRepeat(pseudonym, item.key !== null, ratings);
  if (refusal !== null) return fail({ code: "bad_input", message: refusal });
  await database.insert(annotationRepeats).values({ itemId, raterId: rater.id }).onConflictDoNothing();
  return ok({ itemId });
}

/** Adds a researcher's comment. Problems: "not_found". */
export async function commentOnItem(database: Database, itemId: string, text: string): Promise<Result<{ id: string }>> {
  const read = await readItem(database, itemId);
  if (!read.ok) return read;
  const id = randomUUID();
  await database.insert(annotationComments).values({ id, itemId, raterId: null, text });
  return ok({ id });
}

function refusalOfRepeat(
  rater: string,
  isQualification: boolean,
  ratings: readonly { readonly pass: "rating" | "repeat" }[],
): string | null {
  if (isQualification) return "Qualification items are answered once. Choose an item of the batch.";
  if (ratings.length === 0) return `${rater} has not rated this item. Choose one that ${rater} rated.`;
  return ratings.some(({ pass }) => pass === "repeat") ? `${rater} has already rated this item twice.` : null;
}
