import { randomUUID } from "node:crypto";
import { requestToSearch } from "@/server/conversation";
import type { TripProjection } from "@/server/episodes";
import { type PlanInWorkerHooks, planInWorker } from "@/server/planner";
import {
  type PlanProgress,
  type PlanResult,
  type Problem,
  ProblemError,
  type TripRequest,
  todayHere,
} from "@/server/trip";
import { type World, worldWithinReach } from "@/server/worlds";
import {
  compareOffers,
  openProviders,
  type PlanIn,
  type ProviderCache,
  pinnedRequest,
  planLive,
  recordingTape,
} from "@/server/worlds/live";
import { orThrow } from "../or-throw";
import { reportOf } from "./report-of";
import type { FoundOffers } from "./trip-offers";

/** What a search with live prices came to. */
export interface FoundLive {
  readonly result: PlanResult;
  /** With the cities and dates that offers were asked for. */
  readonly request: TripRequest;
  readonly world: World;
  /** To be kept where the result is a plan; null: nothing was offered to plan over. */
  readonly offers: FoundOffers | null;
}

const MOST_BYTES = 4 << 20;
/** Of all questions: a search that asks takes the place of one that plans. */
const MOST_ASKING_MS = 60_000;
/** The route alone is looked for: nobody sees the rest. */
const ROUTE_ONLY = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

/**
 * Asks providers what they offer for a trip, plans over that in a worker thread and asks again for what was chosen. Throws ProblemError where
 * there is nobody to ask, nobody answered, or the signal aborted.
 */
export async function searchLive(
  { view }: Pick<TripProjection, "view">,
  wanted: TripRequest,
  world: World,
  cache: ProviderCache,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: PlanProgress) => void },
): Promise<FoundLive> {
  const request = requestToSearch(view, wanted);
  const objective = wanted.objective ?? view.objective;
  const { name } = world.describe();
  const planIn: PlanIn = async (asked, { offers }, what) => {
    const isRoute = what === "route";
    const hooks: PlanInWorkerHooks = { signal, offers, ...(!isRoute && { onProgress }) };
    return orThrow(planInWorker(asked, name, { objective, ...(isRoute && ROUTE_ONLY) }, hooks));
  };
  const id = randomUUID();
  const live = await orThrow(
    planLive(request, world, planIn, {
      ...{ providers: await orThrow(openProviders()), cache, day: todayHere(), id, tape: recordingTape() },
      mostMs: MOST_ASKING_MS,
      onProgress: (progress) => {
        if (!signal.aborted) onProgress(progress);
      },
    }),
  );
  const { snapshot, result } = live;
  if (snapshot === null) return { result, request: wanted, world: live.world, offers: null };
  if (snapshot.stays.length + snapshot.ways.length === 0) throw new ProblemError(nothingFrom(live));
  if (Buffer.byteLength(JSON.stringify(snapshot)) > MOST_BYTES) throw new ProblemError(TOO_MUCH);
  if (result.status === "infeasible") {
    const changed = live.changes.flatMap(({ differences }) => differences.map(({ text }) => text));
    const explanation = [...changed, ...live.notes, result.explanation].join(" ");
    return { result: { ...result, explanation }, request: wanted, world: live.world, offers: null };
  }
  const before = view.plan?.itinerary ?? result.itinerary;
  const compared = compareOffers(before, worldWithinReach(world, request), snapshot);
  return {
    result,
    request: pinnedRequest(wanted, result.itinerary),
    world: live.world,
    offers: { id, snapshot, report: reportOf(live, compared) },
  };
}

const TOO_MUCH: Problem = {
  code: "unavailable",
  message: "More is offered than can be kept for one trip. Plan a shorter trip, or one to fewer cities.",
};

/** Nobody answered, or there is nothing to ask for: why, in sentences. */
function nothingFrom({ asked, notes }: { asked: readonly { problem: string | null }[]; notes: readonly string[] }) {
  const because = asked.length === 0 ? notes : asked.flatMap(({ problem }) => problem ?? []);
  const message = ["No live prices.", ...new Set(because)].join(" ");
  return { code: "unavailable", message } as const;
}
