import {
  choicesIn,
  demandScope,
  type EntryKey,
  type GivenUp,
  type LocalDate,
  type Objective,
  type TripRequest,
  type WeightedPreference,
} from "@/server/trip";
import { type World, worldMoney } from "@/server/worlds";
import { type Best, lightestTrip, objectiveWeights } from "./best-trip";
import { type Rated, satisfaction } from "./preferences/satisfaction";
import type { SearchControl } from "./search-control";
import type { ChosenTrip } from "./solve";

/**
 * The wishes that a trip does not keep, the weightiest first and at most `count`, each with what the best trip costs that keeps it and
 * all the demands, whatever the budget, and the other wishes that such a trip gives up for it. Only what was said and speaks of
 * flights and lodging, or is kept by coming once; a wish whose trip is not found in time is left out.
 */
export function wishesGivenUp(
  request: TripRequest,
  starts: readonly LocalDate[],
  objective: Objective,
  { trip }: Best,
  count: number,
  world: World,
  control: SearchControl,
): GivenUp[] {
  const wishes = singleWishes(request);
  const kept = wishes.filter((wish) => keeps(trip, wish) === true);
  const missed = wishes.filter((wish) => keeps(trip, wish) === false).sort((one, other) => other.weight - one.weight);
  const found: GivenUp[] = [];
  for (const wish of missed) {
    if (found.length === count || control.isOver()) break;
    const held = { ...request, preferences: [...request.preferences, { ...wish, strength: "must" as const }] };
    const other = lightestTrip(held, starts, world, (frame) => objectiveWeights(objective, frame, 0), control);
    if (!other.proven) break;
    const { entry, value } = wish;
    found.push({ entry, value, ...changeTo(other.trip, trip, kept) });
  }
  return found;
}

/** What another trip changes; without one nothing has the wish. */
function changeTo(
  other: ChosenTrip | null,
  trip: ChosenTrip,
  kept: readonly WeightedPreference[],
): Pick<GivenUp, "costChange" | "loses"> {
  if (other === null) return { costChange: null, loses: [] };
  return {
    costChange: worldMoney(trip.frame.world, other.costMinor - trip.costMinor),
    loses: kept.filter((wish) => keeps(other, wish) === false).map(({ entry, value }) => ({ entry, value })),
  };
}

/** Each thing that is wished for by itself: "a pool and parking" are two. */
function singleWishes({ preferences, assumed }: TripRequest): WeightedPreference[] {
  return preferences.flatMap((preference) => {
    const { entry, value, strength } = preference;
    const scope = scopeOf(preference);
    const isTold = scope === "somewhere" || (scope === "every" && /^(?:flight|hotel)\./.test(entry));
    if (strength !== "want" || assumed.includes(entry) || !isTold) return [];
    const choices = choicesIn(value);
    const isEachWanted = EACH_COUNTS.has(entry) || scope === "somewhere";
    return choices.length > 1 && isEachWanted
      ? choices.map((choice) => ({ ...preference, value: choice }))
      : [preference];
  });
}

function scopeOf({ entry, value }: Pick<WeightedPreference, "entry" | "value">): ReturnType<typeof demandScope> {
  return demandScope({ entry, value, strength: "must" });
}

/** Lists of things that one record can have together; of other lists any one will do. */
const EACH_COUNTS: ReadonlySet<EntryKey> = new Set([
  ...(["hotel.preferredHouseRules", "hotel.preferredProximity", "hotel.preferredAmenities"] as const),
  ...(["hotel.preferredServices", "hotel.preferredRoomFeatures", "hotel.preferredBathroomFeatures"] as const),
  "flight.preferredMealOptions",
]);

/** Whether a trip keeps a wish: everywhere, or somewhere where that is enough; null where its stops say nothing of it. */
function keeps(trip: ChosenTrip, wish: WeightedPreference): boolean | null {
  const { entry, value } = wish;
  const satisfied = ratedStops(trip)
    .map((rated) => satisfaction(entry, value, rated))
    .filter((one) => one !== null);
  if (satisfied.length === 0) return null;
  return scopeOf(wish) === "somewhere" ? satisfied.some((one) => one === 1) : satisfied.every((one) => one === 1);
}

function ratedStops({ legs, nights, meals, visits }: ChosenTrip): Rated[] {
  return [
    ...legs.map(({ option }): Rated => ({ kind: "leg", record: option })),
    ...nights.map(({ lodging }): Rated => ({ kind: "lodging", record: lodging })),
    ...meals.map(({ restaurant }): Rated => ({ kind: "restaurant", record: restaurant })),
    ...visits.map(({ attraction }): Rated => ({ kind: "attraction", record: attraction })),
  ];
}
