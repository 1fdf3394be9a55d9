import type { Demands, MealName, VisitSlot } from "@/server/trip";
import type { Attraction, Lodging, Restaurant } from "@/server/worlds";
import type { Frame } from "./frame";
import { LodgingTable } from "./lodging-table";
import { cuisineMask, MealTable, type WeighedRestaurant } from "./meal-table";
import { matchMeals, matchVisits } from "./stay-matching";
import { type Stay, type StaySlot, staySlots } from "./stay-slots";
import { VisitTable } from "./visit-table";
import type { Weights } from "./weights";

/** Everything chosen for one stay. */
export interface StayChoice {
  readonly nights: readonly { day: number; lodging: Lodging }[];
  readonly meals: readonly { day: number; meal: MealName; restaurant: Restaurant }[];
  readonly visits: readonly { day: number; slot: VisitSlot; attraction: Attraction }[];
}

interface CityTables {
  readonly lodgings: LodgingTable;
  readonly restaurants: readonly WeighedRestaurant[];
  readonly meals: MealTable;
  readonly attractions: readonly Attraction[];
  readonly visits: VisitTable;
}

/**
 * What a stay weighs, for every set of wanted cuisines that it has to cover: a lower bound that depends on the length
 * alone, and the exact weight on its dates. The two are equal where places have no hours and nothing is locked.
 */
export class StayTable {
  readonly sets: number;
  private readonly cities = new Map<number, CityTables>();
  private readonly bounds = new Map<string, Float64Array>();
  private readonly exacts = new Map<string, number>();
  private readonly sloted: boolean;

  constructor(
    private readonly frame: Frame,
    private readonly demands: Demands,
    private readonly wanted: readonly string[],
    private readonly weights: Weights,
  ) {
    this.sets = 1 << wanted.length;
    this.sloted = frame.timed || frame.request.locks.length > 0;
  }

  /** By set of cuisines, no more than the stay weighs; Infinity where it cannot be. `day` and locks are not looked at. */
  bound(stay: Stay): Float64Array {
    const key = `${stay.city},${stay.nights},${stay.fullDays},${stay.before},${stay.after}`;
    let bound = this.bounds.get(key);
    if (bound === undefined) {
      const base = this.lodgingWeight(stay) + this.visitsOf(stay).weight;
      bound = new Float64Array(this.sets);
      for (let set = 0; set < this.sets; set++) bound[set] = base + this.mealsOf(stay, set).weight;
      this.bounds.set(key, bound);
    }
    return bound;
  }

  /** What the stay weighs when it covers `set`; Infinity when it cannot be. */
  exact(stay: Stay, set: number): number {
    if (!this.sloted) return this.bound(stay)[set] ?? Number.POSITIVE_INFINITY;
    const key = `${stay.city},${stay.day},${stay.nights},${stay.fullDays},${stay.before},${stay.after},${set}`;
    let weight = this.exacts.get(key);
    if (weight === undefined) {
      weight = this.exactWeight(stay, set);
      this.exacts.set(key, weight);
    }
    return weight;
  }

  /** The choices behind `exact(stay, set)`, which must be finite. */
  choose(stay: Stay, set: number): StayChoice {
    const tables = this.city(stay.city);
    const lodging = tables.lodgings.bestWithLocks(stay.day, stay.nights)?.nights ?? [];
    return {
      nights: lodging.map((each, index) => ({ day: stay.day + index, lodging: each })),
      meals: (this.sloted ? this.matchedMeals(stay, set) : this.countedMeals(stay, set)).map(({ at, place }) => ({
        day: at.day,
        meal: at.slot.name as MealName,
        restaurant: place,
      })),
      visits: (this.sloted ? this.matchedVisits(stay) : this.countedVisits(stay)).map(({ at, place }) => ({
        day: at.day,
        slot: at.slot.name as VisitSlot,
        attraction: place,
      })),
    };
  }

