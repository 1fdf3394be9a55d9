import type { DaySlot } from "./day-slots";

/** Places, by id, that may not take a slot: what the search for ways that fit has ruled out (see `ways-search`). */
export type Exclusions = ReadonlyMap<string, ReadonlySet<string>>;

export const NO_EXCLUSIONS: Exclusions = new Map();

/** A slot of one day. */
interface DatedSlot {
  readonly day: number;
  readonly slot: DaySlot;
}

export function isExcluded(exclusions: Exclusions, at: DatedSlot, placeId: string): boolean {
  return exclusions.size > 0 && (exclusions.get(keyOf(at))?.has(placeId) ?? false);
}

/** With more places ruled out of a slot. */
export function excluding(exclusions: Exclusions, at: DatedSlot, placeIds: Iterable<string>): Exclusions {
  const key = keyOf(at);
  return new Map([...exclusions, [key, new Set([...(exclusions.get(key) ?? []), ...placeIds])]]);
}

/** Whether the search has divided by this slot: what it may hold is not what others of its kind may. */
export function isDivided(exclusions: Exclusions, at: DatedSlot): boolean {
  return exclusions.has(keyOf(at));
}

function keyOf({ day, slot }: DatedSlot): string {
  return `${day} ${slot.id}`;
}
