import { z } from "zod";
import { projectSettingsSchema, projectStatusSchema } from "./project";
import { answersSchema } from "./rating";
import { rubricSchema } from "./rubric";

const seconds = z.number().min(0).max(86_400);
const note = z.string().trim().min(1).max(4_000);
const reservationId = z.uuid();
const projectId = z.uuid();
const itemId = z.uuid();
/** Of a rater within a project: R01, R02, … */
const pseudonym = z.string().regex(/^R\d{2,5}$/);

export const ofProjectSchema = z.object({ projectId });
export const ofItemSchema = z.object({ itemId });
export const ofReservationSchema = z.object({ reservationId });

/** What a rater has filled in so far; of two drafts the one of the higher revision counts. */
export const saveDraftSchema = z.object({
  reservationId,
  answers: answersSchema,
  seconds,
  revision: z.int().min(0).max(1_000_000),
});
export type SaveDraft = z.infer<typeof saveDraftSchema>;

/** `requestId` names the attempt: the same one twice gives one rating. */
export const submitSchema = z.object({ reservationId, requestId: z.uuid(), answers: answersSchema, seconds });
export type Submit = z.infer<typeof submitSchema>;

export const skipSchema = z.object({ reservationId, reason: z.string().trim().min(1).max(500) });

/** A rater names the reservation or an item rated before, a researcher the item. */
export const raterCommentSchema = z.union([z.object({ reservationId, text: note }), z.object({ itemId, text: note })]);
export const itemCommentSchema = z.object({ itemId, text: note });

const leastMessages = z.int().min(1).max(100);
/** The newest chats of travelers who let people rate them, of so many messages of the traveler's at least. */
const chatsWantedSchema = z.object({ chats: z.int().min(1).max(5_000), leastMessages });
export type ChatsWanted = z.infer<typeof chatsWantedSchema>;
/** How many chats there are to take; `projectId`: that this project does not have yet. */
export const countChatsSchema = z.object({ leastMessages, projectId: projectId.nullable() });

/** Where a project's dialogs come from. */
export const annotationSourceSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("simulated"),
    travelers: z.int().min(1).max(500),
    policies: z.array(z.string().min(1).max(60)).min(1).max(10),
    rounds: z.int().min(1).max(30),
    seed: z.int().min(0).max(1_000_000_000),
  }),
  /** An elicitation run that was imported. */
  z.object({ kind: z.literal("run"), runId: z.string().min(1).max(64) }),
  /** One item a line: `{"content": …, "source": …}`; the source may be left out. */
  z.object({ kind: z.literal("imported"), jsonl: z.string().min(1).max(20_000_000) }),
  chatsWantedSchema.extend({ kind: z.literal("chats") }),
]);
export type AnnotationSource = z.infer<typeof annotationSourceSchema>;

export const createAnnotationProjectSchema = z.object({
  settings: projectSettingsSchema,
  rubric: rubricSchema,
  /** Whether every annotator may rate, without having been added. */
  openToAll: z.boolean(),
  source: annotationSourceSchema.nullable(),
});
export type CreateAnnotationProject = z.infer<typeof createAnnotationProjectSchema>;

export const changeAnnotationProjectSchema = z.object({
  projectId,
  settings: projectSettingsSchema.partial(),
  openToAll: z.boolean().optional(),
  /** Becomes the next version. */
  rubric: rubricSchema.optional(),
});
export type ChangeAnnotationProject = z.infer<typeof changeAnnotationProjectSchema>;

export const setProjectStatusSchema = z.object({ projectId, status: projectStatusSchema });
export const addRaterSchema = z.object({ projectId, email: z.email().max(320) });
export const removeRaterSchema = z.object({ projectId, rater: pseudonym });
export const addItemsSchema = z.object({ projectId, source: annotationSourceSchema });
/** Makes an item one of the qualification set. */
export const setKeySchema = z.object({ itemId, answers: answersSchema, explanation: note });
export type SetKey = z.infer<typeof setKeySchema>;

export const listItemsSchema = z.object({
  projectId,
  order: z.enum(["spread", "newest", "comments"]),
  /** Where the page begins, as the page before said; null: the first page. */
  cursor: z.int().min(0).max(1_000_000).nullable(),
});
export type ListItems = z.infer<typeof listItemsSchema>;
export const adjudicateSchema = z.object({ itemId, answers: answersSchema, rationale: note });
export type Adjudicate = z.infer<typeof adjudicateSchema>;
export const askRepeatSchema = z.object({ itemId, rater: pseudonym });
