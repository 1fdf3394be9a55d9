import { z } from "zod";
import { describePlace } from "@/server/editing";
import { keepReport, openReports, settleReport } from "@/server/reports";
import { chosenWorldSchema, newReportSchema, type OpenReports, type PlaceReport } from "@/server/views";
import { todayIn } from "@/server/worlds";
import { orThrow } from "../or-throw";
import { admin, router, travelerRateLimited } from "../procedures";
import { getServices } from "../services";
import { worldForTravelers } from "../traveler-world";
import { noSuchPlace } from "../worlds/no-such-place";

export const reportsRouter = router({
  /** Keeps what a traveler says is wrong with a place; nothing of who says it. */
  add: travelerRateLimited
    .input(newReportSchema.extend(chosenWorldSchema.shape))
    .mutation(async ({ input }): Promise<PlaceReport> => {
      const { kind, id, text } = input;
      const world = await worldForTravelers(input.world);
      const place = describePlace(world, kind, id, todayIn(world.describe()));
      if (place === null) throw noSuchPlace();
      const report = { world: world.describe().name, kind, placeId: id, placeName: place.name, text };
      return orThrow(keepReport(await database(), report));
    }),

  /** Those that wait for an operator. */
  list: admin.query(async (): Promise<OpenReports> => openReports(await database())),

  /** An operator is done with one. */
  settle: admin
    .input(z.object({ id: z.uuid() }))
    .mutation(async ({ input }): Promise<PlaceReport> => orThrow(settleReport(await database(), input.id))),
});

async function database() {
  return (await getServices()).opened.database;
}
