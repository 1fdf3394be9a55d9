import { eq } from "drizzle-orm";
import { annotationItems, annotationRatings, type Database } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { SetKey } from "@/server/views";
import { problemOfAnswers } from "../answers/check-answers";
import { noSuchItem } from "../review/items";
import { inProject } from "./open-project";

/** Makes an item that nobody rated one of the qualification set, or changes what it expects. Problems: "not_found", "bad_input". */
export async function setKey(
  database: Database,
  { itemId, answers, explanation }: SetKey,
): Promise<Result<{ itemId: string }>> {
  const [item] = await database.select().from(annotationItems).where(eq(annotationItems.id, itemId));
  if (item === undefined) return noSuchItem();
  return inProject(database, item.projectId, async (within, { rubric }) => {
    const rated = await within
      .select({ id: annotationRatings.id })
      .from(annotationRatings)
      .where(eq(annotationRatings.itemId, itemId))
      .limit(1);
    if (rated.length > 0) {
      return fail({ code: "bad_input", message: "This item already has ratings. Choose one without any." });
    }
    const problem = problemOfAnswers(answers, { rubric, content: item.content, minimumRationale: 0 });
    if (problem !== null) return fail(problem);
    await within.update(annotationItems).set({ key: { answers, explanation } }).where(eq(annotationItems.id, itemId));
    return ok({ itemId });
  });
}
