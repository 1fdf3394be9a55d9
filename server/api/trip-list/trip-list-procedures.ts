import { z } from "zod";
import { ProblemError, withoutUnstorable } from "@/server/trip";
import { todayIn } from "@/server/worlds";
import { ownerOfTrip, ownerOfTripRateLimited, traveler } from "../procedures";
import { getServices } from "../services";
import { worldOfEpisode } from "../traveler-world";
import { changeTrip, readTrip } from "../trips/change-trip";
import { duplicateTrip } from "./duplicate-trip";
import { bringTripBack, forgetDeletedTrips, listDeletedTrips, listTrips, removeTrip } from "./list-trips";

const titleSchema = z
  .string()
  .trim()
  .min(1, { error: "Give the trip a name." })
  .max(120, { error: "That name has more than 120 characters. Shorten it." })
  .refine(withoutUnstorable, { error: "The name holds a character that cannot be stored. Type it again." });

/** What a traveler does with the list of trips; part of the router of trips. */
export const tripListProcedures = {
  list: traveler.query(async ({ ctx }) => listTrips((await getServices()).opened.database, ctx.user.id)),

  listDeleted: traveler.query(async ({ ctx }) => listDeletedTrips((await getServices()).opened.database, ctx.user.id)),

  /** Null: the name made from the request again. */
  rename: ownerOfTrip
    .input(z.object({ title: titleSchema.nullable() }))
    .mutation(({ ctx, input }) => changeTrip(ctx.tripId, () => [{ type: "named", title: input.title }])),

  duplicate: ownerOfTripRateLimited.mutation(async ({ ctx }) => {
    const { opened, episodes } = await getServices();
    const trip = await readTrip(ctx.tripId);
    const today = todayIn((await worldOfEpisode(trip.world.name)).describe());
    return duplicateTrip({ database: opened.database, episodes }, ctx.user.id, trip, today);
  }),

  /** Throws the trip away; for a while it can be brought back. */
  remove: ownerOfTrip.mutation(async ({ ctx }) => {
    const { database } = (await getServices()).opened;
    await removeTrip(database, ctx.user.id, ctx.tripId);
    await forgetDeletedTrips(database);
  }),

  bringBack: traveler.input(z.object({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    const isBack = await bringTripBack((await getServices()).opened.database, ctx.user.id, input.id);
    if (isBack) return;
    throw new ProblemError({ code: "not_found", message: "This trip is gone for good: it was deleted too long ago." });
  }),
};
