import type { EventOf } from "@/server/episodes";
import type { Models } from "@/server/models";
import type { LocalDate, Said } from "@/server/trip";
import { type CheckedReading, checkClaims, claimedReadingSchema, unreadParts } from "@/server/understanding";
import type { World } from "@/server/worlds";
import { readRequestPrompt } from "../prompts";

/** A text with what the parser read in it. */
export interface ParsedText {
  readonly text: string;
  readonly today: LocalDate;
  readonly said: Said;
  /** Whether the parser left something open: asked, objected to, or unread. */
  readonly isIncomplete: boolean;
}

export interface ReadByModel extends CheckedReading {
  /** The calls; none where no model was asked. */
  readonly events: readonly EventOf<"modelCalled">[];
}

/**
 * Has the model of the role "reader" read what the parser left open, and believes of it what the parser can check against the text
 * (`checkClaims`). Without such a model, without anything left, and when the model fails, it is what the parser read.
 */
export async function readByModel(
  { text, today, said, isIncomplete }: ParsedText,
  world: World,
  models: Models | null,
  signal: AbortSignal,
): Promise<ReadByModel> {
  const alone: ReadByModel = { said, believed: [], refused: [], events: [] };
  if (models === null || !models.has("reader") || text.trim() === "") return alone;
  const unread = unreadParts(text, today, world);
  if (!isIncomplete && unread.length === 0) return alone;
  const prompt = readRequestPrompt(text, today, said, unread);
  const { value, events } = await models.object("reader", prompt, claimedReadingSchema, { signal });
  return value.ok ? { ...checkClaims(value.value, said, { text, today, world }), events } : { ...alone, events };
}
