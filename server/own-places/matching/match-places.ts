import MiniSearch from "minisearch";
import { LONGEST_NAME, MOST_OWN_PLACES, type OwnPlace, onceForEach, type Steps, spellingKey } from "@/server/trip";
import type { OwnPlacesRead } from "@/server/views";
import { type Coordinates, kilometresBetween, type World } from "@/server/worlds";
import type { SavedPlace, SavedPlaces } from "../saved-place";
import { likeness } from "./likeness";

/** A place of the world that may be meant. */
interface Candidate {
  readonly place: OwnPlace;
  readonly key: string;
  readonly coordinates: Coordinates | null;
}

interface Match {
  readonly candidate: Candidate;
  readonly likeness: number;
  /** Null where either place is not known. */
  readonly meters: number | null;
}

/** The farther away, the more alike two names must be to mean one place; beyond the last, none does. */
const LIKE_ENOUGH = [
  { meters: 75, likeness: 0.6, sure: 0.75 },
  { meters: 300, likeness: 0.75, sure: 0.88 },
  { meters: 1_000, likeness: 0.88, sure: 0.97 },
] as const;
/** Where one of them lies nowhere. */
const BY_NAME_ALONE = { likeness: 0.85, sure: 0.97 };
/** Degrees of latitude, a little more than the farthest. */
const NEAR_DEGREES = 0.01;

/** Places that a name alone is compared with. */
const MOST_NAMED = 50;

/** Who is meant where a name fits several kinds. */
const BEFORE: Record<OwnPlace["kind"], number> = { visit: 0, meal: 1, stay: 2 };

/**
 * Finds the places of a file among those of the world that can be planned, by name and distance, also misspelled ones, in steps. Every
 * entry of the file is in the answer once; one that means the same place as an earlier one is passed over, and so is all beyond `MOST_OWN_PLACES`.
 */
export function* matchPlaces({ format, places, passedOver }: SavedPlaces, world: World): Steps<OwnPlacesRead> {
  const known = knownPlaces(world);
  const matched: OwnPlacesRead["matched"] = [];
  const unknown: OwnPlacesRead["unknown"] = [];
  const also = [...passedOver];
  const taken = new Map<string, string>();
  for (const saved of places) {
    yield;
    const match = bestMatch(saved, known);
    if (match === null) {
      unknown.push({ saved: saved.name, where: saved.where });
      continue;
    }
    const { place } = match.candidate;
    const address = `${place.kind} ${place.recordId}`;
    const before = taken.get(address);
    if (before !== undefined) {
      also.push({ where: `${saved.where} (${saved.name})`, reason: `It is the same place as ${before}.` });
    } else if (matched.length === MOST_OWN_PLACES) {
      also.push({ where: `${saved.where} (${saved.name})`, reason: `A list may have ${MOST_OWN_PLACES} places.` });
    } else {
      taken.set(address, saved.where);
      matched.push({ saved: saved.name, place, isSure: isSure(match), meters: match.meters });
    }
  }
  return { format, matched, unknown, passedOver: also };
}

interface KnownPlaces {
  readonly all: readonly Candidate[];
  /** Those whose names have words in common with a name, also misspelled ones; the most alike first. */
  named(key: string): readonly Candidate[];
}

const knownPlaces = onceForEach((world: World): KnownPlaces => {
  const all = candidatesOf(world);
  const index = new MiniSearch<{ id: number; key: string }>({ fields: ["key"], searchOptions: { fuzzy: 0.25 } });
  index.addAll(all.map(({ key }, id) => ({ id, key })));
  const named = (key: string) =>
    index
      .search(key)
      .slice(0, MOST_NAMED)
      .flatMap(({ id }) => all[Number(id)] ?? []);
  return { all, named };
});

function candidatesOf(world: World): Candidate[] {
  const cities = [...new Set(world.gazetteer.cities.map(({ name }) => name))];
  const of = (kind: OwnPlace["kind"], records: ReturnType<World["lodgings" | "restaurants" | "attractions"]>) =>
    records.flatMap(({ id, name, city, coordinates, nameResolves }): Candidate[] => {
      const fits = nameResolves && name !== "" && Math.max(id.length, name.length, city.length) <= LONGEST_NAME;
      return fits ? [{ place: { kind, recordId: id, name, city }, key: spellingKey(name), coordinates }] : [];
    });
  return cities.flatMap((city) => [
    ...of("stay", world.lodgings(city)),
    ...of("meal", world.restaurants(city)),
    ...of("visit", world.attractions(city)),
  ]);
}

function bestMatch(saved: SavedPlace, known: KnownPlaces): Match | null {
  const key = spellingKey(saved.name);
  if (key === "") return null;
  const matches = (saved.coordinates === null ? known.named(key) : known.all).flatMap((candidate): Match[] => {
    const meters = metersBetween(saved.coordinates, candidate.coordinates);
    if (meters === "far") return [];
    const match = { candidate, likeness: likeness(key, candidate.key), meters };
    return match.likeness >= (limitsOf(meters)?.likeness ?? Number.POSITIVE_INFINITY) ? [match] : [];
  });
  return matches.toSorted(byFit(saved))[0] ?? null;
}

/** The more alike first, then the nearer, then the one in a city that the file's address names. */
function byFit({ address }: SavedPlace): (one: Match, other: Match) => number {
  const words = ` ${spellingKey(address)} `;
  const isThere = ({ candidate }: Match) => Number(words.includes(` ${spellingKey(candidate.place.city)} `));
  return (one, other) =>
    other.likeness - one.likeness ||
    isThere(other) - isThere(one) ||
    (one.meters ?? 0) - (other.meters ?? 0) ||
    BEFORE[one.candidate.place.kind] - BEFORE[other.candidate.place.kind];
}

function isSure({ likeness: alike, meters }: Match): boolean {
  return alike >= (limitsOf(meters)?.sure ?? Number.POSITIVE_INFINITY);
}

function limitsOf(meters: number | null): { readonly likeness: number; readonly sure: number } | undefined {
  return meters === null ? BY_NAME_ALONE : LIKE_ENOUGH.find((each) => meters <= each.meters);
}

function metersBetween(saved: Coordinates | null, known: Coordinates | null): number | null | "far" {
  if (saved === null || known === null) return null;
  // Most are farther away than any match; the distance is reckoned for the others only.
  if (Math.abs(saved.latitude - known.latitude) > NEAR_DEGREES) return "far";
  const meters = Math.round(kilometresBetween(saved, known) * 1_000);
  return meters > LIKE_ENOUGH[2].meters ? "far" : meters;
}
