import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { drawnWays } from "@/server/editing";
import { parseJson, readTextFile } from "@/server/episodes";
import { exportSharedTrip, needsWays, type SharedFormat, sharedTripOf } from "@/server/exports";
import { itinerarySchema, requestSchema, tripTitle } from "@/server/trip";
import { ensureWorld, openWalks } from "@/server/worlds";
import type { Action } from "../action";
import { EXIT } from "../exit-code";
import { requireValue } from "../require";

interface ExportTripOptions {
  readonly from: string;
  readonly format: SharedFormat;
  readonly out: string;
  readonly json?: true;
}

/** What `plan --json` prints where there is a plan. */
const answerSchema = z.object({ status: z.literal("plan"), request: requestSchema, itinerary: itinerarySchema });

/** Writes a planned trip as a file for calendars and maps. */
export const exportTripFile: Action<[ExportTripOptions]> = async (terminal, { from, format, out, json }) => {
  const text = requireValue(readTextFile(from));
  const { request, itinerary } = requireValue(parseJson(text, answerSchema, { file: from }));
  const { name, hash } = itinerary.world;
  const world = requireValue(await ensureWorld(name, { onProgress: (progress) => terminal.note(progress) }));
  const { source, hash: now } = world.describe();
  if (now !== hash) terminal.note(`The world ${name} is another one by now: places may have moved or be gone.`);
  const plan = { itinerary, unscheduled: [], request, at: new Date().toISOString() };
  const about = { title: tripTitle(request), bookings: [], revision: 1, world: { source } };
  const trip = sharedTripOf(about, plan, world, { kind: "owner" });
  const ways = needsWays(format) ? drawnWays(itinerary, request, world, requireValue(await openWalks(name))) : [];
  const tripId = createHash("sha256").update(text).digest("hex");
  writeFileSync(out, exportSharedTrip({ trip, tripId, ways }, format).text);
  const stops = itinerary.days.flatMap((day) => day.stops).length;
  await terminal.print(json ? JSON.stringify({ format, stops, ways: ways.length }) : `${trip.title}: ${stops} stops`);
  return EXIT.done;
};
