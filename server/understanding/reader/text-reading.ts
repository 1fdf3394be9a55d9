import { z } from "zod";
import { actSchema, entryKeySchema, entryValueSchema, saidSchema } from "@/server/trip";

/** A stretch of the text, characters [from, to). */
const stretchSchema = z.object({ from: z.number().int(), to: z.number().int(), text: z.string() });
export type Stretch = z.infer<typeof stretchSchema>;

/** A stretch that a field, a demand or an entry was read from; "-" before what is not wanted. */
const readStretchSchema = stretchSchema.extend({ field: z.string() });
export type ReadStretch = z.infer<typeof readStretchSchema>;

/** What the model's reader makes of a text: what was said, and what `Said` has no place for yet. */
export const textReadingSchema = saidSchema.extend({
  /** Values that are not wanted, by entry. */
  unwanted: z.partialRecord(entryKeySchema, z.array(z.string())),
  /** Those of them that are ruled out ("no shopping"), rather than disliked. */
  ruledOut: z.partialRecord(entryKeySchema, z.array(z.string())),
  /** What of the entries is insisted on. */
  insisted: z.partialRecord(entryKeySchema, entryValueSchema),
  /** Places that are ruled out. */
  excluded: z.array(z.string()),
  acts: z.array(actSchema),
  /** Stretches with content that nothing above holds. */
  unread: z.array(stretchSchema),
  read: z.array(readStretchSchema),
});
export type TextReading = z.infer<typeof textReadingSchema>;

export const NOTHING_READ: TextReading = {
  trip: {},
  constraints: {},
  entries: {},
  unwanted: {},
  ruledOut: {},
  insisted: {},
  excluded: [],
  unclear: [],
  acts: [],
  unread: [],
  read: [],
};
