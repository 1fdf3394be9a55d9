import { isBooked, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { HeldStop } from "./held-stops";

/**
 * What there is to choose from: the world (with the booked items) without what the traveler left out, without booked items
 * that are locked nowhere, and without pinned restaurants and attractions, also under another id but the same name, since
 * nothing comes twice. The world itself when nothing is hidden. Roads are left out by `isLeftOut`.
 */
export function planningWorld(world: World, request: TripRequest, held: readonly HeldStop[]): World {
  const { locks, booked } = request;
  const locked = new Set(
    locks.flatMap((lock) => ("recordId" in lock && lock.kind !== "without" ? [lock.recordId] : [])),
  );
  const hidden = new Set([
    ...locks.flatMap((lock) => (lock.kind === "without" ? [lock.recordId] : [])),
    ...booked.filter(({ id }) => !locked.has(id)).map(({ id }) => id),
    ...held.filter(({ pinned }) => pinned).map(({ place }) => place.id),
  ]);
  const unique = held.filter(({ pinned, place }) => pinned || isBooked(place.id));
  if (hidden.size === 0 && unique.length === 0) return world;
  const namesakes = new Map(unique.map(({ kind, place }) => [nameKey(kind, place), place.id]));
  const isThere = (row: { readonly id: string }) => !hidden.has(row.id);
  const isSingle =
    (kind: HeldStop["kind"]) => (row: { readonly id: string; readonly name: string; readonly city: string }) =>
      isThere(row) && (namesakes.get(nameKey(kind, row)) ?? row.id) === row.id;
  return {
    ...world,
    scheduledLegs: (origin, destination, date) => world.scheduledLegs(origin, destination, date).filter(isThere),
    lodgings: (city) => world.lodgings(city).filter(isThere),
    restaurants: (city) => world.restaurants(city).filter(isSingle("meal")),
    attractions: (city) => world.attractions(city).filter(isSingle("visit")),
  };
}

function nameKey(kind: HeldStop["kind"], { name, city }: { readonly name: string; readonly city: string }): string {
  return JSON.stringify([kind, name, city]);
}

/** Whether the traveler left this record out. */
export function isLeftOut({ locks }: TripRequest, recordId: string): boolean {
  return locks.some((lock) => lock.kind === "without" && lock.recordId === recordId);
}