  private exactWeight(stay: Stay, set: number): number {
    const { request } = this.frame;
    const leaves = stay.day + stay.fullDays;
    // A leg is taken on moving days only.
    if (request.locks.some((lock) => lock.kind === "leg" && lock.day > stay.day && lock.day <= leaves)) {
      return Number.POSITIVE_INFINITY;
    }
    const tables = this.city(stay.city);
    const lodging = tables.lodgings.bestWithLocks(stay.day, stay.nights);
    if (lodging === null) return Number.POSITIVE_INFINITY;
    const visits = matchVisits(this.frame, stay, tables.attractions, this.weights);
    if (visits === null) return Number.POSITIVE_INFINITY;
    const meals = matchMeals(this.frame, stay, tables.restaurants, this.weights, set);
    return meals === null ? Number.POSITIVE_INFINITY : lodging.weight + visits.weight + meals.weight;
  }

  private matchedMeals(stay: Stay, set: number) {
    return matchMeals(this.frame, stay, this.city(stay.city).restaurants, this.weights, set)?.places ?? [];
  }

  private matchedVisits(stay: Stay) {
    return matchVisits(this.frame, stay, this.city(stay.city).attractions, this.weights)?.places ?? [];
  }

  /** Interchangeable restaurants in their slots: the dearer ones at dinner, breakfast gets the cheaper ones. */
  private countedMeals(stay: Stay, set: number) {
    const { meals } = this.mealsOf(stay, set);
    const chosen = this.city(stay.city).meals.choose(meals, set);
    const slots = fillOrder(staySlots(stay, "meal")).slice(0, chosen.length);
    const order = ["breakfast", "lunch", "dinner"];
    const bySlot = [...slots].sort((a, b) => order.indexOf(a.slot.name) - order.indexOf(b.slot.name) || a.day - b.day);
    const byPrice = [...chosen].sort((a, b) => a.priceMinor - b.priceMinor);
    return pair(bySlot, byPrice);
  }

  private countedVisits(stay: Stay) {
    const { visits } = this.visitsOf(stay);
    const chosen = this.city(stay.city).visits.choose(visits);
    const slots = staySlots(stay, "visit");
    const firstOfDay = slots.filter(
      (at, index) => at.fullDay && slots.findIndex((other) => other.day === at.day) === index,
    );
    const others = slots.filter((at) => !firstOfDay.includes(at));
    return pair([...firstOfDay, ...others], chosen);
  }

  private lodgingWeight(stay: Stay): number {
    return this.city(stay.city).lodgings.best(stay.nights)?.weight ?? Number.POSITIVE_INFINITY;
  }

  private mealsOf(stay: Stay, set: number): { weight: number; meals: number } {
    const required = 3 * stay.fullDays;
    const optional = staySlots(stay, "meal").length - required;
    return this.city(stay.city).meals.best(required, optional, set, this.weights.optionalMeal);
  }

  private visitsOf(stay: Stay): { weight: number; visits: number } {
    const optional = staySlots(stay, "visit").length - stay.fullDays;
    return this.city(stay.city).visits.best(stay.fullDays, optional, this.weights.optionalVisit);
  }

  private city(index: number): CityTables {
    let tables = this.cities.get(index);
    if (tables === undefined) {
      tables = this.makeTables(this.frame.cities[index]?.name ?? "");
      this.cities.set(index, tables);
    }
    return tables;
  }

  private makeTables(name: string): CityTables {
    const { frame, weights, wanted } = this;
    const restaurants = frame.world
      .restaurants(name)
      .filter((restaurant) => restaurant.nameResolves)
      .map((restaurant) => ({
        restaurant,
        weight: weights.meal(restaurant),
        cuisines: cuisineMask(restaurant.cuisines, wanted),
      }));
    const attractions = frame.world.attractions(name).filter((attraction) => attraction.nameResolves);
    return {
      lodgings: new LodgingTable(frame, this.demands, name, weights),
      restaurants,
      meals: new MealTable(restaurants, wanted.length, 3 * frame.days + 3),
      attractions,
      visits: new VisitTable(attractions, (attraction) => weights.visit(attraction)),
    };
  }
}

/** Slots in the order to fill them: full days first, then dinner on arrival, breakfast before leaving, and so on. */
function fillOrder(slots: readonly StaySlot[]): StaySlot[] {
  return [...slots.filter((at) => at.fullDay), ...slots.filter((at) => !at.fullDay).reverse()];
}

function pair<Place>(slots: readonly StaySlot[], places: readonly Place[]): { at: StaySlot; place: Place }[] {
  return places.flatMap((place, index) => {
    const at = slots[index];
    return at === undefined ? [] : [{ at, place }];
  });
}
