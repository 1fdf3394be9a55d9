import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import { type Understood, type Utterance, understand, understandMarked } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { askForMarks } from "./ask-for-marks";

/** Where someone waits, the built-in reader answers after this. */
const LONGEST_WAIT_MS = 3_000;

export interface UnderstoodByModel {
  readonly understood: Understood;
  /** "built-in" where no model reads, or it failed or took too long. */
  readonly by: "model" | "built-in";
  readonly events: readonly EventOf<"modelCalled">[];
}

/**
 * What was said, by the model of the role "reader" where one is configured: it marks what words mean, and code computes what follows.
 * The built-in reader takes its place where there is none, it fails, or it takes longer than `waitMs`, three seconds unless given. Rejects with the problem
 * "unavailable" where that cannot run either.
 */
export async function understandByModel(
  utterance: Utterance,
  world: World | null,
  models: Models | null,
  waitMs = LONGEST_WAIT_MS,
): Promise<UnderstoodByModel> {
  const builtIn = async (events: UnderstoodByModel["events"]): Promise<UnderstoodByModel> => ({
    understood: await understand(utterance, world),
    by: "built-in",
    events,
  });
  if (models === null || !models.has("reader") || utterance.text.trim() === "") return builtIn([]);
  const { marks, events } = await askForMarks(utterance, models, AbortSignal.timeout(waitMs));
  if (marks === null) return builtIn(events);
  return { understood: understandMarked(utterance, marks, world), by: "model", events };
}
