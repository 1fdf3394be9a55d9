import { type Day, type Lock, minutesOfDay, RHYTHM, type Stop } from "@/server/trip";
import { type PlacedStop, placedStops } from "./days";

/** The lock that keeps a stop where it is; of a stay that of this one night. */
export function lockOf({ stop, day }: Pick<PlacedStop, "stop" | "day">): Lock {
  const base = { day: day.number, recordId: stop.recordId, onPurpose: false };
  switch (stop.kind) {
    case "leg":
    case "stay":
      return { kind: stop.kind, ...base };
    case "meal":
      return { kind: "meal", ...base, meal: stop.meal, start: stop.start?.time ?? null };
    case "visit":
      return { kind: "visit", ...base, start: stop.start?.time ?? null };
  }
}

/** The lock of a stop with `onPurpose` as given. */
export function onPurpose(lock: Lock, value: boolean): Lock {
  return lock.kind === "without" || lock.kind === "free" ? lock : { ...lock, onPurpose: value };
}

function isOnPurpose(lock: Lock): boolean {
  return lock.kind !== "without" && lock.kind !== "free" && lock.onPurpose;
}

/** Whether the lock keeps this stop where it is. A lock without a time keeps it at any time. */
export function holds(lock: Lock, { stop, day }: Pick<PlacedStop, "stop" | "day">): boolean {
  if (lock.kind !== stop.kind || lock.day !== day.number || lock.recordId !== stop.recordId) return false;
  if (lock.kind === "meal" && stop.kind === "meal" && lock.meal !== stop.meal) return false;
  if (lock.kind !== "meal" && lock.kind !== "visit") return true;
  return lock.start === null || stop.start === null || lock.start === stop.start.time;
}

/**
 * The locks that fit the plan: one for each of `chosen`, and of the earlier ones those whose stop is there, whose record is
 * nowhere (`without`), whose slot is empty (`free`).
 */
export function settledLocks(locks: readonly Lock[], days: readonly Day[], chosen: readonly string[]): Lock[] {
  const placed = placedStops(days);
  const toLock = placed.filter(({ stop }) => chosen.includes(stop.id));
  const earlier = locks.filter((lock) => {
    if (lock.kind === "without") return placed.every(({ stop }) => stop.recordId !== lock.recordId);
    if (lock.kind === "free")
      return placed.every(({ stop, day }) => day.number !== lock.day || !fills(stop, lock.slot));
    return placed.some((each) => holds(lock, each)) && !toLock.some((each) => holds(lock, each));
  });
  const added = toLock.map((each) =>
    onPurpose(
      lockOf(each),
      locks.some((lock) => holds(lock, each) && isOnPurpose(lock)),
    ),
  );
  return [...earlier, ...added];
}

function fills(stop: Stop, slot: Extract<Lock, { kind: "free" }>["slot"]): boolean {
  if (slot === "evening") return isInEvening(stop);
  if (stop.kind === "meal") return stop.meal === slot;
  return stop.kind === "visit" ? slot === "visits" : stop.kind === slot;
}

function isInEvening(stop: Stop): boolean {
  if (stop.kind !== "meal" && stop.kind !== "visit") return false;
  const isDinner = stop.kind === "meal" && stop.meal === "dinner";
  return isDinner || (stop.end !== null && minutesOfDay(stop.end.time) > RHYTHM.eveningStart);
}

/** The locks with this record kept out of the trip. */
export function withoutRecord(locks: readonly Lock[], { recordId, name }: Pick<Stop, "recordId" | "name">): Lock[] {
  return [...withRecord(locks, recordId), { kind: "without", recordId, name }];
}

/** The locks with this record no longer kept out. */
export function withRecord(locks: readonly Lock[], recordId: string): Lock[] {
  return locks.filter((lock) => lock.kind !== "without" || lock.recordId !== recordId);
}

/** The days with `locked` of every stop as the locks have it. */
export function withLockedStops(days: readonly Day[], locks: readonly Lock[]): Day[] {
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, locked: locks.some((lock) => holds(lock, { stop, day })) })),
  }));
}
