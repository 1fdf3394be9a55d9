import { z } from "zod";
import { answerSchema } from "@/server/views";

const draftAnswerSchema = answerSchema.extend({ value: answerSchema.shape.value.nullable() });

/** What this browser keeps of the item at hand until the server has it. */
const keptDraftSchema = z.object({
  itemId: z.uuid(),
  reservationId: z.uuid(),
  answers: z.array(draftAnswerSchema).max(400),
  seconds: z.number().min(0).max(86_400),
  revision: z.int().min(0).max(1_000_000_000),
  /** The id under which the rating was sent, from the press on; sending it twice gives one rating. */
  requestId: z.uuid().nullable(),
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** The part of localStorage that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where one account's draft in one project is kept. Another account at the same browser has another place. */
export interface DraftPlace {
  readonly accountId: string;
  readonly projectId: string;
}

/** Keeps the draft; false where the browser keeps nothing (storage is full or switched off). */
export function keepDraft(shelf: Shelf, place: DraftPlace, draft: KeptDraft): boolean {
  try {
    shelf.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft that is kept; null where there is none, or one of another version of the app. */
export function keptDraft(shelf: Shelf, place: DraftPlace): KeptDraft | null {
  try {
    return keptDraftSchema.safeParse(JSON.parse(shelf.getItem(keyOf(place)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function forgetDraft(shelf: Shelf, place: DraftPlace): void {
  try {
    shelf.removeItem(keyOf(place));
  } catch {
    // A browser that lets nothing be kept has nothing to forget.
  }
}

/** Of the server's draft and this browser's, the one to go on with: the newer one, and never one of another item. */
export function newerDraft<T extends { readonly revision: number }>(
  itemId: string,
  fromServer: T,
  kept: KeptDraft | null,
): T | KeptDraft {
  return kept !== null && kept.itemId === itemId && kept.revision > fromServer.revision ? kept : fromServer;
}

function keyOf({ accountId, projectId }: DraftPlace): string {
  return `dragoman:annotate:${accountId}:${projectId}`;
}
