import type { HeldItem, NextItem, SaveDraft, Submit, Submitted } from "@/server/views";
import { errorCode } from "../../trpc/error-sentence";

/** What the rater's page asks of the server; each rejects when it is not reached or refuses. */
export interface RaterServer {
  next(): Promise<NextItem>;
  heartbeat(reservationId: string): Promise<unknown>;
  saveDraft(draft: SaveDraft): Promise<unknown>;
  submit(rating: Submit): Promise<Submitted>;
  skip(reservationId: string, reason: string): Promise<unknown>;
  comment(reservationId: string, text: string): Promise<unknown>;
  reopen(): Promise<HeldItem>;
}

/** Whether the server says that the item is no longer in the rater's hands. */
export function isLost(error: unknown): boolean {
  const code = errorCode(error);
  return code === "CONFLICT" || code === "NOT_FOUND";
}
