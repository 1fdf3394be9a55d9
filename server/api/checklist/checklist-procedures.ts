import { z } from "zod";
import { thingsToBook } from "@/server/exports";
import { MOST_NUMBER } from "@/server/trip";
import { editorOfTrip } from "../procedures";
import { getServices } from "../services";
import { readVersion } from "../trips/read-version";

/** What has to be booked for a trip; part of the router of trips. */
export const checklistProcedures = {
  thingsToBook: editorOfTrip
    .input(z.object({ version: z.number().int().min(1).max(MOST_NUMBER) }))
    .query(async ({ ctx, input }) => {
      const { itinerary } = await readVersion(ctx.tripId, input.version);
      return thingsToBook(itinerary, await (await getServices()).offers.worldToRead(itinerary.world));
    }),
};
