import { type Demands, type MealName, mealNameSchema } from "@/server/trip";
import type { Attraction, Lodging, Restaurant } from "@/server/worlds";
import type { DaySlot, MealSlot, VisitSlot } from "./day-slots";
import type { Frame } from "./frame";
import { locksPlaces } from "./locks/held-nights";
import { LodgingTable } from "./lodging-table";
import { type PlaceCounts, PlaceTable, type WeighedPlace } from "./place-table";
import { matchMeals, matchVisits } from "./stay-matching";
import {
  BREAKFASTS,
  type Breakfasts,
  mealSlots,
  type Stay,
  type StaySlot,
  servesSometimes,
  visitSlots,
  wholeDays,
} from "./stay-slots";
import { bitsOf, coveredBy } from "./wanted";
import type { Weights } from "./weights";

/** Everything chosen for one stay. */
export interface StayChoice {
  readonly nights: readonly { day: number; lodging: Lodging }[];
  readonly meals: readonly { day: number; slot: MealSlot; restaurant: Restaurant }[];
  readonly visits: readonly { day: number; slot: VisitSlot; attraction: Attraction }[];
}

const ONE_KIND: readonly (readonly MealName[])[] = [mealNameSchema.options];
const THREE_KINDS: readonly (readonly MealName[])[] = mealNameSchema.options.map((name) => [name]);

/** Trips up to this long tell breakfasts, lunches and dinners apart in their bounds; beyond it the tables grow too large. */
const DAYS_WITH_MEAL_KINDS = 14;

export interface CityTables {
  readonly lodgings: Readonly<Record<Breakfasts, LodgingTable>>;
  readonly restaurants: readonly WeighedPlace<Restaurant>[];
  readonly meals: PlaceTable<Restaurant>;
  readonly attractions: readonly WeighedPlace<Attraction>[];
  readonly visits: PlaceTable<Attraction>;
}

/**
 * What a stay weighs, for every set of what is wanted that it has to cover: a lower bound that depends on the length
 * alone (where locks make days differ, also on its dates), and the exact weight on its dates. The two are equal where places
 * have no hours and nothing is locked.
 */
export class StayTable {
  readonly sets: number;
  /** The bits that only meals bring, and those that only visits bring. */
  readonly ofMeals: number;
  readonly ofVisits: number;
  private readonly cities = new Map<number, CityTables>();
  private readonly bounds = new Map<number, Float64Array>();
  /** By stay and set: visits on its dates, and meals on its dates. */
  private readonly exactVisits = new Map<string, number>();
  private readonly exactMeals = new Map<string, { least: number; exact: boolean }>();
  /** Hours or locks decide which record may take which slot. */
  private readonly slotted: boolean;
  private readonly kinds: readonly (readonly MealName[])[];
  /** Every slot that some day has. */
  private readonly slots: readonly DaySlot[];

  constructor(
    private readonly frame: Frame,
    private readonly demands: Demands,
    private readonly weights: Weights,
  ) {
    const { wanted } = frame;
    this.sets = 1 << wanted.length;
    this.ofMeals = bitsOf("restaurant", wanted);
    this.ofVisits = bitsOf("attraction", wanted);
    this.slotted = frame.timed || locksPlaces(frame.request);
    this.kinds = frame.timed && frame.days <= DAYS_WITH_MEAL_KINDS ? THREE_KINDS : ONE_KIND;
    const days = frame.daysDiffer
      ? frame.dates.map((_, index) => frame.dayPlan(index + 1).slots)
      : [frame.dayPlan(2).slots];
    this.slots = days.flat();
  }

