import type { LocalDate, Lock, TripRequest } from "@/server/trip";
import { missingIn, type World } from "@/server/worlds";
import { type Impossible, impossibleDestinations } from "../impossible";
import { insistedWorld } from "../preferences/insisted";
import { type Clash, type DayPlan, freeDay, planDay, USUAL_DAY } from "./day-plan";
import { type HeldNight, heldNights, locksPlaces } from "./held-nights";
import { type HeldStop, type HoldingFrame, heldStops } from "./held-stops";
import { cannotBeKept, nameOfHeld, nameOfLock } from "./lock-words";
import { isLeftOut, planningWorld } from "./planning-world";

/** What the locks of a request make of its days; part of a frame. */
export interface KeptLocks {
  /** What there is to choose from (`planningWorld`). */
  readonly world: World;
  /** What a day (from 1) has room for, and what is pinned to it. */
  readonly dayPlan: (day: number) => DayPlan;
  /** The most slots that a day has. */
  readonly mostSlots: number;
  /** Locks make some days or nights different from others, so that what a stay weighs depends on its dates. */
  readonly daysDiffer: boolean;
  /** Meals and visits that are locked and not pinned: the stay in their city has to hold them. */
  readonly held: readonly HeldStop[];
  /** What locks say of the nights, by the day on which they begin. */
  readonly nights: ReadonlyMap<number, HeldNight>;
}

/** The days of a trip under its locks, or why these cannot be kept whatever the route. `world` has the booked items. */
export function keepLocks(holding: HoldingFrame, dates: readonly LocalDate[]): KeptLocks | Impossible {
  const { request, world, timed } = holding;
  const offered = insistedWorld(world, request);
  if (!locksPlaces(request) && !missingIn(world).includes("restaurants")) {
    const usual = dates.map((_date, index) => freeDay(request, index + 1, timed));
    const planOf = (day: number) => usual[day - 1] ?? USUAL_DAY;
    return {
      world: planningWorld(offered, request, []),
      dayPlan: planOf,
      mostSlots: planOf(1).slots.length,
      daysDiffer: false,
      held: [],
      nights: new Map(),
    };
  }
  const found = heldStops(holding);
  const held = found.filter((stop) => stop !== null);
  const leftOut = request.locks.find((lock) => isPlaced(lock) && isLeftOut(request, lock.recordId));
  const reason = beyondTheTrip(holding, dates) ?? (held.length < found.length ? NOT_ON_RECORD : null);
  if (reason !== null) return reason;
  if (leftOut !== undefined) {
    return impossibleDestinations(
      cannotBeKept([nameOfLock(leftOut, request, dates[0] ?? "", world)], "it is also left out"),
    );
  }
  const unfit = held.find((stop) => !stop.onPurpose && isThere(stop, world) && !isThere(stop, offered));
  if (unfit !== undefined) {
    return impossibleDestinations(cannotBeKept([nameOfHeld(unfit)], "it lacks something that you insist on"));
  }
  const astray = held.find((stop) => stop.pinned && !stop.onPurpose && !isAtAnEnd(stop, request, dates.length));
  if (astray !== undefined) {
    return impossibleDestinations(
      cannotBeKept([nameOfHeld(astray)], `the trip is not in ${astray.city} on day ${astray.day}`),
    );
  }
  const plans: DayPlan[] = [];
  for (const [index, date] of dates.entries()) {
    const number = index + 1;
    const plan = planDay({ request, world, timed, number, date, held: held.filter(({ day }) => day === number) });
    if ("why" in plan) return clash(plan);
    plans.push(plan);
  }
  const nights = heldNights(holding);
  const open = planningWorld(offered, request, held);
  const lost = held.find((stop) => !stop.pinned && !isThere(stop, open));
  if (lost !== undefined) {
    return impossibleDestinations(
      cannotBeKept([nameOfHeld(lost)], "another place of that name is in the trip or in the records"),
    );
  }
  return {
    world: open,
    dayPlan: (day) => plans[day - 1] ?? USUAL_DAY,
    mostSlots: Math.max(...plans.map(({ slots }) => slots.length)),
    daysDiffer: nights.size > 0 || plans.some(({ isUsual }) => !isUsual),
    held: held.filter(({ pinned }) => !pinned),
    nights,
  };
}

const NOT_ON_RECORD = impossibleDestinations("A restaurant or attraction that is locked is no longer in the records.");

type PlacedLock = Exclude<Lock, { kind: "without" | "free" }>;

function isPlaced(lock: Lock): lock is PlacedLock {
  return lock.kind !== "without" && lock.kind !== "free";
}

function isThere({ kind, place, city }: HeldStop, world: World): boolean {
  const rows = kind === "meal" ? world.restaurants(city) : world.attractions(city);
  return place.nameResolves && rows.some(({ id }) => id === place.id);
}

function beyondTheTrip({ request, world }: HoldingFrame, dates: readonly LocalDate[]): Impossible | null {
  const lastDay = ({ kind }: PlacedLock) => (kind === "stay" ? dates.length - 1 : dates.length);
  const lock = request.locks.filter(isPlaced).find((each) => each.day > lastDay(each));
  if (lock === undefined) return null;
  const name = nameOfLock(lock, request, dates[0] ?? "", world);
  return { demand: "dates", sentence: cannotBeKept([name], `the trip has ${dates.length} days`) };
}

/** Before the trip has left its origin, or after it has reached its end. */
function isAtAnEnd({ city, day }: HeldStop, { origin, returnTo }: TripRequest, days: number): boolean {
  return (city === origin && day === 1) || (city === returnTo && day === days);
}

function clash({ stops, why }: Clash): Impossible {
  return impossibleDestinations(cannotBeKept(stops.map(nameOfHeld), why));
}
