import type { LocalDate, Lock, TripRequest } from "@/server/trip";
import { type World, worldWithBooked } from "@/server/worlds";
import { cannotBeKept, nameOfLock } from "./lock-words";

/** Locks that are one thing for the traveler: all nights in one lodging, else a lock alone. */
type LockGroup = readonly Lock[];

function groupsOf(locks: readonly Lock[]): LockGroup[] {
  const groups = new Map<string, Lock[]>();
  for (const [index, lock] of locks.entries()) {
    const key = lock.kind === "stay" ? lock.recordId : `#${index}`;
    groups.set(key, [...(groups.get(key) ?? []), lock]);
  }
  return [...groups.values()];
}

/**
 * What gets in the way of a request that has a plan without its locks: a smallest set of locks that cannot hold together
 * with the rest of the request, in words. `works` says whether there is a plan with these locks alone.
 */
export function blameLocks(
  request: TripRequest,
  start: LocalDate,
  given: World,
  works: (locks: readonly Lock[]) => boolean,
): string {
  let blamed = groupsOf(request.locks);
  for (const group of blamed) {
    const others = blamed.filter((other) => other !== group);
    if (!works(others.flat())) blamed = others;
  }
  const world = worldWithBooked(given, request);
  const names = blamed.map((group) => nameOfGroup(group, request, start, world));
  const alone = "no trip on these dates has room for it";
  const together = `${names.length === 2 ? "either" : "each"} could be without the other${names.length === 2 ? "" : "s"}`;
  return cannotBeKept(names, names.length === 1 ? alone : together);
}

/** The first locked thing without which the whole request has a plan, in words; null when no single one is in the way. */
export function lockInTheWay(
  request: TripRequest,
  start: LocalDate,
  given: World,
  works: (locks: readonly Lock[]) => boolean,
): string | null {
  const groups = groupsOf(request.locks);
  const group = groups.find((one) => works(groups.filter((other) => other !== one).flat()));
  return group === undefined ? null : nameOfGroup(group, request, start, worldWithBooked(given, request));
}

function nameOfGroup(group: LockGroup, request: TripRequest, start: LocalDate, world: World): string {
  const [first] = group;
  if (first === undefined) return "";
  const name = nameOfLock(first, request, start, world);
  return group.length === 1 ? name : `${name} and the nights after it`;
}
