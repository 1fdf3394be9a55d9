import { randomUUID } from "node:crypto";
import { type Database, episodes } from "@/db";
import { EPISODE_VERSION } from "@/server/episodes";
import { requestSchema, type TripRequest } from "@/server/trip";
import type { NewTrip } from "../trips/begin-trip";

const request: TripRequest = requestSchema.parse({
  origin: "Boston",
  destination: { kind: "region", region: "Texas", cityCount: 2 },
  returnTo: "Boston",
  dates: { kind: "fixed", start: "2027-03-01", days: 5 },
  people: 2,
  demands: {},
});

/** A trip of two people to Texas. */
export const exampleTrip: NewTrip = { text: "Five days in Texas, two of us", request, objective: "cost" };

/** The header of an episode without events, for what hangs on it. */
export async function addEmptyEpisode(database: Database): Promise<string> {
  const id = randomUUID();
  await database.insert(episodes).values({
    id,
    version: EPISODE_VERSION,
    kind: "trip",
    agent: "test",
    worldName: "sample",
    worldSource: "Invented places.",
    worldHash: "abc",
    seed: 0,
    startedAt: new Date(),
  });
  return id;
}
