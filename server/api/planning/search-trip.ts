import type { Database } from "@/db";
import { failedEvents, foundEvents, requestToSearch } from "@/server/conversation";
import type { EpisodeStore, Event, TripProjection } from "@/server/episodes";
import { planInWorker } from "@/server/planner";
import { type PlanProgress, ProblemError } from "@/server/trip";
import type { ProviderCache } from "@/server/worlds/live";
import { searchLive } from "../offers/live-search";
import type { TripOffers } from "../offers/trip-offers";
import { worldToSearch } from "../offers/world-to-search";
import { worldOfEpisode } from "../traveler-world";
import { type PendingSearch, pendingAhead, pendingSearch, pendingTrips } from "./pending-search";
import type { Finish, Search } from "./planning-queue";

interface SearchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PlanProgress) => void;
}

/** Plans trips in a worker thread, has what comes back verified before anyone sees it, and stores it in their episodes. */
export function tripSearch(
  database: Database,
  episodes: EpisodeStore,
  { offers, cache }: { readonly offers: TripOffers; readonly cache: ProviderCache },
): Search {
  async function searchOver(trip: TripProjection, job: PendingSearch, options: SearchOptions): Promise<Finish | null> {
    const { view } = trip;
    const over = await worldToSearch(view, job.request, offers);
    const planned = await planInWorker(
      requestToSearch(view, job.request),
      view.world.name,
      { objective: job.request.objective ?? view.objective },
      { ...options, offers: over.offers },
    );
    if (options.signal.aborted) return null;
    if (!planned.ok) throw new ProblemError(planned.problem);
    return finish(episodes, job, (now) => foundEvents(planned.value, job, now, over.world));
  }

  async function searchWithPrices(
    trip: TripProjection,
    job: PendingSearch,
    options: SearchOptions,
  ): Promise<Finish | null> {
    const { name } = trip.view.world;
    const world = await worldOfEpisode(name);
    const found = await searchLive(trip, job.request, world, cache, options).catch((error: unknown) => {
      if (options.signal.aborted) return null;
      throw error;
    });
    if (found === null || options.signal.aborted) return null;
    const { result, request, offers: kept } = found;
    const store = finish(episodes, job, (now) => foundEvents(result, { ...job, request }, now, found.world));
    return async () => {
      if (kept !== null) await offers.keep(job.tripId, name, kept);
      await store();
    };
  }

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
      return job.live ? searchWithPrices(trip, job, options) : searchOver(trip, job, options);
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
