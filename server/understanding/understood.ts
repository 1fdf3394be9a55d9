import type { Act, Said } from "@/server/trip";
import type { ReadStretch, Stretch } from "./reader/text-reading";

export interface Understood {
  readonly said: Said;
  /** Stretches with content that nothing in `said` holds: kept with the trip as notes, and shown as not planned. */
  readonly unread: readonly Stretch[];
  /** What the message is for; none for what is no traveler's words, as code. */
  readonly acts: readonly Act[];
  /** The words that say each field. */
  readonly read: readonly ReadStretch[];
}
