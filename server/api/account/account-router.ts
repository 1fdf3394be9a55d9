import { z } from "zod";
import { forgetTraveler } from "../chat/remembered/forget-traveler";
import { rememberedOf } from "../chat/remembered/remembered-preferences";
import { accountHolder, anyone, router, traveler } from "../procedures";
import { getServices } from "../services";
import { readChatConsent, setChatConsent } from "./chat-consent";
import { readOwnData } from "./own-data";

export const accountRouter = router({
  /** The caller, null without a session. */
  me: anyone.query(({ ctx }) => ctx.currentUser()),

  /** Preferences of earlier trips, offered in the next conversation. */
  remembered: traveler.query(async ({ ctx }) => rememberedOf((await getServices()).opened.database, ctx.user.id)),

  /** Whether people may rate the traveler's chats. */
  chatConsent: traveler.query(async ({ ctx }) => readChatConsent((await getServices()).opened.database, ctx.user.id)),

  setChatConsent: accountHolder
    .input(z.object({ isAllowed: z.boolean() }))
    .mutation(async ({ ctx, input }) =>
      setChatConsent((await getServices()).opened.database, ctx.user.id, input.isAllowed),
    ),

  /** All that is kept of The caller, but the events of the trips. */
  data: traveler.query(async ({ ctx }) => readOwnData((await getServices()).opened.database, ctx.user.id)),

  /** Deletes the remembered preferences; with `conversations` also every conversation, with the trips that came of them. */
  forgetMe: traveler
    .input(z.object({ conversations: z.boolean() }))
    .mutation(async ({ ctx, input }) => forgetTraveler((await getServices()).opened.database, ctx.user.id, input)),
});
