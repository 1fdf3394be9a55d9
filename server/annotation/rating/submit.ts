import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type AnnotationRatingRow, annotationDrafts, annotationRatings, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { Answer, Submit, Submitted } from "@/server/views";
import { problemOfAnswers } from "../answers/check-answers";
import { feedbackOn } from "../answers/qualification";
import { swapAnswers } from "../answers/sides";
import { countsOf } from "../assignment/choose-item";
import { isDraftOf, isShownSwapped, shownContent } from "../assignment/held-item";
import { loadItemPool } from "../assignment/load-item-pool";
import { endReservation, type Held, renew, withReservation } from "../assignment/reservations";

/**
 * Stores a rating; a request that was stored before answers the same once more. Problems: "bad_input" with the question at
 * fault, "not_found", "changed_meanwhile" (another rater took the item).
 */
export function submit(
  database: Database,
  userId: string,
  { reservationId, requestId, answers, seconds }: Submit,
  now = new Date(),
): Promise<Result<Submitted>> {
  return withReservation(database, userId, reservationId, async (within, held) => {
    const stored = await findRequest(within, held, requestId);
    if (stored) return ok(await answerTo(within, held, stored, now));
    const renewed = await renew(within, held, now);
    if (!renewed.ok) return renewed;
    const problem = problemOfAnswers(answers, {
      rubric: held.project.rubric,
      content: shownContent(held),
      minimumRationale: held.project.settings.minimumRationale,
    });
    if (problem !== null) return fail(problem);
    const rating = await store(within, held, { requestId, answers, seconds });
    await within.delete(annotationDrafts).where(isDraftOf(held));
    await endReservation(within, held, now);
    return ok(await answerTo(within, held, rating, now));
  });
}

async function findRequest(within: Database, { rater }: Held, requestId: string): Promise<AnnotationRatingRow | null> {
  const [row] = await within
    .select()
    .from(annotationRatings)
    .where(and(eq(annotationRatings.raterId, rater.id), eq(annotationRatings.requestId, requestId)));
  return row ?? null;
}

async function store(
  within: Database,
  held: Held,
  given: { requestId: string; answers: Answer[]; seconds: number },
): Promise<AnnotationRatingRow> {
  const { itemId, raterId, pass, supersedes } = held.reservation;
  const answers = isShownSwapped(held) ? swapAnswers(given.answers, shownContent(held)) : given.answers;
  const [rating] = await within
    .insert(annotationRatings)
    .values({
      ...given,
      id: randomUUID(),
      itemId,
      raterId,
      pass,
      supersedes,
      answers,
      rubricVersion: held.project.rubric.version,
    })
    .returning();
  if (rating === undefined) throw new Error("The rating was not stored.");
  return rating;
}

async function answerTo(within: Database, held: Held, rating: AnnotationRatingRow, now: Date): Promise<Submitted> {
  const { project, rater } = held;
  const pool = await loadItemPool(within, project, rater, now);
  return { ratingId: rating.id, feedback: feedbackFor(held, rating), counts: countsOf(pool) };
}

/** In the order of sides that the rater saw. */
function feedbackFor(held: Held, rating: AnnotationRatingRow): Submitted["feedback"] {
  const { item, project } = held;
  if (item.key === null || project.settings.passingShare === null) return null;
  if (!isShownSwapped(held)) return feedbackOn(rating.answers, item.key);
  const key = { ...item.key, answers: swapAnswers(item.key.answers, item.content) };
  return feedbackOn(swapAnswers(rating.answers, item.content), key);
}
