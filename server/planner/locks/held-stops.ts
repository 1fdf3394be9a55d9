import { type LockOf, type MealName, minutesOfDay, type TripRequest } from "@/server/trip";
import type { Attraction, Restaurant, World } from "@/server/worlds";
import { usualMeal, visitMinutes } from "../day-slots";

interface HeldBase {
  readonly day: number;
  /** The city of its record. */
  readonly city: string;
  /** Minutes from midnight at which it begins; null: at a usual time, or the world has no times. */
  readonly start: number | null;
  readonly minutes: number;
  /** No rule about this stop counts. */
  readonly onPurpose: boolean;
  /**
   * It is in the plan whatever the route: on purpose, or where the trip begins or ends. The others are chosen with the
   * stay in their city.
   */
  readonly pinned: boolean;
}
export type HeldMeal = HeldBase & { readonly kind: "meal"; readonly meal: MealName; readonly place: Restaurant };
export type HeldVisit = HeldBase & { readonly kind: "visit"; readonly place: Attraction };
/** A meal or visit that a lock holds in its place, with its record. */
export type HeldStop = HeldMeal | HeldVisit;

/** Where the trip may go, and whether its world has times. */
export interface HoldingFrame {
  readonly request: TripRequest;
  /** With the booked items. */
  readonly world: World;
  readonly cities: readonly { readonly name: string }[];
  readonly timed: boolean;
}

/** The meals and visits that locks hold, each once; null in the place of a lock whose record the world does not have. */
export function heldStops(frame: HoldingFrame): (HeldStop | null)[] {
  const { locks } = frame.request;
  const placed = locks
    .filter((lock): lock is PlaceLock => lock.kind === "meal" || lock.kind === "visit")
    .map((lock) => (frame.timed ? lock : { ...lock, start: null }));
  return placed.reduce<PlaceLock[]>(withLock, []).map((lock) => heldStop(frame, lock));
}

type PlaceLock = LockOf<"meal"> | LockOf<"visit">;

/** Locks of one stop that do not contradict each other are one. */
function withLock(locks: readonly PlaceLock[], lock: PlaceLock): PlaceLock[] {
  const isSame = (other: PlaceLock) =>
    other.day === lock.day &&
    other.recordId === lock.recordId &&
    (other.kind === "meal" ? lock.kind === "meal" && other.meal === lock.meal : lock.kind === "visit") &&
    (other.start === lock.start || other.start === null || lock.start === null);
  const twin = locks.find(isSame);
  if (twin === undefined) return [...locks, lock];
  const both = { ...lock, start: lock.start ?? twin.start, onPurpose: lock.onPurpose || twin.onPurpose };
  return locks.map((other) => (other === twin ? both : other));
}

function heldStop(frame: HoldingFrame, lock: PlaceLock): HeldStop | null {
  const { world } = frame;
  const given = { day: lock.day, onPurpose: lock.onPurpose };
  const at = (city: string) => ({ ...given, city, pinned: lock.onPurpose || !isOnTheWay(frame, city) });
  const start = lock.start === null ? null : minutesOfDay(lock.start);
  if (lock.kind === "meal") {
    const place = findPlace(frame, (city) => world.restaurants(city), lock.recordId);
    const { start: from, end } = usualMeal(lock.meal);
    return place && { kind: "meal", ...at(place.city), meal: lock.meal, place, start, minutes: end - from };
  }
  const place = findPlace(frame, (city) => world.attractions(city), lock.recordId);
  return place && { kind: "visit", ...at(place.city), place, start, minutes: visitMinutes(place) };
}

function isOnTheWay({ cities }: HoldingFrame, city: string): boolean {
  return cities.some(({ name }) => name === city);
}

/** Looks in the cities of the trip first, then in every other one. */
function findPlace<Place extends { readonly id: string }>(
  { cities, world }: HoldingFrame,
  placesOf: (city: string) => readonly Place[],
  id: string,
): Place | null {
  for (const { name } of [...cities, ...world.gazetteer.cities]) {
    const place = placesOf(name).find((one) => one.id === id);
    if (place !== undefined) return place;
  }
  return null;
}
