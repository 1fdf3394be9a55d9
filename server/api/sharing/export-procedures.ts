import { z } from "zod";
import { exportFormatSchema, exportTrip, needsWays } from "@/server/exports";
import { MOST_NUMBER } from "@/server/trip";
import { editorOfTrip } from "../procedures";
import { readVersion } from "../trips/read-version";
import { readOwnTrip, readWays } from "./read-shared-trip";

/** How its owner and those who change it too take a trip along; part of the router of trips. */
export const exportProcedures = {
  /** The trip to be printed. */
  exportView: editorOfTrip.query(async ({ ctx }) => (await readOwnTrip(ctx.tripId)).trip),

  /** As a file. */
  export: editorOfTrip.input(z.object({ format: exportFormatSchema })).query(async ({ ctx, input }) => {
    const own = await readOwnTrip(ctx.tripId);
    const ways = needsWays(input.format) ? await readWays(own.plan) : [];
    return exportTrip({ ...own, ways }, input.format);
  }),

  /** The ways between the stops of one of its versions, for the map. */
  ways: editorOfTrip
    .input(z.object({ version: z.number().int().min(1).max(MOST_NUMBER) }))
    .query(async ({ ctx, input }) => readWays(await readVersion(ctx.tripId, input.version))),
};
