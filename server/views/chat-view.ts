import { z } from "zod";
import {
  delegationSchema,
  entryKeySchema,
  entryQuestionSchema,
  entryValueSchema,
  knownEntrySchema,
  localDateSchema,
  questionSchema,
  requestSchema,
  saidSchema,
  strengthSchema,
} from "@/server/trip";
import { tripStatusSchema } from "./trip-view";

/** What a message changed in what is known; `before` is null where nothing was known. */
export const learnedSchema = z.object({
  entry: entryKeySchema,
  value: entryValueSchema.nullable(),
  before: entryValueSchema.nullable(),
  /** Of the value: "avoid" and "must not" name what is not wanted. */
  strength: strengthSchema,
});
export type Learned = z.infer<typeof learnedSchema>;

export const chatMessageSchema = z.object({
  /** Of its event in the episode. */
  sequence: z.number().int().min(0),
  by: z.enum(["traveler", "agent"]),
  text: z.string(),
  /** Of an agent's question: why it is asked, in a sentence; null for everything else. */
  reason: z.string().nullable(),
  /** What the traveler's message set or corrected. */
  learned: z.array(learnedSchema),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The question that waits for an answer: about the trip itself (without which nothing can be planned) or about an entry. */
export const openQuestionSchema = z.discriminatedUnion("about", [
  z.object({ about: z.literal("trip"), question: questionSchema }),
  z.object({ about: z.literal("entry"), question: entryQuestionSchema }),
]);
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** A preference that the traveler confirmed on an earlier trip; offered, never assumed. */
export const rememberedPreferenceSchema = z.object({ entry: entryKeySchema, value: entryValueSchema });
export type RememberedPreference = z.infer<typeof rememberedPreferenceSchema>;

/** A conversation as its page reads it: a projection of its episode, which is also its trip's. */
export const chatViewSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Oldest first. */
  messages: z.array(chatMessageSchema),
  /** Null: nothing is asked now; it can be planned. */
  question: openQuestionSchema.nullable(),
  /** About how many more questions follow, the open one included; may be 0. */
  questionsLeft: z.number().int().min(0),
  /** What was said of the trip, with what was edited in place. */
  said: saidSchema,
  /** Words of the traveler's that nothing was made of: kept with the trip, and not planned. */
  notes: z.array(z.string()),
  /** What would be planned; null while something that is needed for it is missing. */
  request: requestSchema.nullable(),
  /** The 54 entries in the order of the paper's list. */
  known: z.array(knownEntrySchema),
  delegation: delegationSchema,
  /** Whether people may rate the dialog; null: the traveler does not let them rate chats. */
  consent: z.boolean().nullable(),
  /** From earlier trips, neither taken nor refused here yet. */
  offered: z.array(rememberedPreferenceSchema),
  /** "talking" until it is planned for the first time. */
  status: z.enum(["talking", ...tripStatusSchema.options]),
  /** A reply is being prepared. */
  isReplying: z.boolean(),
  /** What is written of it so far; null while nothing is. */
  reply: z.string().nullable(),
  /** The conversation that this one was branched from, by editing an earlier message. */
  branchedFrom: z.string().nullable(),
  today: localDateSchema,
  /** The world that it is about, by name. */
  world: z.string(),
  /** Grows with every event. */
  revision: z.number().int(),
});
export type ChatView = z.infer<typeof chatViewSchema>;

/** A conversation that is not planned yet, in the list of trips. */
export const conversationListItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  changedAt: z.iso.datetime(),
});
export type ConversationListItem = z.infer<typeof conversationListItemSchema>;

/** Since when people may rate the traveler's chats; null: they may not. */
export interface ChatConsent {
  readonly since: string | null;
}
