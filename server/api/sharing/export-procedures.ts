import { z } from "zod";
import { exportFormatSchema, exportTrip } from "@/server/exports";
import { editorOfTrip } from "../procedures";
import { readOwnTrip } from "./read-shared-trip";

/** How its owner and those who change it too take a trip along; part of the router of trips. */
export const exportProcedures = {
  /** The trip to be printed. */
  exportView: editorOfTrip.query(async ({ ctx }) => (await readOwnTrip(ctx.tripId)).trip),

  /** As a file. */
  export: editorOfTrip
    .input(z.object({ format: exportFormatSchema }))
    .query(async ({ ctx, input }) => exportTrip(await readOwnTrip(ctx.tripId), input.format)),
};