  /** By set of what is wanted, no more than the stay weighs; Infinity where it cannot be. Which places are locked is not looked at. */
  bound(stay: Stay): Float64Array {
    const days = this.frame.days + 1;
    const slots = this.frame.mostSlots + 1;
    const dates = this.frame.daysDiffer ? stay.day : 0;
    const key =
      ((((stay.city * days + stay.nights) * days + stay.fullDays) * slots + stay.before) * slots + stay.after) * days +
      dates;
    let bound = this.bounds.get(key);
    if (bound === undefined) {
      const canBe = this.canBe(stay);
      bound = new Float64Array(this.sets).map((_, set) => {
        const least = Math.min(...BREAKFASTS.map((breakfasts) => this.nightsAndMeals(stay, set, breakfasts)));
        return canBe && least < Number.POSITIVE_INFINITY
          ? this.visitsOf(stay, set).weight + least
          : Number.POSITIVE_INFINITY;
      });
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
    return BREAKFASTS.reduce(
      (least, breakfasts) => Math.min(least, this.exactWith(stay, set, breakfasts, Math.min(below, least))),
      Number.POSITIVE_INFINITY,
    );
  }

  /** The same with breakfasts from one place only. */
  private exactWith(stay: Stay, set: number, breakfasts: Breakfasts, below: number): number {
    const nights = this.lodgingWeight(stay, breakfasts);
    if (nights === Number.POSITIVE_INFINITY) return nights;
    const key = `${stay.city},${stay.day},${stay.nights},${stay.fullDays},${stay.before},${stay.after}`;
    const visitsKey = `${key},${set & this.ofVisits}`;
    let visits = this.exactVisits.get(visitsKey);
    if (visits === undefined) {
      visits = this.matchedVisitsWeight(stay, set);
      this.exactVisits.set(visitsKey, visits);
    }
    const base = nights + visits;
    const limit = below - base;
    const mealsKey = `${key},${set & this.ofMeals},${breakfasts}`;
    let meals = this.exactMeals.get(mealsKey) ?? { least: this.mealsOf(stay, set, breakfasts).weight, exact: false };
    if (!meals.exact && meals.least < limit) {
      const { restaurants } = this.city(stay.city);
      const found = matchMeals(this.frame, stay, restaurants, this.weights, set & this.ofMeals, limit, breakfasts);
      meals = { least: found?.weight ?? limit, exact: found !== null };
      this.exactMeals.set(mealsKey, meals);
    }
    return meals.exact && meals.least < limit ? base + meals.least : Number.POSITIVE_INFINITY;
  }

  /** The choices behind `exact(stay, set)`, which must be finite. */
  choose(stay: Stay, set: number): StayChoice {
    const breakfasts = this.bestBreakfasts(stay, set);
    const lodging = this.city(stay.city).lodgings[breakfasts].bestWithLocks(stay.day, stay.nights)?.nights ?? [];
    return {
      nights: lodging.flatMap((each, index) => (each === null ? [] : [{ day: stay.day + index, lodging: each }])),
      meals: (this.slotted ? this.matchedMeals(stay, set, breakfasts) : this.countedMeals(stay, set, breakfasts)).map(
        ({ at, place }) => ({
          day: at.day,
          slot: at.slot,
          restaurant: place,
        }),
      ),
      visits: (this.slotted ? this.matchedVisits(stay, set) : this.countedVisits(stay, set)).map(({ at, place }) => ({
        day: at.day,
        slot: at.slot,
        attraction: place,
      })),
    };
  }

  private bestBreakfasts(stay: Stay, set: number): Breakfasts {
    const weight = (breakfasts: Breakfasts) =>
      this.slotted
        ? this.exactWith(stay, set, breakfasts, Number.POSITIVE_INFINITY)
        : this.nightsAndMeals(stay, set, breakfasts);
    return weight("included") < weight("bought") ? "included" : "bought";
  }

  /** No more than lodging and meals weigh. */
  private nightsAndMeals(stay: Stay, set: number, breakfasts: Breakfasts): number {
    const nights = this.lodgingWeight(stay, breakfasts);
    return nights === Number.POSITIVE_INFINITY ? nights : nights + this.mealsOf(stay, set, breakfasts).weight;
  }

  /** Whether each of its full days has room for what a full day must have. */
  private canBe(stay: Stay): boolean {
    return wholeDays(this.frame, stay).every((day) => this.frame.dayPlan(day).canBeFull);
  }

  /** What the visits of the stay weigh on its dates. */
  private matchedVisitsWeight(stay: Stay, set: number): number {
    const { request } = this.frame;
    const whole = wholeDays(this.frame, stay);
    // A leg is taken on moving days only.
    if (request.locks.some((lock) => lock.kind === "leg" && whole.includes(lock.day))) {
      return Number.POSITIVE_INFINITY;
    }
    const tables = this.city(stay.city);
    const visits = matchVisits(this.frame, stay, tables.attractions, this.weights.optionalVisit, set & this.ofVisits);
    return visits === null ? Number.POSITIVE_INFINITY : visits.weight;
  }

  private matchedMeals(stay: Stay, set: number, breakfasts: Breakfasts) {
    const { restaurants } = this.city(stay.city);
    const { frame, weights, ofMeals } = this;
    const limit = Number.POSITIVE_INFINITY;
    return matchMeals(frame, stay, restaurants, weights, set & ofMeals, limit, breakfasts)?.places ?? [];
  }

  private matchedVisits(stay: Stay, set: number) {
    const { attractions } = this.city(stay.city);
    const { frame, weights, ofVisits } = this;
    return matchVisits(frame, stay, attractions, weights.optionalVisit, set & ofVisits)?.places ?? [];
  }

  /** Interchangeable restaurants in their slots: the More expensive ones at dinner, breakfast gets the cheaper ones. */
  private countedMeals(stay: Stay, set: number, breakfasts: Breakfasts) {
    const { counts } = this.mealsOf(stay, set, breakfasts);
    const chosen = this.city(stay.city).meals.choose(counts, set & this.ofMeals);
    const slots = fillOrder(mealSlots(this.frame, stay, breakfasts)).slice(0, chosen.length);
    const bySlot = [...slots].sort((a, b) => a.slot.start - b.slot.start || a.day - b.day);
    const byPrice = [...chosen].sort((a, b) => a.priceMinor - b.priceMinor);
    return pair(bySlot, byPrice);
  }

  private countedVisits(stay: Stay, set: number) {
    const { counts } = this.visitsOf(stay, set);
    const chosen = this.city(stay.city).visits.choose(counts, set & this.ofVisits);
    const slots = visitSlots(this.frame, stay);
    const firstOfDay = slots.filter(
      (at, index) => at.fullDay && slots.findIndex((other) => other.day === at.day) === index,
    );
    const others = slots.filter((at) => !firstOfDay.includes(at));
    return pair([...firstOfDay, ...others], chosen);
  }

  private lodgingWeight(stay: Stay, breakfasts: Breakfasts): number {
    const { lodgings } = this.city(stay.city);
    return lodgings[breakfasts].bestWithLocks(stay.day, stay.nights)?.weight ?? Number.POSITIVE_INFINITY;
  }

  private mealsOf(stay: Stay, set: number, breakfasts: Breakfasts): { weight: number; counts: number[] } {
    return this.city(stay.city).meals.best(
      this.mealCounts(stay, breakfasts),
      set & this.ofMeals,
      this.weights.optionalMeal,
    );
  }

  /** How many meals of each kind the stay must and may have. */
  mealCounts(stay: Stay, breakfasts: Breakfasts): PlaceCounts {
    const slots = mealSlots(this.frame, stay, breakfasts);
    const count = (names: readonly MealName[], fullDay: boolean) =>
      slots.filter((at) => at.fullDay === fullDay && names.includes(at.slot.meal)).length;
    return {
      required: this.kinds.map((names) => count(names, true)),
      optional: this.kinds.map((names) => count(names, false)),
    };
  }

  /** The kinds of meal that the restaurant ever serves, one bit each. */
  private kindsOf(restaurant: Restaurant): number {
    const { timed } = this.frame;
    const serves = (name: MealName) =>
      this.slots.some(
        (slot) =>
          slot.kind === "meal" && slot.meal === name && (!timed || servesSometimes(this.frame, restaurant, slot)),
      );
    return this.kinds.reduce((mask, names, kind) => (names.some(serves) ? mask | (1 << kind) : mask), 0);
  }

  private visitsOf(stay: Stay, set: number): { weight: number; counts: number[] } {
    const { visits } = this.city(stay.city);
    return visits.best(this.visitCounts(stay), set & this.ofVisits, this.weights.optionalVisit);
  }

  /** How many visits the stay must and may have. */
  visitCounts(stay: Stay): PlaceCounts {
    const needed = this.neededVisits(stay);
    return { required: [needed], optional: [visitSlots(this.frame, stay).length - needed] };
  }

  /** How many full days must have a visit. */
  private neededVisits(stay: Stay): number {
    return wholeDays(this.frame, stay).filter((day) => this.frame.dayPlan(day).needsVisit).length;
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
    const { frame, weights } = this;
    const { wanted } = frame;
    const restaurants = frame.world
      .restaurants(name)
      .filter((restaurant) => restaurant.nameResolves)
      .map((place) => ({
        place,
        weight: weights.meal(place),
        covers: coveredBy({ kind: "restaurant", record: place }, wanted),
        kinds: this.kindsOf(place),
      }));
    const attractions = frame.world
      .attractions(name)
      .filter((attraction) => attraction.nameResolves)
      .map((place) => ({
        place,
        weight: weights.visit(place),
        covers: coveredBy({ kind: "attraction", record: place }, wanted),
        kinds: 1,
      }));
    const lodgings = (breakfasts: Breakfasts) => new LodgingTable(frame, this.demands, name, weights, breakfasts);
    const visitsOfDay = this.slots.filter(({ kind }) => kind === "visit").length;
    return {
      lodgings: { bought: lodgings("bought"), included: lodgings("included") },
      restaurants,
      meals: new PlaceTable(
        restaurants,
        wanted.length,
        this.kinds.map((names) => names.length * (frame.days + 1)),
      ),
      attractions,
      visits: new PlaceTable(attractions, wanted.length, [visitsOfDay * (frame.days + 1)]),
    };
  }
}

/** Slots in the order to fill them: full days first, then dinner on arrival, breakfast before leaving, and so on. */
function fillOrder<Slot extends DaySlot>(slots: readonly StaySlot<Slot>[]): StaySlot<Slot>[] {
  return [...slots.filter((at) => at.fullDay), ...slots.filter((at) => !at.fullDay).reverse()];
}

function pair<Slot extends DaySlot, Place>(
  slots: readonly StaySlot<Slot>[],
  places: readonly Place[],
): { at: StaySlot<Slot>; place: Place }[] {
  return places.flatMap((place, index) => {
    const at = slots[index];
    return at === undefined ? [] : [{ at, place }];
  });
}
