import type { Demands, MealName, VisitSlot } from "@/server/trip";
import type { Attraction, Lodging, Restaurant } from "@/server/worlds";
import { ALL_SLOTS, DAY_SLOTS } from "./day-slots";
import type { Frame } from "./frame";
import { LodgingTable } from "./lodging-table";
import { cuisineMask, type MealCounts, MealTable, type WeighedRestaurant } from "./meal-table";
import { matchMeals, matchVisits } from "./stay-matching";
import { type Stay, type StaySlot, servesSometimes, staySlots } from "./stay-slots";
import { VisitTable } from "./visit-table";
import type { Weights } from "./weights";

/** Everything chosen for one stay. */
export interface StayChoice {
  readonly nights: readonly { day: number; lodging: Lodging }[];
  readonly meals: readonly { day: number; meal: MealName; restaurant: Restaurant }[];
  readonly visits: readonly { day: number; slot: VisitSlot; attraction: Attraction }[];
}

const ONE_KIND = [["breakfast", "lunch", "dinner"]];
const THREE_KINDS = [["breakfast"], ["lunch"], ["dinner"]];

/** Trips up to this long tell breakfasts, lunches and dinners apart in their bounds; beyond it the tables grow too large. */
const DAYS_WITH_MEAL_KINDS = 14;

export interface CityTables {
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
  private readonly bounds = new Map<number, Float64Array>();
  /** By stay: lodging and visits on its dates. By stay and set: meals on its dates. */
  private readonly exactBases = new Map<string, number>();
  private readonly exactMeals = new Map<string, { least: number; exact: boolean }>();
  /** Hours or locks decide which record may take which slot. */
  private readonly slotted: boolean;
  private readonly kinds: readonly (readonly string[])[];

  constructor(
    private readonly frame: Frame,
    private readonly demands: Demands,
    private readonly wanted: readonly string[],
    private readonly weights: Weights,
  ) {
    this.sets = 1 << wanted.length;
    this.slotted = frame.timed || frame.request.locks.length > 0;
    this.kinds = frame.timed && frame.days <= DAYS_WITH_MEAL_KINDS ? THREE_KINDS : ONE_KIND;
  }

  /** By set of cuisines, no more than the stay weighs; Infinity where it cannot be. `day` and locks are not looked at. */
  bound(stay: Stay): Float64Array {
    const days = this.frame.days + 1;
    const slots = ALL_SLOTS + 1;
    const key = (((stay.city * days + stay.nights) * days + stay.fullDays) * slots + stay.before) * slots + stay.after;
    let bound = this.bounds.get(key);
    if (bound === undefined) {
      const base = this.lodgingWeight(stay) + this.visitsOf(stay).weight;
      const counts = this.mealCounts(stay);
      const { meals } = this.city(stay.city);
      bound = new Float64Array(this.sets).map(
        (_, set) => base + meals.best(counts, set, this.weights.optionalMeal).weight,
      );
      this.bounds.set(key, bound);
    }
    return bound;
  }

  /** The restaurants and attractions that a stay may use. */
  placesOf(stay: Stay): Pick<CityTables, "restaurants" | "attractions"> {
    return this.city(stay.city);
  }

  /** What the stay weighs when it covers `set`; Infinity when it cannot be, or weighs no less than `below`. */
  exact(stay: Stay, set: number, below: number): number {
    if (!this.slotted) return this.bound(stay)[set] ?? Number.POSITIVE_INFINITY;
    const key = `${stay.city},${stay.day},${stay.nights},${stay.fullDays},${stay.before},${stay.after}`;
    let base = this.exactBases.get(key);
    if (base === undefined) {
      base = this.exactBase(stay);
      this.exactBases.set(key, base);
    }
    const limit = below - base;
    const mealsKey = `${key},${set}`;
    let meals = this.exactMeals.get(mealsKey) ?? { least: this.mealsOf(stay, set).weight, exact: false };
    if (!meals.exact && meals.least < limit) {
      const { restaurants } = this.city(stay.city);
      const found = matchMeals(this.frame, stay, restaurants, this.weights, set, limit);
      meals = { least: found?.weight ?? limit, exact: found !== null };
      this.exactMeals.set(mealsKey, meals);
    }
    return meals.exact && meals.least < limit ? base + meals.least : Number.POSITIVE_INFINITY;
  }

