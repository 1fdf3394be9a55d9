import { tracked } from "@trpc/server";
import { z } from "zod";
import { takeBackChats } from "@/server/annotation";
import { entrySet, noteDropped, tripEditedEvent } from "@/server/conversation";
import {
  delegationSchema,
  entryKeySchema,
  entryValueSchema,
  LONGEST_NOTE,
  MOST_NOTES,
  MOST_NUMBER,
  MOST_PREFERENCES,
  objectiveSchema,
  saidSchema,
  travelerTextSchema,
  withoutUnstorable,
} from "@/server/trip";
import { chosenWorldSchema } from "@/server/views";
import {
  editorOfTrip,
  ownerOfTrip,
  ownerOfTripRateLimited,
  router,
  traveler,
  travelerRateLimited,
} from "../procedures";
import { getServices } from "../services";
import { watchView } from "../trips/watch-view";
import { beginConversation } from "./begin-conversation";
import { branchConversation } from "./branch-conversation";
import { changeByHand, changeConversation } from "./change-conversation";
import { listConversations } from "./list-conversations";
import { planConversation } from "./plan-conversation";
import { markOfChat, readChat } from "./read-chat";
import { acceptRemembered, declineRemembered } from "./remembered/decide-remembered";
import { say, stopReply } from "./say";

const unstorable = { error: "The change holds a character that cannot be stored. Type it again." };
/** Only what was edited; a field that is present but undefined was taken away. */
const tripEditsSchema = saidSchema.pick({ trip: true, constraints: true }).partial();
const editsSchema = saidSchema.pick({ trip: true, constraints: true, entries: true }).partial();
const noteSchema = z.string().max(LONGEST_NOTE);
const entriesInput = z.object({ entries: z.array(entryKeySchema).min(1).max(MOST_PREFERENCES) });

/** Talking a trip over. A conversation is its trip's episode; the owner of one owns the other. */
export const chatRouter = router({
  /** Begins a conversation with its first words; the reply is prepared. */
  begin: travelerRateLimited
    .input(
      z.object({
        text: travelerTextSchema,
        edits: editsSchema.refine(withoutUnstorable, unstorable).optional(),
        delegation: delegationSchema.optional(),
        objective: objectiveSchema.optional(),
        ignored: z.array(noteSchema).max(MOST_NOTES).optional(),
        ...chosenWorldSchema.shape,
      }),
    )
    .mutation(({ ctx, input: { world, ...words } }) => beginConversation(ctx.user.id, words, world)),

  /** Conversations that are not planned yet. */
  list: traveler.query(async ({ ctx }) => listConversations((await getServices()).opened.database, ctx.user.id)),

  get: ownerOfTrip.query(({ ctx }) => readChat(ctx.tripId)),

  /** The conversation now and after every change, also of a reply that is being written, until the watcher leaves. */
  watch: ownerOfTrip.input(z.object({ lastEventId: z.string().nullish() })).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    const { changes } = await getServices();
    const sources = { read: readChat, mark: markOfChat, nextChange: changes.next };
    const seen = input.lastEventId ?? null;
    const watching = watchView(ctx.tripId, seen, sources, signal ?? new AbortController().signal);
    for await (const { mark, view } of watching) yield tracked(mark, view);
  }),

  /** Stores the message; the reply comes by `watch`. */
  say: ownerOfTripRateLimited.input(z.object({ text: travelerTextSchema })).mutation(async ({ ctx, input }) => {
    await say(ctx.tripId, input.text);
    return readChat(ctx.tripId);
  }),

  /** Ends the reply that is being prepared. */
  stop: ownerOfTrip.mutation(async ({ ctx }) => {
    await stopReply(ctx.tripId);
    return readChat(ctx.tripId);
  }),

  /** A new conversation with other words in place of an earlier message. */
  branch: ownerOfTripRateLimited
    .input(z.object({ sequence: z.number().int().min(0).max(MOST_NUMBER), text: travelerTextSchema }))
    .mutation(({ ctx, input }) => branchConversation(ctx.user.id, ctx.tripId, input)),

  /** "declined": the traveler has no preference or leaves it to the agent; null: nothing is known of it any more. */
  setEntry: ownerOfTrip
    .input(
      z.object({
        entry: entryKeySchema,
        value: entryValueSchema.nullable().refine(withoutUnstorable, unstorable),
      }),
    )
    .mutation(({ ctx, input }) => changeByHand(ctx.tripId, [entrySet(input.entry, input.value)])),

  /** The trip's own fields. */
  editTrip: ownerOfTrip
    .input(z.object({ edits: tripEditsSchema.refine(withoutUnstorable, unstorable) }))
    .mutation(({ ctx, input }) => {
      const edited = tripEditedEvent(input.edits);
      return changeByHand(ctx.tripId, edited === null ? [] : [edited]);
    }),

  /** Drops a note of the trip, before or after it is planned; one that is gone already stays gone. */
  dropNote: editorOfTrip.input(z.object({ note: noteSchema })).mutation(async ({ ctx, input }) => {
    await changeConversation(ctx.tripId, ({ conversation }) => noteDropped(conversation.notes, input.note));
    return readChat(ctx.tripId);
  }),

  delegate: ownerOfTrip
    .input(z.object({ level: delegationSchema }))
    .mutation(({ ctx, input }) => changeByHand(ctx.tripId, [{ type: "delegated", level: input.level }])),

  /** Whether people may rate the dialog, where the traveler lets them rate chats. */
  consent: ownerOfTrip.input(z.object({ rated: z.boolean() })).mutation(async ({ ctx, input: { rated } }) => {
    const view = await changeByHand(ctx.tripId, [{ type: "consented", rated }]);
    if (!rated) await takeBackChats((await getServices()).opened.database, { chatId: ctx.tripId });
    return view;
  }),

  /** Takes preferences of earlier trips over. */
  acceptRemembered: ownerOfTrip.input(entriesInput).mutation(async ({ ctx, input }) => {
    await acceptRemembered(ctx.tripId, ctx.user.id, input.entries);
    return readChat(ctx.tripId);
  }),

  declineRemembered: ownerOfTrip.input(entriesInput).mutation(async ({ ctx, input }) => {
    await declineRemembered(ctx.tripId, input.entries);
    return readChat(ctx.tripId);
  }),

  /** Begins to plan with what is known. */
  plan: ownerOfTripRateLimited.mutation(({ ctx }) => planConversation(ctx.tripId)),
});
