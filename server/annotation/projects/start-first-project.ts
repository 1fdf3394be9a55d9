import type { Database } from "@/db";
import { ok, type Result } from "@/server/trip";
import { APEC_RUBRIC } from "@/server/views";
import type { NewItem } from "./add-items";
import { createProject } from "./create-project";

const GUIDELINES = [
  "Read the whole dialog first. Then judge the agent, not the traveler, by what each point of a scale says.",
  "Point at the turns that made you decide, and say in a sentence why.",
].join("\n\n");

/**
 * A project that raters can begin with: the paper's five metrics (APEC-Travel, appendix A.4), three raters an item on a fifth of the items, every
 * annotator admitted. Problems: "bad_input".
 */
export async function startFirstProject(
  database: Database,
  { name, seed, items }: { readonly name: string; readonly seed: number; readonly items: readonly NewItem[] },
): Promise<Result<{ id: string; items: number }>> {
  const made = await createProject(database, {
    settings: {
      ...{ name, guidelines: GUIDELINES, examples: [], ratersPerItem: 3, overlap: 0.2, repeats: 0.05 },
      ...{ minimumRationale: 20, passingShare: null, seed, onDeletion: "keep-pseudonymous" },
    },
    ...{ rubric: APEC_RUBRIC, openToAll: true, items, createdBy: null },
  });
  return made.ok ? ok({ id: made.value.id, items: items.length }) : made;
}
