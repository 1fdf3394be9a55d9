import { type Database, tripOwners } from "@/db";
import type { EpisodeStore, Event, NewEpisode } from "@/server/episodes";

/** Stores a new trip's episode with its first events, and whose trip it is. */
export async function storeTrip(
  { database, episodes }: { database: Database; episodes: EpisodeStore },
  userId: string,
  { id, world }: Pick<NewEpisode, "id" | "world">,
  events: readonly Event[],
): Promise<void> {
  await episodes.begin({ id, runId: null, agent: "traveler", world, seed: 0 }, events);
  await database.insert(tripOwners).values({ tripId: id, userId });
}
