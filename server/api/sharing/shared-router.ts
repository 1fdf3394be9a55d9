import { z } from "zod";
import { exportSharedTrip, sharedFormatSchema } from "@/server/exports";
import { anyone, router } from "../procedures";
import { readThroughLink } from "./read-shared-trip";

const holder = z.object({ token: z.string().max(100) });

/** What a link shows to anyone who has it. */
export const sharedRouter = router({
  get: anyone.input(holder).query(async ({ input }) => (await readThroughLink(input.token)).trip),

  /** As a file; costs only where the link shows them. */
  export: anyone.input(holder.extend({ format: sharedFormatSchema })).query(async ({ input }) => {
    const { trip, tripId } = await readThroughLink(input.token);
    return exportSharedTrip(trip, tripId, input.format);
  }),
});
