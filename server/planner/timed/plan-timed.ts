import { fail, ok, type Result } from "@/server/trip";
import type { World } from "@/server/worlds";
import { SearchControl, SearchTimedOut } from "../search-control";
import { countDays, mostDays } from "./day-count";
import { Estimate } from "./estimate";
import { mapOfVisits, type VisitMap } from "./map-of-visits";
import type { TimedProblem, TimedResult } from "./problem";
import { type StayPlan, StaySearch } from "./stay-search";
import { type Timetable, timetableOf } from "./timetable";
import { actionsOf } from "./visit-actions";
import { type Label, VisitSearch } from "./visit-search";
import { WorkBound } from "./work-bound";

export interface TimedOptions {
  readonly timeLimitMs: number;
  /** False: the best plan without interrupted visits, quickly. */
  readonly prove?: boolean;
  readonly isCancelled?: () => boolean;
}

/**
 * The best plan of timed actions, with a proof or a bound. Synchronous: a server runs it in a worker. Throws `SearchCancelled`
 * when it is cancelled.
 */
export function planTimed(
  problem: TimedProblem,
  world: World,
  { timeLimitMs, prove = true, isCancelled = () => false }: TimedOptions,
): Result<TimedResult> {
  const control = new SearchControl(performance.now() + timeLimitMs, isCancelled);
  const timetable = timetableOf(world);
  if (problem.visits.length === 0) return ok(planStays(problem, timetable, control));
  if (problem.stays.length > 0) {
    return fail({ code: "bad_input", message: "Ask for days in cities or for visits, not for both." });
  }
  const map = mapOfVisits(problem, world);
  return map.ok ? ok(planVisits(problem, map.value, timetable, control, prove ? timeLimitMs : null)) : map;
}

/**
 * First with every visit in one go. Where that is not proven the best, a bound over all plans says how much interrupting could
 * bring, and the search is run again with interruptions until it meets the bound.
 */
function planVisits(
  problem: TimedProblem,
  map: VisitMap,
  timetable: Timetable,
  control: SearchControl,
  timeLimitMs: number | null,
): TimedResult {
  const prove = timeLimitMs !== null;
  const estimate = new Estimate(map, problem, timetable);
  const search = (parts: boolean, until: SearchControl) =>
    new VisitSearch(problem, map, timetable, estimate, parts, until);
  const whole = search(false, control);
  let best: Label | null = null;
  const isComplete = within(() => whole.run(Number.POSITIVE_INFINITY, problem.goodEnough));
  best = whole.best;
  let bound = best === null ? 0 : leastValue(problem, map, estimate);
  const isOpen = () => best === null || !isProven(problem, worthOf(problem, best), bound);
  const mayInterrupt = map.visits.some(({ rules }) => !rules.isFree);
  if (best !== null && isComplete && !mayInterrupt) bound = worthOf(problem, best);
  const interrupt = (widths: readonly number[], share: number) => {
    const shared = control.within((timeLimitMs ?? 0) * share);
    for (const width of prove && mayInterrupt ? widths : []) {
      if (!isOpen()) return;
      const parted = search(true, shared);
      const below = best === null ? Number.POSITIVE_INFINITY : worthOf(problem, best);
      const isInTime = within(() => parted.runBeam(below, Math.max(bound, problem.goodEnough), width));
      best = parted.best ?? best;
      if (!isInTime) return;
    }
  };
  interrupt([30, 120], 0.2);
  if (prove && best !== null && isOpen() && problem.minimize === "time") {
    const work = new WorkBound(problem, map, timetable, estimate, control.within((timeLimitMs ?? 0) * 0.6));
    within(() => work.run(best?.time ?? 0));
    bound = Math.max(bound, work.reached - problem.start.time);
  }
  interrupt([500, 2000, 8000, 32_000], 1);
  if (best === null) return { status: "none", proven: isComplete && !mayInterrupt };
  const value = worthOf(problem, best);
  const proven = isProven(problem, value, bound) || { bound };
  const { time: end, costMinor } = best;
  return { status: "plan", actions: actionsOf(best, map, problem), end, costMinor, value, proven };
}

/** No plan is below this, by what has to be done at all. */
function leastValue(problem: TimedProblem, { start, visits }: VisitMap, estimate: Estimate): number {
  const left = visits.map(({ minutes }) => minutes);
  const progress = { city: start.city.city, place: start.place, time: problem.start.time, costMinor: 0, left };
  return problem.minimize === "time" ? estimate.end(progress) - problem.start.time : estimate.cost(progress);
}

function isProven({ goodEnough, tooMuch }: TimedProblem, value: number, bound: number): boolean {
  return value <= Math.max(bound, goodEnough) || (tooMuch !== null && bound >= tooMuch);
}

function worthOf(problem: TimedProblem, plan: { readonly time: number; readonly costMinor: number }): number {
  return problem.minimize === "time" ? plan.time - problem.start.time : plan.costMinor;
}

/** False when the time was up. */
function within(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof SearchTimedOut) return false;
    throw error;
  }
}

function planStays(problem: TimedProblem, timetable: Timetable, control: SearchControl): TimedResult {
  let plan: StayPlan | null = null;
  let bound: number | null = null;
  const search = (count: typeof countDays) => new StaySearch(problem, timetable, count, control).run();
  const isComplete = within(() => {
    plan = search(countDays);
    const least = problem.dayCount === "noon" ? search(mostDays) : plan;
    bound = least === null ? null : worthOf(problem, { time: least.end, costMinor: least.costMinor });
  });
  return finished(problem, plan, bound, isComplete);
}

function finished(
  problem: TimedProblem,
  plan: StayPlan | null,
  bound: number | null,
  isComplete: boolean,
): TimedResult {
  if (plan === null) return { status: "none", proven: isComplete && bound === null };
  const value = worthOf(problem, { time: plan.end, costMinor: plan.costMinor });
  const proven = isProven(problem, value, bound ?? 0) || { bound: bound ?? 0 };
  return { status: "plan", ...plan, value, proven };
}
