import { eq } from "drizzle-orm";
import { type ConversationRow, conversations, type Database, episodes, trips } from "@/db";
import { saveConversation } from "../conversation-projection/conversation-rows";
import { projectConversation } from "../conversation-projection/project-conversation";
import type { EpisodeHeader, RecordedEvent } from "../episode";
import type { Event } from "../event";
import { beginTalkedTrip, projectTrip } from "../trip-projection/project-trip";
import { loadVersions, saveTripState } from "../trip-projection/trip-rows";
import type { TripState } from "../trip-projection/trip-state";

/**
 * What an episode without a run is projected to: a trip from its first event, or a conversation, which becomes a trip
 * too with its first request.
 */
export interface Projections {
  readonly conversation: ConversationRow | null;
  readonly trip: TripState | null;
}

export const NO_PROJECTIONS: Projections = { conversation: null, trip: null };

/** As they stand before `events`, with the versions that those name. */
export async function loadProjections(database: Database, id: string, events: readonly Event[]): Promise<Projections> {
  const [row] = await database
    .select({ conversation: conversations, trip: trips })
    .from(episodes)
    .leftJoin(conversations, eq(conversations.id, episodes.id))
    .leftJoin(trips, eq(trips.id, episodes.id))
    .where(eq(episodes.id, id));
  const { conversation = null, trip = null } = row ?? {};
  return { conversation, trip: trip && { trip, versions: await loadVersions(database, id, events) } };
}

/** Writes what differs. */
export async function saveProjections(database: Database, before: Projections, after: Projections): Promise<void> {
  if (after.conversation !== null) await saveConversation(database, before.conversation, after.conversation);
  if (after.trip !== null) await saveTripState(database, before.trip, after.trip);
}

export async function deleteProjections(database: Database, id: string): Promise<void> {
  await database.delete(trips).where(eq(trips.id, id));
  await database.delete(conversations).where(eq(conversations.id, id));
}

/** What is shown of an episode before its first event. */
type Header = Pick<EpisodeHeader, "id" | "startedAt">;

export function project(header: Header, before: Projections, events: readonly RecordedEvent[]): Projections {
  return events.reduce((state, recorded) => projectEvent(header, state, recorded), before);
}

function projectEvent(header: Header, state: Projections, recorded: RecordedEvent): Projections {
  const conversation = projectConversation(header, state.conversation, recorded);
  if (conversation === null || state.trip !== null) {
    return { conversation, trip: projectTrip(header, state.trip, recorded) };
  }
  return { conversation, trip: beginTalkedTrip(conversation, recorded) };
}
