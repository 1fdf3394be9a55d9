import type { Database } from "@/db";
import { failedEvents, foundEvents, requestToSearch } from "@/server/conversation";
import type { EpisodeStore, Event, TripProjection } from "@/server/episodes";
import { planInWorker } from "@/server/planner";
import { ProblemError } from "@/server/trip";
import { worldOfEpisode } from "../traveler-world";
import { type PendingSearch, pendingAhead, pendingSearch, pendingTrips } from "./pending-search";
import type { Finish, Search } from "./planning-queue";

/** Plans trips in a worker thread, has what comes back verified before anyone sees it, and stores it in their episodes. */
export function tripSearch(database: Database, episodes: EpisodeStore): Search {
  return {
    pending: async (tripId) => {
      const trip = await episodes.trip(tripId);
      return trip === null ? null : pendingSearch(trip);
    },
    pendingTrips: () => pendingTrips(database),
    pendingAhead: (whose) => pendingAhead(database, whose),
    run: async (job, options) => {
      const trip = await episodes.trip(job.tripId);
      if (trip === null) return null;
      const { objective, world: described } = trip.view;
      const world = await worldOfEpisode(described.name);
      const planned = await planInWorker(
        requestToSearch(trip.view, job.request),
        described.name,
        { objective: job.request.objective ?? objective },
        options,
      );
      if (options.signal.aborted) return null;
      if (!planned.ok) throw new ProblemError(planned.problem);
      return finish(episodes, job, (view) => foundEvents(planned.value, job, view, world));
    },
    failed: (job, sentence) => finish(episodes, job, (view) => failedEvents(sentence, view)),
  };
}

/** Appends what a search found, and says it in the conversation, unless the trip is no longer in the state it was made for. */
function finish(
  episodes: EpisodeStore,
  search: PendingSearch,
  eventsFor: (view: TripProjection["view"]) => readonly Event[],
): Finish {
  return async () => {
    await episodes.change(search.tripId, (trip) => (isAwaited(search, trip) ? eventsFor(trip.view) : []));
  };
}

/** Whether the trip is still waiting for what was searched for; that may have been found, cancelled or replaced meanwhile. */
function isAwaited({ purpose, asked }: PendingSearch, trip: TripProjection): boolean {
  const pending = pendingSearch(trip);
  return pending?.purpose === purpose && pending.asked === asked;
}
