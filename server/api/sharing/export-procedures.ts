import { z } from "zod";
import { exportFormatSchema, exportTrip } from "@/server/exports";
import { ownerOfTrip } from "../procedures";
import { readOwnTrip } from "./read-shared-trip";

/** How the owner takes a trip along; part of the router of trips. */
export const exportProcedures = {
  /** The trip to be printed. */
  exportView: ownerOfTrip.query(async ({ ctx }) => (await readOwnTrip(ctx.tripId)).trip),

  /** As a file. */
  export: ownerOfTrip
    .input(z.object({ format: exportFormatSchema }))
    .query(async ({ ctx, input }) => exportTrip(await readOwnTrip(ctx.tripId), input.format)),
};
