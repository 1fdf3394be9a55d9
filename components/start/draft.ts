import { z } from "zod";
import { objectiveSchema, saidSchema, travelerTextSchema } from "@/server/trip";

/** What a traveler has on the start page: the words and all that was changed by hand. */
const draftSchema = z.object({
  text: travelerTextSchema,
  edits: saidSchema.pick({ trip: true, constraints: true, entries: true }),
  /** Null: as the words have it. */
  objective: objectiveSchema.nullable(),
  decisions: z.map(z.string(), z.enum(["kept", "ignored"])),
});
export type Draft = z.infer<typeof draftSchema>;

const KEY = "dragomanDraft";

/** The state of a history entry with a draft in it, next to what the router keeps there. */
export function withDraft(state: unknown, draft: Draft): object {
  return { ...(typeof state === "object" ? state : null), [KEY]: draft };
}

/** The draft of a history entry; null where it has none, or one of another version of the app. */
export function draftIn(state: unknown): Draft | null {
  return z.object({ [KEY]: draftSchema }).safeParse(state).data?.[KEY] ?? null;
}
