import { z } from "zod";
import { calendarFeed, exportSharedTrip, needsWays, sharedFormatSchema } from "@/server/exports";
import { withoutUnstorable } from "@/server/trip";
import { memberNameSchema } from "@/server/views";
import { anyone, router, travelerRateLimited } from "../procedures";
import { getServices } from "../services";
import { openShare } from "../shares/share-store";
import { joinTrip, noSuchLink } from "../together/members";
import { readTrip } from "../trips/change-trip";
import { readThroughLink, readWays } from "./read-shared-trip";

const unstorable = { error: "The name holds a character that cannot be stored. Type it again." };

const holder = z.object({ token: z.string().max(100) });

/** What a link shows to anyone who has it. */
export const sharedRouter = router({
  get: anyone.input(holder).query(async ({ input }) => (await readThroughLink(input.token)).trip),

  /** As a file; costs only where the link shows them. */
  export: anyone.input(holder.extend({ format: sharedFormatSchema })).query(async ({ input }) => {
    const { trip, tripId, plan } = await readThroughLink(input.token);
    const ways = needsWays(input.format) ? await readWays(plan) : [];
    return exportSharedTrip({ trip, tripId, ways }, input.format);
  }),

  /** The ways between its stops, for the map. */
  ways: anyone.input(holder).query(async ({ input }) => readWays((await readThroughLink(input.token)).plan)),

  /** What a link for changing a trip together leads to. */
  invitation: anyone.input(holder).query(async ({ input }): Promise<{ title: string }> => {
    const share = await openShare((await getServices()).opened.database, input.token, "edit");
    if (share === null) throw noSuchLink();
    return { title: (await readTrip(share.tripId)).title };
  }),

  /** Joins a trip by such a link, under a name that the others see. */
  join: travelerRateLimited
    .input(holder.extend({ name: memberNameSchema.refine(withoutUnstorable, unstorable) }))
    .mutation(async ({ ctx, input }) =>
      joinTrip((await getServices()).opened.database, ctx.user, input.token, input.name),
    ),

  /** As a calendar that other programs read again and again. */
  feed: anyone.input(holder).query(async ({ input }) => {
    const { trip, tripId } = await readThroughLink(input.token, "calendar");
    return { revision: trip.revision, text: calendarFeed(trip, tripId) };
  }),
});
