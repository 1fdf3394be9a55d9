import { z } from "zod";
import { describePlace } from "@/server/editing";
import { keepReport, openReports, settleReport } from "@/server/reports";
import { ProblemError, type Result } from "@/server/trip";
import { newReportSchema, type OpenReports, type PlaceReport } from "@/server/views";
import { todayIn } from "@/server/worlds";
import { admin, router, travelerRateLimited } from "../procedures";
import { getServices } from "../services";
import { requireWorld, travelerWorldName } from "../traveler-world";
import { noSuchPlace } from "../worlds/no-such-place";

export const reportsRouter = router({
  /** Keeps what a traveler says is wrong with a place; nothing of who says it. */
  add: travelerRateLimited.input(newReportSchema).mutation(async ({ input }): Promise<PlaceReport> => {
    const { kind, id, text } = input;
    const world = await requireWorld(travelerWorldName());
    const place = describePlace(world, kind, id, todayIn(world.describe()));
    if (place === null) throw noSuchPlace();
    const report = { world: world.describe().name, kind, placeId: id, placeName: place.name, text };
    return valueOrThrow(await keepReport(await database(), report));
  }),

  /** Those that wait for an operator. */
  list: admin.query(async (): Promise<OpenReports> => openReports(await database())),

  /** An operator is done with one. */
  settle: admin
    .input(z.object({ id: z.uuid() }))
    .mutation(async ({ input }): Promise<PlaceReport> => valueOrThrow(await settleReport(await database(), input.id))),
});

async function database() {
  return (await getServices()).opened.database;
}

function valueOrThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
