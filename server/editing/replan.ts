import {
  breaksOf,
  type Check,
  type Demands,
  type Itinerary,
  keyOfFree,
  type Lock,
  type Money,
  type PlanVersion,
  type RequestDates,
  type TripRequest,
} from "@/server/trip";
import { placedStops } from "./days";
import { holds, lockOf, onPurpose } from "./locks";

/**
 * What is re-planned around what is locked: `request` (the version's own, or one with changed demands) with the plan's own
 * dates where a lock names a day, and without what the plan breaks on purpose: the budget is raised to the present cost,
 * cuisines that are not eaten are dropped, and what breaks a demand or a rule at a stop is locked on purpose. A budget that
 * was changed counts as it is.
 */
export function requestForReplan(version: PlanVersion, request: TripRequest = version.request): TripRequest {
  const locks = locksOnPurpose(version, request.locks);
  const isDated = request.booked.length > 0 || locks.some(({ kind }) => kind !== "without");
  return {
    ...request,
    dates: isDated ? datesOfPlan(version.itinerary, request.dates) : request.dates,
    demands: demandsStillMeant(version, request.demands),
    locks,
  };
}

/** Open dates become the plan's own, unless they were changed so that the plan no longer lies within them. */
function datesOfPlan({ days }: Itinerary, dates: RequestDates): RequestDates {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (dates.kind === "fixed" || first === undefined || last === undefined) return dates;
  const isWithin = days.length === dates.days && first >= dates.from && last <= dates.to;
  return isWithin ? { kind: "fixed", start: first, days: days.length } : dates;
}

function locksOnPurpose(version: PlanVersion, locks: readonly Lock[]): Lock[] {
  const ids = new Set(keptBreaks(version).flatMap(({ fault }) => fault.stops));
  const kept = placedStops(version.itinerary.days).filter(({ stop }) => ids.has(stop.id));
  const others = locks.filter((lock) => !kept.some((each) => holds(lock, each)));
  return [...others, ...kept.map((each) => onPurpose(lockOf(each), true))];
}

function demandsStillMeant(version: PlanVersion, demands: Demands): Demands {
  const kept = keptBreaks(version);
  const uneaten = kept.filter(({ check }) => check.name === "cuisines").map(({ fault }) => fault.text);
  const isOverBudget = kept.some(({ check }) => check.name === "budget");
  return {
    ...demands,
    budget:
      isOverBudget && hasSameBudget(version, demands) ? raised(demands.budget, version.itinerary) : demands.budget,
    cuisines: demands.cuisines.filter((cuisine) => !uneaten.some((text) => text.includes(cuisine))),
  };
}

function hasSameBudget({ request }: Pick<PlanVersion, "request">, { budget }: Demands): boolean {
  const before = request.demands.budget;
  return before?.amountMinor === budget?.amountMinor && before?.currency === budget?.currency;
}

function raised(budget: Money | null, { cost: { total } }: Itinerary): Money | null {
  return budget !== null && budget.amountMinor < total.amountMinor
    ? { ...budget, amountMinor: total.amountMinor }
    : budget;
}

function keptBreaks(version: PlanVersion) {
  return breaksOf(version).filter((each) => each.onPurpose);
}

/**
 * Which keys stay kept on purpose in another plan for `request`: what it still breaks, and what the request still keeps free.
 * Going over a budget that was changed is not on purpose any more.
 */
export function keptAfterReplan(
  version: Pick<PlanVersion, "request" | "keptOnPurpose">,
  checks: readonly Check[],
  itinerary: Itinerary,
  request: TripRequest = version.request,
): string[] {
  const broken = breaksOf({ checks: [...checks], itinerary, keptOnPurpose: [] })
    .filter(({ check }) => check.name !== "budget" || hasSameBudget(version, request.demands))
    .map(({ key }) => key);
  const free = request.locks.filter((lock) => lock.kind === "free").map(keyOfFree);
  const still = new Set([...broken, ...free]);
  return version.keptOnPurpose.filter((key) => still.has(key));
}
