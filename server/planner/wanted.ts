import { type ConflictDemand, choicesIn, demandScope, isVisited, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { HeldStop } from "./locks/held-stops";
import type { KeptLocks } from "./locks/keep-locks";
import { type Rated, satisfaction } from "./preferences/satisfaction";

/** Something that has to come somewhere on the trip: a cuisine, a kind of sight, a sight by name. One bit of the sets that the search covers. */
export interface Wanted {
  readonly demand: Exclude<ConflictDemand, "budget"> | "destinations";
  readonly kind: "restaurant" | "attraction";
  /** Null: the record says nothing of it. */
  readonly isMetBy: (rated: Rated) => boolean | null;
}

interface Trip extends Pick<KeptLocks, "dayPlan"> {
  readonly request: TripRequest;
  readonly cities: readonly { readonly name: string }[];
}

/**
 * What is wanted and no pinned stop brings, each once. What no record of the trip's cities speaks of cannot be wanted of them; `world`
 * has all its records, whatever they lack.
 */
export function openWanted({ request, cities, dayPlan }: Trip, world: World): Wanted[] {
  const pinned = Array.from({ length: request.dates.days }, (_, index) => dayPlan(index + 1).pins)
    .flat()
    .filter(({ held }) => isVisited(request, held.city))
    .map(({ held }) => ratedStop(held));
  return wantedIn(request)
    .filter((wanted) => pinned.every((stop) => wanted.isMetBy(stop) !== true))
    .filter((wanted) => wanted.demand === "cuisines" || isSpokenOf(wanted, cities, world));
}

function ratedStop(held: HeldStop): Rated {
  return held.kind === "meal" ? { kind: "restaurant", record: held.place } : { kind: "attraction", record: held.place };
}

function wantedIn({ demands, preferences, sights = [] }: TripRequest): Wanted[] {
  const cuisines = [...new Set(demands.cuisines)].map(
    (cuisine): Wanted => ({
      demand: "cuisines",
      kind: "restaurant",
      isMetBy: (rated) => rated.kind === "restaurant" && rated.record.cuisines.includes(cuisine),
    }),
  );
  const insisted = preferences
    .filter((preference) => demandScope(preference) === "somewhere")
    .flatMap(({ entry, value }) =>
      (typeof value === "boolean" ? [value] : [...new Set(choicesIn(value))]).map((one): Wanted => {
        const isMetBy = (rated: Rated) => {
          const satisfied = satisfaction(entry, one, rated);
          return satisfied === null ? null : satisfied === 1;
        };
        return { demand: entry, kind: entry.startsWith("restaurant.") ? "restaurant" : "attraction", isMetBy };
      }),
    );
  const named = sights.map(
    ({ recordId }): Wanted => ({
      demand: "destinations",
      kind: "attraction",
      isMetBy: ({ kind, record }) => kind === "attraction" && record.id === recordId,
    }),
  );
  return [...cuisines, ...insisted, ...named];
}

function isSpokenOf({ kind, isMetBy }: Wanted, cities: Trip["cities"], world: World): boolean {
  return cities.some(({ name }) =>
    kind === "restaurant"
      ? world.restaurants(name).some((record) => isMetBy({ kind, record }) !== null)
      : world.attractions(name).some((record) => isMetBy({ kind, record }) !== null),
  );
}

/** The set of what is wanted that a record brings, one bit each. */
export function coveredBy(rated: Rated, wanted: readonly Wanted[]): number {
  return wanted.reduce((set, { isMetBy }, index) => (isMetBy(rated) === true ? set | (1 << index) : set), 0);
}

/** The bits of what only places of this kind bring. */
export function bitsOf(kind: Wanted["kind"], wanted: readonly Wanted[]): number {
  return wanted.reduce((set, each, index) => (each.kind === kind ? set | (1 << index) : set), 0);
}
