import { dollarsPerUnit, isUnwanted, RHYTHM, type WeightedPreference } from "@/server/trip";
import { type Attraction, includesBreakfast, type Restaurant, roomsTaken } from "@/server/worlds";
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
  /** For each night, meal and visit at a place of the traveler's own list: more than all else that a place can bring. */
  ownPlace: 20,
  /** For the full five stars. */
  rating: { lodging: 1.5, restaurant: 1, attraction: 1 },
  /** For the best-rated restaurant of its kind in a city. */
  variety: 0.1,
  /** For the best-rated attraction of its kind in a city, and for the second; a third of a kind tires. */
  varietyOfSights: [0.5, 0.2],
  /** For each meal and visit beyond what a full day must have. */
  filledSlot: 0.6,
  /** For a breakfast that a night includes: about what a restaurant of four stars brings. */
  includedBreakfast: 0.8,
  /** For a night that a couple spends in two rooms, each with children. */
  coupleApart: -2,
  perHourOfTravel: -0.25,
  /** For a departure before 7:00, and for one before 8:00. */
  dawnDeparture: -3,
  earlyDeparture: -1.25,
  /** For each hour that one waits for a flight or for the first thing to do after it, beyond the first one. */
  perIdleHour: -0.3,
  lateArrival: -1,
  /** For a night in a berth or seat instead of a bed. */
  nightOnTheWay: -2,
  /** For a stop on a moving day that does not suit the leg's times, in worlds without a timing rule. */
  oddSlot: -3,
  perHundredDollarsEach: -0.5,
} as const;

/** Departures before these times are at dawn or early, arrivals after RHYTHM.dayEnd late. */
const DAWN = 7 * 60;
const EARLY = 8 * 60;

/**
 * The preferences objective as weights (the negative of its points), with `costWeight` more points taken for each cent:
 * 0 for the objective itself, more while the search looks for what a budget allows.
 */
export function preferenceWeights(frame: Frame, costWeight: number): Weights {
  const { party, people, request } = frame;
  const cost = costs(party);
  const dollars = dollarsPerUnit(frame.world.describe().currency);
  const perCent = costWeight - (POINTS.perHundredDollarsEach * dollars) / (10_000 * people);
  const points = (rated: Rated) => preferencePoints(request.preferences, rated);
  const special = new Varieties(frame);
  return {
    leg: (option) => perCent * cost.leg(option) - points({ kind: "leg", record: option }) - travelPoints(option),
    night: (lodging) =>
      perCent * cost.night(lodging) -
      points({ kind: "lodging", record: lodging }) -
      (roomsTaken(lodging, party).isCoupleApart ? POINTS.coupleApart : 0) -
      (includesBreakfast(lodging) ? POINTS.includedBreakfast : 0) -
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
      (POINTS.varietyOfSights[special.rankOf(attraction)] ?? 0),
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

function travelPoints({ departure, arrival, durationMinutes, scheduled, nights, idleMinutes }: LegOption): number {
  return (
    (POINTS.perHourOfTravel * durationMinutes) / 60 +
    (scheduled === null ? 0 : pointsOfDeparture(departure)) +
    (POINTS.perIdleHour * Math.max(0, idleMinutes - 60)) / 60 +
    POINTS.nightOnTheWay * nights +
    (nights === 0 && arrival > RHYTHM.dayEnd ? POINTS.lateArrival : 0)
  );
}

function pointsOfDeparture(departure: number): number {
  if (departure < DAWN) return POINTS.dawnDeparture;
  return departure < EARLY ? POINTS.earlyDeparture : 0;
}

/** How places rank among those of their kind in their city; the kind is the first cuisine or type that is named. */
class Varieties {
  private readonly restaurants = new Map<string, ReadonlySet<Restaurant>>();
  private readonly attractions = new Map<string, ReadonlyMap<Attraction, number>>();

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

  /** 0 for the best-rated attraction of its kind; beyond every rank where nothing is known of it. */
  rankOf(attraction: Attraction): number {
    const { city } = attraction;
    let ranks = this.attractions.get(city);
    if (ranks === undefined) {
      ranks = ranksInKinds(
        this.frame.world.attractions(city).filter(({ details, nameResolves }) => nameResolves && details !== null),
      );
      this.attractions.set(city, ranks);
    }
    return ranks.get(attraction) ?? Number.POSITIVE_INFINITY;
  }
}

function ranksInKinds(attractions: readonly Attraction[]): ReadonlyMap<Attraction, number> {
  const counts = new Map<string, number>();
  const ranks = new Map<Attraction, number>();
  for (const attraction of attractions.toSorted((a, b) => (b.details?.rating ?? 0) - (a.details?.rating ?? 0))) {
    const kind = attraction.details?.types[0] ?? "";
    const rank = counts.get(kind) ?? 0;
    counts.set(kind, rank + 1);
    ranks.set(attraction, rank);
  }
  return ranks;
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
