import { counted, fail, formatMoney, ok, type PlanResult, type Result, type TripRequest } from "@/server/trip";
import { isForTravelers } from "../../rooms";
import { worldWithinReach } from "../../step-free";
import type { World, WorldDescription } from "../../world";
import { ADAPTERS } from "../registry";
import { switchedOnBy } from "../settings";
import { type Asked, countedAsk, type TripAsking, takeSnapshot } from "./ask-for-trip";
import { type Checked, type Confirmed, checkOffers, type Difference } from "./check-offers";
import { lodgingsOfOffers } from "./lodgings-of-offers";
import { pinnedRequest } from "./pinned-request";
import type { Snapshot } from "./snapshot";
import { type Questions, whatToAsk } from "./what-to-ask";
import { worldWithOffers } from "./world-with-offers";

/** Plans a request in a world, over `offers` where there are any already: for its route alone, or to be shown. */
export type PlanIn = (
  request: TripRequest,
  over: { readonly world: World; readonly offers: Snapshot | null },
  what: "route" | "trip",
) => PlanResult | Promise<PlanResult>;

/** A plan over what was offered for it. */
export interface LivePlan {
  /** With the route and the dates that offers were asked for. */
  readonly request: TripRequest;
  readonly world: World;
  /** What it is planned over; null: there is no route to ask for. */
  readonly snapshot: Snapshot | null;
  readonly result: PlanResult;
  readonly asked: readonly Asked[];
  /** What was not asked or found, in sentences. */
  readonly notes: readonly string[];
  /** What checks found, a round each: what had changed, and what the plan cost before. */
  readonly changes: readonly { readonly differences: readonly Difference[]; readonly proposal: string }[];
  readonly confirmed: readonly Confirmed[];
  readonly unchecked: readonly string[];
}

/** Plans until the offers that are chosen are as they were planned with; no more often than this. */
const MOST_ROUNDS = 4;

/**
 * Plans a trip over live offers. The route comes from a plan over the world's own records, without a budget, since its estimates are high; lodging and
 * flights are asked for it, and the trip is planned over what is offered. The chosen offers are checked again: where one has changed, the trip
 * is planned again with it. Travelers who can't take stairs sleep where the world knows a way without. Problems: `bad_input` in a world that is not of real places, `unavailable` where no provider is on.
 */
export async function planLive(
  request: TripRequest,
  given: World,
  planIn: PlanIn,
  asking: TripAsking,
): Promise<Result<LivePlan>> {
  const base = worldWithinReach(given, request);
  const unable = whyUnable(base, asking);
  if (unable !== null) return fail(unable);
  const own = { world: base, offers: null };
  asking.onProgress({ step: "offers", text: "Looking at the trip’s cities and dates", done: 0 });
  const draft = await planIn({ ...request, demands: { ...request.demands, budget: null } }, own, "route");
  if (draft.status === "infeasible")
    return ok({ ...NOTHING, request, world: base, snapshot: null, result: await planIn(request, own, "trip") });
  const pinned = pinnedRequest(request, draft.itinerary);
  const questions = whatToAsk(pinned, draft.itinerary, base);
  const ask = countedAsk(asking);
  const taken = await takeSnapshot(questions, base, asking, ask);
  const notes = [
    ...questions.notAsked,
    ...offNotes(questions, asking),
    ...childrenNote(request),
    ...withStairs(taken.snapshot, base),
  ];
  const plannedOver = async (offered: Snapshot) => {
    const world = worldWithOffers(base, offered);
    const result = await planIn(pinned, { world, offers: offered }, "trip");
    return {
      request: pinned,
      world,
      snapshot: offered,
      result,
      asked: taken.asked,
      notes: [...notes, ...nothingOffered(offered, base)],
    };
  };

  asking.onProgress({ step: "offers", text: "Planning over what is offered", done: 1 });
  let planned = await plannedOver(taken.snapshot);
  let { snapshot } = taken;
  const changes: LivePlan["changes"][number][] = [];
  let checked: Omit<Checked, "differences" | "snapshot"> = NOTHING;
  for (let round = 1; round <= MOST_ROUNDS && planned.result.status === "plan"; round += 1) {
    asking.onProgress({ step: "checks", text: "Checking the chosen offers again", done: null });
    const found = await checkOffers(planned.result.itinerary, base, snapshot, asking.providers, ask);
    checked = found;
    if (found.differences.length === 0) break;
    const before = planned.result;
    snapshot = found.snapshot;
    planned = await plannedOver(snapshot);
    changes.push({ differences: found.differences, proposal: proposalWords(before, planned.result) });
  }
  if (changes.length === MOST_ROUNDS) checked = { confirmed: [], unchecked: [KEEPS_CHANGING] };
  const { confirmed, unchecked } = planned.result.status === "plan" ? checked : NOTHING;
  return ok({ ...planned, changes, confirmed, unchecked });
}

