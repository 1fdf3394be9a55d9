import { randomUUID } from "node:crypto";
import type { Database } from "@/db";
import { type VersionDraft, versionEvents } from "@/server/conversation";
import type { EpisodeStore, Event } from "@/server/episodes";
import { type LocalDate, ProblemError } from "@/server/trip";
import type { TripView } from "@/server/views";
import { storeTrip } from "../trips/store-trip";

const LONGEST_TITLE = 120;

/**
 * A new trip of the same traveler that begins with the current plan: its history starts here, and nothing of it is
 * booked. Throws ProblemError for a trip without a plan.
 */
export async function duplicateTrip(
  stores: { database: Database; episodes: EpisodeStore },
  userId: string,
  trip: Omit<TripView, "search">,
  today: LocalDate,
): Promise<{ id: string }> {
  const id = randomUUID();
  await storeTrip(stores, userId, { id, world: trip.world }, copyEvents(id, trip, today));
  return { id };
}

function copyEvents(id: string, trip: Omit<TripView, "search">, today: LocalDate): Event[] {
  const { plan, text, objective } = trip;
  if (plan === null) {
    throw new ProblemError({
      code: "bad_input",
      message: "Only a planned trip can be duplicated. Plan it again instead.",
    });
  }
  const { request, itinerary, unscheduled, keptOnPurpose, proven, otherTrips, checks } = plan;
  const draft: VersionDraft = {
    ...{ number: 1, base: null, by: "agent", cause: { kind: "planned" } },
    ...{ request, itinerary, unscheduled, keptOnPurpose, proven, otherTrips },
  };
  return [
    { type: "task", task: { id, text, today, request, objective } },
    { type: "requestChanged", request },
    ...versionEvents(draft, checks, "planned"),
    { type: "named", title: `Copy of ${trip.title}`.slice(0, LONGEST_TITLE).toWellFormed() },
  ];
}
