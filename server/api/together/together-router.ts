import { z } from "zod";
import { withoutUnstorable } from "@/server/trip";
import { commentTextSchema, placeSchema } from "@/server/views";
import { editorOfTrip, router, traveler } from "../procedures";
import { getServices } from "../services";
import { joinedTrips } from "./members";
import { addComment, readTogether, removeComment, vote } from "./together-store";

const database = async () => (await getServices()).opened.database;
const unstorable = { error: "The text holds a character that cannot be stored. Type it again." };

/** What those who change a trip together say about its places. */
export const togetherRouter = router({
  get: editorOfTrip.query(async ({ ctx }) => readTogether(await database(), ctx.tripId, personOf(ctx))),

  /** The trips of others that the caller joined. */
  joined: traveler.query(async ({ ctx }) => joinedTrips(await database(), ctx.user.id)),

  comment: editorOfTrip
    .input(z.object({ recordId: placeSchema, text: commentTextSchema.refine(withoutUnstorable, unstorable) }))
    .mutation(async ({ ctx, input }) => {
      await addComment(await database(), ctx.tripId, personOf(ctx), input);
      return readTogether(await database(), ctx.tripId, personOf(ctx));
    }),

  removeComment: editorOfTrip.input(z.object({ commentId: z.uuid() })).mutation(async ({ ctx, input }) => {
    await removeComment(await database(), ctx.tripId, personOf(ctx), input.commentId);
    return readTogether(await database(), ctx.tripId, personOf(ctx));
  }),

  /** For (1), against (-1), or neither any more (null). */
  vote: editorOfTrip
    .input(z.object({ recordId: placeSchema, value: z.union([z.literal(1), z.literal(-1), z.null()]) }))
    .mutation(async ({ ctx, input }) => {
      await vote(await database(), ctx.tripId, personOf(ctx), input);
      return readTogether(await database(), ctx.tripId, personOf(ctx));
    }),
});

function personOf({ user, editor }: { user: { id: string }; editor: { isOwner: boolean; name: string } }) {
  return { ...editor, userId: user.id };
}
