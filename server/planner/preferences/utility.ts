import { dollarsPerUnit, isUnwanted, RHYTHM, type WeightedPreference } from "@/server/trip";
import type { Attraction, Restaurant } from "@/server/worlds";
import type { Frame } from "../frame";
import type { LegOption } from "../leg-options";
import { costs, type Weights } from "../weights";
import { type Rated, satisfaction } from "./satisfaction";

/**
 * Points of the preferences objective (docs/PLANNER.md, "Preferences"): what is said of a trip counts first, then
 * ratings, variety and pace, then cost.
 */
export const POINTS = {
  /** For a preference of weight 1 that a record satisfies wholly. */
  preference: { leg: 4, lodging: 4, restaurant: 2, attraction: 2 },
  /** For the full five stars. */
  rating: { lodging: 1.5, restaurant: 1, attraction: 1 },
  /** For the best-rated restaurant or attraction of its kind in a city. */
  variety: 0.1,
  /** For each meal and visit beyond what a full day must have. */
  filledSlot: 0.6,
  perHourOfTravel: -0.25,
  earlyDeparture: -0.75,
  lateArrival: -1,
  /** For a stop on a moving day that does not suit the leg's times, in worlds without a timing rule. */
  oddSlot: -3,
  perHundredDollarsEach: -0.5,
} as const;

/** Departures before this time are early, arrivals after RHYTHM.dayEnd late. */
const EARLY = RHYTHM.dayStart;

/**
 * The preferences objective as weights (the negative of its points), with `costWeight` more points taken for each cent:
 * 0 for the objective itself, more while the search looks for what a budget allows.
 */
export function preferenceWeights(frame: Frame, costWeight: number): Weights {
  const { people, request } = frame;
  const cost = costs(people);
  const dollars = dollarsPerUnit(frame.world.describe().currency);
  const perCent = costWeight - (POINTS.perHundredDollarsEach * dollars) / (10_000 * people);
  const points = (rated: Rated) => preferencePoints(request.preferences, rated);
  const special = new Varieties(frame);
  return {
    leg: (option) => perCent * cost.leg(option) - points({ kind: "leg", record: option }) - travelPoints(option),
    night: (lodging) =>
      perCent * cost.night(lodging) -
      points({ kind: "lodging", record: lodging }) -
      (POINTS.rating.lodging * lodging.rating) / 5,
    meal: (restaurant) =>
      perCent * cost.meal(restaurant) -
      points({ kind: "restaurant", record: restaurant }) -
      (POINTS.rating.restaurant * restaurant.rating) / 5 -
      (special.restaurant(restaurant) ? POINTS.variety : 0),
    visit: (attraction) =>
      perCent * cost.visit(attraction) -
      points({ kind: "attraction", record: attraction }) -
      (POINTS.rating.attraction * (attraction.details?.rating ?? 0)) / 5 -
      (special.attraction(attraction) ? POINTS.variety : 0),
    optionalMeal: -POINTS.filledSlot,
    optionalVisit: -POINTS.filledSlot,
    fillsDays: true,
    oddSlot: -POINTS.oddSlot,
  };
}

function preferencePoints(preferences: readonly WeightedPreference[], rated: Rated): number {
  return preferences.reduce((sum, { entry, value, weight, strength }) => {
    const satisfied = satisfaction(entry, value, rated);
    const sign = isUnwanted(strength) ? -1 : 1;
    return satisfied === null ? sum : sum + sign * POINTS.preference[rated.kind] * weight * satisfied;
  }, 0);
}

function travelPoints({ departure, arrival, durationMinutes, scheduled, nights }: LegOption): number {
  const isEarly = scheduled !== null && departure < EARLY;
  return (
    (POINTS.perHourOfTravel * durationMinutes) / 60 +
    (isEarly ? POINTS.earlyDeparture : 0) +
    (nights === 0 && arrival > RHYTHM.dayEnd ? POINTS.lateArrival : 0)
  );
}

/** Which places are the best-rated of their kind in their city; the kind is the first cuisine or type that is named. */
class Varieties {
  private readonly restaurants = new Map<string, ReadonlySet<Restaurant>>();
  private readonly attractions = new Map<string, ReadonlySet<Attraction>>();

  constructor(private readonly frame: Frame) {}

  restaurant(restaurant: Restaurant): boolean {
    const { city } = restaurant;
    let best = this.restaurants.get(city);
    if (best === undefined) {
      best = bestOfKinds(
        this.frame.world.restaurants(city).filter(({ nameResolves }) => nameResolves),
        ({ cuisines }) => cuisines.split(",")[0]?.trim() ?? "",
        ({ rating }) => rating,
      );
      this.restaurants.set(city, best);
    }
    return best.has(restaurant);
  }

  attraction(attraction: Attraction): boolean {
    const { city } = attraction;
    let best = this.attractions.get(city);
    if (best === undefined) {
      best = bestOfKinds(
        this.frame.world.attractions(city).filter(({ details, nameResolves }) => nameResolves && details !== null),
        ({ details }) => details?.types[0] ?? "",
        ({ details }) => details?.rating ?? 0,
      );
      this.attractions.set(city, best);
    }
    return best.has(attraction);
  }
}

function bestOfKinds<Place>(
  places: readonly Place[],
  kindOf: (place: Place) => string,
  ratingOf: (place: Place) => number,
): ReadonlySet<Place> {
  const best = new Map<string, Place>();
  for (const place of places) {
    const kind = kindOf(place);
    const current = best.get(kind);
    if (current === undefined || ratingOf(place) > ratingOf(current)) best.set(kind, place);
  }
  return new Set(best.values());
}
