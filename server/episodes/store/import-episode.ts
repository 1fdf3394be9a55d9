import { type Database, episodeEvents, episodes } from "@/db";
import type { Episode } from "../episode";
import { insertPayloads } from "./event-rows";
import { toStored } from "./stored-event";

/** Small enough that one statement holds up nobody on the embedded database. */
const ROWS_AT_A_TIME = 100;

/**
 * Stores an episode that was recorded elsewhere, with its own times, under a new id and as part of a run. Call it within the transaction
 * that stores the run.
 */
export async function storeEpisode(
  within: Database,
  { header, events }: Episode,
  { id, runId }: { readonly id: string; readonly runId: string },
): Promise<void> {
  const startedAt = new Date(header.startedAt);
  await within.insert(episodes).values({
    id,
    version: header.version,
    kind: "trial",
    runId,
    agent: header.agent,
    worldName: header.world.name,
    worldSource: header.world.source,
    worldHash: header.world.hash,
    seed: header.seed,
    length: events.length,
    startedAt,
  });
  const stored = events.map(({ event }) => toStored(event));
  const rows = events.map(({ sequence, atMs }, index) => ({
    episodeId: id,
    sequence,
    type: stored[index]?.event.type ?? "",
    event: stored[index]?.stored ?? {},
    at: new Date(startedAt.getTime() + atMs),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    await insertPayloads(within, id, stored.slice(from, from + ROWS_AT_A_TIME));
    await within.insert(episodeEvents).values(rows.slice(from, from + ROWS_AT_A_TIME));
  }
}
