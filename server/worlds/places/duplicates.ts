import { spellingKey } from "@/server/trip";
import { kilometresBetween } from "../local-travel";
import { type Category, kindsOf } from "./kinds";
import type { Place } from "./place";

/** Two places of one name and category this near to each other are one. */
const SAME_PLACE_KM = 0.05;

export interface Deduplicated {
  readonly places: readonly Place[];
  /** How many places became part of another. */
  readonly merged: number;
}

/**
 * One place where a node and a building (or two lists) have the same one: same name, same category, within 50 m. So it
 * is with an object that two files have. The first keeps its id and position, and gets the tags that only the others have.
 */
export function withoutDuplicates(places: readonly Place[]): Deduplicated {
  const kept: Place[] = [];
  const byName = new Map<string, number[]>();
  for (const place of places) {
    const names = categoriesOf(place).map((category) => `${category} ${spellingKey(place.tags.name ?? "")}`);
    const ownId = `${place.source.dataset} ${place.source.id}`;
    const keys = [ownId, ...names];
    const twin = keys.flatMap((key) => byName.get(key) ?? []).find((index) => isSame(kept[index], place));
    const first = twin === undefined ? undefined : kept[twin];
    if (twin !== undefined && first !== undefined) {
      kept[twin] = both(first, place);
    } else kept.push(place);
    const index = twin ?? kept.length - 1;
    for (const key of keys) byName.set(key, [...(byName.get(key) ?? []), index]);
  }
  return { places: kept, merged: places.length - kept.length };
}

/** Hours of a list are only for a place that has no others. */
function both(first: Place, second: Place): Place {
  const { coordinates, source } = first;
  const tags = { ...second.tags, ...first.tags };
  const hours = tags.opening_hours === undefined ? (first.hours ?? second.hours) : undefined;
  return { coordinates, source, tags, ...(hours !== undefined && { hours }) };
}

function isSame(first: Place | undefined, second: Place): boolean {
  if (first === undefined) return false;
  if (first.source.dataset === second.source.dataset && first.source.id === second.source.id) return true;
  return kilometresBetween(first.coordinates, second.coordinates) <= SAME_PLACE_KM;
}

function categoriesOf({ tags }: Place): Category[] {
  const kinds = kindsOf(tags);
  const categories: Category[] = ["lodging", "restaurant", "attraction"];
  return categories.filter((category) => (kinds?.[category] ?? null) !== null);
}
