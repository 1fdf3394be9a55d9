import { keptAfterReplan, requestForReplan } from "@/server/editing";
import type { EpisodeStore, Event } from "@/server/episodes";
import { planInWorker } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { ProblemError } from "@/server/trip";
import { requireWorld } from "../traveller-world";
import { nextVersion } from "../trips/version-events";
import type { PlanningJob } from "./job-store";
import { judge } from "./judge";
import type { Finish, Search } from "./planning-queue";
import { toldEvent } from "./told";

/** Plans trips in a worker thread, has what comes back verified before anyone sees it, and stores it in their episodes. */
export function tripSearch(episodes: EpisodeStore): Search {
  return {
    run: async (job, options) => {
      const trip = await episodes.trip(job.tripId);
      if (trip === null) return null;
      const { objective, world: described, plan: base } = trip.view;
      const world = await requireWorld(described.name);
      const asked = base === null ? job.request : requestForReplan(base, job.request);
      const planned = await planInWorker(asked, described.name, { objective }, options);
      if (options.signal.aborted) return null;
      if (!planned.ok) throw new ProblemError(planned.problem);
      return finish(episodes, job, (view) =>
        judge(
          planned.value,
          job.request,
          view.plan,
          {
            number: nextVersion(view),
            cause: view.plan === null ? { kind: "planned" } : { kind: "replanned", changes: job.changes },
          },
          {
            verify: (itinerary) => verifyItinerary(job.request, itinerary, world),
            keptOnPurpose: (checks, itinerary) =>
              view.plan === null ? [] : keptAfterReplan(view.plan, checks, itinerary, job.request),
          },
        ),
      );
    },
    failed: (job, sentence) =>
      finish(episodes, job, () => [{ type: "error", code: "planning_failed", message: sentence }]),
  };
}

type View = NonNullable<Awaited<ReturnType<EpisodeStore["trip"]>>>["view"];

/** Appends what a search found, and says it in the conversation, unless the trip is no longer in the state it was made for. */
function finish(episodes: EpisodeStore, job: PlanningJob, eventsFor: (view: View) => readonly Event[]): Finish {
  return async () => {
    await episodes.change(job.tripId, ({ view }) => {
      const isAwaited = job.purpose === "plan" ? view.status === "planning" : view.plan !== null;
      if (!isAwaited) return [];
      const found = eventsFor(view);
      return [...found, ...toldEvent(found, view.plan)];
    });
  };
}
