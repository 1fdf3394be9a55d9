import { z } from "zod";
import { shareDaysSchema, shareKindSchema } from "@/server/views";
import { ownerOfTrip, ownerOfTripRateLimited, router } from "../procedures";
import { getServices } from "../services";
import { createShare, listShares, revokeShare } from "./share-store";

const database = async () => (await getServices()).opened.database;

/** A trip's links for others, kept by its owner. */
export const sharesRouter = router({
  list: ownerOfTrip.query(async ({ ctx }) => listShares(await database(), ctx.tripId)),

  create: ownerOfTripRateLimited
    .input(z.object({ kind: shareKindSchema.default("view"), withCosts: z.boolean(), expiresInDays: shareDaysSchema }))
    .mutation(async ({ ctx, input }) => createShare(await database(), ctx.tripId, input)),

  revoke: ownerOfTrip
    .input(z.object({ shareId: z.uuid() }))
    .mutation(async ({ ctx, input }) => revokeShare(await database(), ctx.tripId, input.shareId)),
});
