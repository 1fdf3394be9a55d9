import { randomUUID } from "node:crypto";
import { tripOwners } from "@/db";
import { exampleTask, newTrip, proposedVersion } from "@/server/episodes/testing/example-trip";
import { getServices } from "../services";

/** Adds a planned trip of the user's without planning it; returns its id. */
export async function newOwnedTrip(userId: string): Promise<string> {
  const { episodes, opened } = await getServices();
  const id = randomUUID();
  await episodes.begin(newTrip(id), [
    { type: "task", task: exampleTask(id) },
    proposedVersion(1, null),
    { type: "planVerified", version: 1, checks: [] },
    { type: "versionChosen", version: 1, how: "planned" },
  ]);
  await opened.database.insert(tripOwners).values({ tripId: id, userId });
  return id;
}
