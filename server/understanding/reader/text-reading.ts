import { z } from "zod";
import { entryKeySchema, saidSchema } from "@/server/trip";

/** What a message is for (design.md, "Elicitation"). */
const ACTS = [
  ...(["request", "answer", "volunteer", "correct", "ask", "leaveOpen"] as const),
  ...(["planNow", "undo", "smalltalk", "complain", "wish"] as const),
] as const;
export const actSchema = z.enum(ACTS);
export type Act = z.infer<typeof actSchema>;

/** A stretch of the text, characters [from, to). */
const stretchSchema = z.object({ from: z.number().int(), to: z.number().int(), text: z.string() });
export type Stretch = z.infer<typeof stretchSchema>;

/** What the model's reader makes of a text: what was said, and what `Said` has no place for yet. */
export const textReadingSchema = saidSchema.extend({
  /** Values that are not wanted, by entry. */
  unwanted: z.partialRecord(entryKeySchema, z.array(z.string())),
  /** Entries that are insisted on. */
  insisted: z.array(entryKeySchema),
  /** Places that are ruled out. */
  excluded: z.array(z.string()),
  acts: z.array(actSchema),
  /** Stretches with content that nothing above holds. */
  unread: z.array(stretchSchema),
  /** Stretches that a field or entry was read from. */
  read: z.array(stretchSchema.extend({ field: z.string() })),
});
export type TextReading = z.infer<typeof textReadingSchema>;

export const NOTHING_READ: TextReading = {
  trip: {},
  constraints: {},
  entries: {},
  unwanted: {},
  insisted: [],
  excluded: [],
  unclear: [],
  acts: [],
  unread: [],
  read: [],
};