const KEEPS_CHANGING = "Offers keep changing: those of this plan were not checked again.";
const NOTHING = { asked: [], notes: [], changes: [], confirmed: [], unchecked: [] } as const;

/** Whether a world is of real places, so that someone may offer something there. */
export function isOfRealPlaces({ kind }: Pick<WorldDescription, "kind">): boolean {
  return isForTravelers({ kind }) && kind !== "sample";
}

function whyUnable(base: World, { providers }: TripAsking) {
  const { kind, name } = base.describe();
  if (!isOfRealPlaces({ kind })) {
    const message = `The world "${name}" has no real places to ask for: make one with "world import places".`;
    return { code: "bad_input", message } as const;
  }
  if (providers.stays !== null || providers.flights !== null) return null;
  const variables = `${switchedOnBy(ADAPTERS.stays)} (lodging) or ${switchedOnBy(ADAPTERS.flights)} (flights)`;
  const message = `Nobody can be asked for offers: set ${variables}. docs/PROVIDERS.md says how.`;
  return { code: "unavailable", message } as const;
}

function childrenNote({ children }: TripRequest): string[] {
  return children === 0 ? [] : ["The children’s ages aren’t known: offers are for as many adults."];
}

/** Whose providers are off keep the world's records. */
function offNotes({ stays, ways }: Questions, { providers }: TripAsking): string[] {
  return [
    ...(stays.length > 0 && providers.stays === null
      ? [`Lodging was not asked for, and its prices are estimates: set ${switchedOnBy(ADAPTERS.stays)}.`]
      : []),
    ...(ways.length > 0 && providers.flights === null
      ? [`Flights were not asked for: set ${switchedOnBy(ADAPTERS.flights)}.`]
      : []),
  ];
}

/** Offers that nobody who can't take stairs is known to reach. */
function withStairs({ stays }: Snapshot, base: World): string[] {
  if (base.describe().localTravel !== "step-free") return [];
  return stays.flatMap((stay) => {
    const count = stay.offers.length - lodgingsOfOffers(base, stay).length;
    const lodgings = `${counted(count, "lodging")} offered in ${stay.city} ${count === 1 ? "is" : "are"} left out`;
    return count === 0 ? [] : [`${lodgings}: no way to ${count === 1 ? "it" : "them"} without stairs is known.`];
  });
}

/** Nothing free is an answer as well, and no estimate takes its place. */
function nothingOffered({ stays, ways }: Snapshot, base: World): string[] {
  return [
    ...stays
      .filter((stay) => lodgingsOfOffers(base, stay).length === 0)
      .map(({ city }) => `No lodging near the places of ${city} is offered for these nights.`),
    ...ways
      .filter(({ offers }) => offers.length === 0)
      .map(({ from, to }) => `No flight from ${from} to ${to} is offered on that day.`),
  ];
}

/** What comes of planning again. */
function proposalWords(before: PlanResult, after: PlanResult): string {
  if (before.status === "infeasible") return "";
  const cost = formatMoney(before.itinerary.cost.total);
  if (after.status === "infeasible") return `With that there is no plan any more; the one before cost ${cost}.`;
  return `Planned again with that: ${formatMoney(after.itinerary.cost.total)} in all, not ${cost}.`;
}
