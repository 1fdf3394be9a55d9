import { z } from "zod";
import { type EntryKey, entryKeySchema, entryValueSchema, PREFERENCE_ENTRIES } from "./preference-entries";

/** How much a traveler wants to be asked. "decide for me" asks nothing and says what it assumed. */
export const delegationSchema = z.enum(["ask me little", "ask me some", "ask me thoroughly", "decide for me"]);
export type Delegation = z.infer<typeof delegationSchema>;

/**
 * What is known of one entry: "said" by the traveler or implied by their words; "declined": they have no preference or leave it
 * to the agent; "inferred" from what others like them want, with how sure; "unknown".
 */
export const knownEntrySchema = z.object({
  entry: entryKeySchema,
  state: z.enum(["said", "declined", "inferred", "unknown"]),
  /** The value said, or the likeliest one; null when declined or unknown. */
  value: entryValueSchema.nullable(),
  /** That the value holds, 0–1; 1 when said. */
  probability: z.number().min(0).max(1),
  /** The probability that the entry is among the traveler's critical ones, 0–1. */
  critical: z.number().min(0).max(1),
  /** The words that show it; null when nobody said it. */
  evidence: z.string().nullable(),
  /** What of the value is a demand; null: nothing. */
  insisted: entryValueSchema.nullable(),
  /** Choices that are not wanted. */
  unwanted: z.array(z.string()),
  /** Those of them that no plan may have. */
  ruledOut: z.array(z.string()),
});
export type KnownEntry = z.infer<typeof knownEntrySchema>;

/** A quick reply: its label, and the words it says for the traveler. */
export const quickReplySchema = z.object({ label: z.string(), says: z.string() });
export type QuickReply = z.infer<typeof quickReplySchema>;

/** One question about one entry. */
export const entryQuestionSchema = z.object({
  entry: entryKeySchema,
  text: z.string(),
  /** Why it is asked, in a sentence to the traveler: the [Think] of APEC-Travel. */
  reason: z.string(),
  quickReplies: z.array(quickReplySchema),
  /** The second question about the same entry, after a vague answer. */
  isFollowUp: z.boolean(),
  /** Other entries that the same answer sets; left out: none. */
  together: z.array(entryKeySchema).optional(),
});
export type EntryQuestion = z.infer<typeof entryQuestionSchema>;

/** What can be asked: 48 of the 54. */
export const ASKABLE_ENTRIES: readonly EntryKey[] = PREFERENCE_ENTRIES.filter(
  ({ question }) => question !== undefined,
).map(({ key }) => key);
/** The top 20 % of the 54 (APEC-Travel, section 3.2), here ranked among those that can be asked. */
export const CRITICAL_ENTRIES = 11;
