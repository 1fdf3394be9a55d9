import type { TripRequest } from "@/server/trip";
import type { Lodging } from "@/server/worlds";
import type { HoldingFrame } from "./held-stops";

/** What locks say of a night. */
export interface HeldNight {
  /** No lodging is wanted. */
  readonly free: boolean;
  /** Ids of the lodgings it is locked to; more than one cannot be kept. */
  readonly ids: readonly string[];
  /** Where it is locked on purpose: no rule and no demand counts, and it may be in any city. */
  readonly onPurpose: Lodging | null;
}

/** The nights that locks speak of, by the day on which they begin. */
export function heldNights(frame: HoldingFrame): ReadonlyMap<number, HeldNight> {
  const nights = new Map<number, HeldNight>();
  const night = (day: number) => nights.get(day) ?? { free: false, ids: [], onPurpose: null };
  for (const lock of frame.request.locks) {
    if (lock.kind === "free" && lock.slot === "stay") nights.set(lock.day, { ...night(lock.day), free: true });
    if (lock.kind !== "stay") continue;
    const before = night(lock.day);
    nights.set(lock.day, {
      ...before,
      ids: before.ids.includes(lock.recordId) ? before.ids : [...before.ids, lock.recordId],
      onPurpose: lock.onPurpose ? findLodging(frame, lock.recordId) : before.onPurpose,
    });
  }
  return nights;
}

function findLodging({ cities, world }: HoldingFrame, id: string): Lodging | null {
  for (const { name } of [...cities, ...world.gazetteer.cities]) {
    const lodging = world.lodgings(name).find((one) => one.id === id);
    if (lodging !== undefined) return lodging;
  }
  return null;
}

/** Whether locks are about days, and not only about what comes nowhere. */
export function locksPlaces({ locks }: TripRequest): boolean {
  return locks.some((lock) => lock.kind !== "without");
}