  /** The choices behind `exact(stay, set)`, which must be finite. */
  choose(stay: Stay, set: number): StayChoice {
    const tables = this.city(stay.city);
    const lodging = tables.lodgings.bestWithLocks(stay.day, stay.nights)?.nights ?? [];
    return {
      nights: lodging.map((each, index) => ({ day: stay.day + index, lodging: each })),
      meals: (this.slotted ? this.matchedMeals(stay, set) : this.countedMeals(stay, set)).map(({ at, place }) => ({
        day: at.day,
        meal: at.slot.name as MealName,
        restaurant: place,
      })),
      visits: (this.slotted ? this.matchedVisits(stay) : this.countedVisits(stay)).map(({ at, place }) => ({
        day: at.day,
        slot: at.slot.name as VisitSlot,
        attraction: place,
      })),
    };
  }

  /** Lodging and visits of the stay on its dates. */
  private exactBase(stay: Stay): number {
    const { request } = this.frame;
    const lastFullDay = stay.day + stay.fullDays;
    // A leg is taken on moving days only.
    if (request.locks.some((lock) => lock.kind === "leg" && lock.day > stay.day && lock.day <= lastFullDay)) {
      return Number.POSITIVE_INFINITY;
    }
    const tables = this.city(stay.city);
    const lodging = tables.lodgings.bestWithLocks(stay.day, stay.nights);
    const visits = matchVisits(this.frame, stay, tables.attractions, this.weights);
    return lodging === null || visits === null ? Number.POSITIVE_INFINITY : lodging.weight + visits.weight;
  }

  private matchedMeals(stay: Stay, set: number) {
    const { restaurants } = this.city(stay.city);
    return matchMeals(this.frame, stay, restaurants, this.weights, set, Number.POSITIVE_INFINITY)?.places ?? [];
  }

  private matchedVisits(stay: Stay) {
    return matchVisits(this.frame, stay, this.city(stay.city).attractions, this.weights)?.places ?? [];
  }

  /** Interchangeable restaurants in their slots: the dearer ones at dinner, breakfast gets the cheaper ones. */
  private countedMeals(stay: Stay, set: number) {
    const { counts } = this.mealsOf(stay, set);
    const chosen = this.city(stay.city).meals.choose(counts, set);
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

  private mealsOf(stay: Stay, set: number): { weight: number; counts: number[] } {
    return this.city(stay.city).meals.best(this.mealCounts(stay), set, this.weights.optionalMeal);
  }

  /** How many meals of each kind the stay must and may have. */
  mealCounts(stay: Stay): MealCounts {
    const count = (names: readonly string[], fullDay: boolean) =>
      staySlots(stay, "meal").filter((at) => at.fullDay === fullDay && names.includes(at.slot.name)).length;
    return {
      required: this.kinds.map((names) => count(names, true)),
      optional: this.kinds.map((names) => count(names, false)),
    };
  }

  /** The kinds of meal that the restaurant ever serves, one bit each. */
  private kindsOf(restaurant: Restaurant): number {
    const { timed } = this.frame;
    const serves = (name: string) =>
      DAY_SLOTS.some((slot) => slot.name === name && (!timed || servesSometimes(restaurant, slot)));
    return this.kinds.reduce((mask, names, kind) => (names.some(serves) ? mask | (1 << kind) : mask), 0);
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
        kinds: this.kindsOf(restaurant),
      }));
    const attractions = frame.world.attractions(name).filter((attraction) => attraction.nameResolves);
    return {
      lodgings: new LodgingTable(frame, this.demands, name, weights),
      restaurants,
      meals: new MealTable(
        restaurants,
        wanted.length,
        this.kinds.map((names) => names.length * (frame.days + 1)),
      ),
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
