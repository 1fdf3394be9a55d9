import { z } from "zod";
import { forgetTraveler } from "../chat/remembered/forget-traveler";
import { rememberedOf } from "../chat/remembered/remembered-preferences";
import { anyone, router, traveler } from "../procedures";
import { getServices } from "../services";

export const accountRouter = router({
  /** Whoever asks, null without a session. */
  me: anyone.query(({ ctx }) => ctx.currentUser()),

  /** Preferences of earlier trips, offered in the next conversation. */
  remembered: traveler.query(async ({ ctx }) => rememberedOf((await getServices()).opened.database, ctx.user.id)),

  /** Deletes the remembered preferences; with `conversations` also every conversation, with the trips that came of them. */
  forgetMe: traveler
    .input(z.object({ conversations: z.boolean() }))
    .mutation(async ({ ctx, input }) => forgetTraveler((await getServices()).opened.database, ctx.user.id, input)),
});
