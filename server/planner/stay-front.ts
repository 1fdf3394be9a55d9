import type { Demands } from "@/server/trip";
import { type Attraction, includesBreakfast, type Lodging, type Restaurant } from "@/server/worlds";
import { assign, FORBIDDEN } from "./assignment";
import type { Frame } from "./frame";
import { isBookable } from "./lodging-demands";
import { paretoChoices, withLabel } from "./pareto-choices";
import { matchVisits } from "./stay-matching";
import { type Breakfasts, mealSlots, type Stay, servesIn } from "./stay-slots";
import type { StayChoice, StayTable } from "./stay-table";
import { costs, type Weights } from "./weights";

/** One way to spend a stay: no other one is both cheaper and lighter. */
export interface FrontPoint {
  readonly cost: number;
  /** Without a price on cents. */
  readonly weight: number;
  readonly lodging: Lodging;
  readonly breakfasts: Breakfasts;
  readonly restaurants: readonly Restaurant[];
  readonly attractions: readonly Attraction[];
}

/**
 * The ways to spend a stay that a trip within a budget may need, by cost and weight: lodging × visits × meals, each as far
 * as its priced weight is within the slack of the least. Closed weekdays are not looked at (see `placeInSlots`).
 */
export class StayFronts {
  private readonly known = new Map<string, readonly FrontPoint[] | null>();

  constructor(
    private readonly frame: Frame,
    private readonly demands: Demands,
    private readonly table: StayTable,
    private readonly base: Weights,
    private readonly price: number,
    private readonly slack: number,
  ) {}

  /** Null when a table would be too large. */
  of(stay: Stay, set: number): readonly FrontPoint[] | null {
    const key = `${stay.city},${stay.nights},${stay.fullDays},${stay.before},${stay.after},${set}`;
    let points = this.known.get(key);
    if (points === undefined) {
      points = this.find(stay, set);
      this.known.set(key, points);
    }
    return points;
  }

  private find(stay: Stay, set: number): readonly FrontPoint[] | null {
    const { base, price, slack, table } = this;
    const cost = costs(this.frame.party);
    const { restaurants, attractions } = table.placesOf(stay);
    const mealsWith = (breakfasts: Breakfasts) =>
      paretoChoices(
        restaurants.map((each) => ({ ...each, cost: cost.meal(each.place), weight: base.meal(each.place) })),
        table.mealCounts(stay, breakfasts),
        set & table.ofMeals,
        base.optionalMeal,
        price,
        slack,
      );
    const [bought, included] = [mealsWith("bought"), mealsWith("included")];
    const visits = paretoChoices(
      attractions.map((each) => ({ ...each, cost: cost.visit(each.place), weight: base.visit(each.place) })),
      table.visitCounts(stay),
      set & table.ofVisits,
      base.optionalVisit,
      price,
      slack,
    );
    if (bought === null || included === null || visits === null) return null;
    const lodgings = this.frame.world
      .lodgings(this.frame.cities[stay.city]?.name ?? "")
      .filter((lodging) => isBookable(lodging, this.demands, this.frame.party) && lodging.minimumNights <= stay.nights);
    const priced = ({ cost, weight }: { cost: number; weight: number }) => weight + price * cost;
    let points: FrontPoint[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const lodging of lodgings) {
      const breakfasts: Breakfasts = includesBreakfast(lodging) ? "included" : "bought";
      const nights = { cost: stay.nights * cost.night(lodging), weight: stay.nights * base.night(lodging) };
      for (const visit of visits) {
        for (const meal of breakfasts === "included" ? included : bought) {
          const point = {
            cost: nights.cost + visit.cost + meal.cost,
            weight: nights.weight + visit.weight + meal.weight,
            lodging,
            breakfasts,
            restaurants: meal.places,
            attractions: visit.places,
          };
          least = Math.min(least, priced(point));
          if (priced(point) <= least + slack) points = withLabel(points, point);
        }
      }
    }
    return points.filter((point) => priced(point) <= least + slack).sort((a, b) => priced(a) - priced(b));
  }
}

/** Puts the places of a point into the slots of its stay on its dates; null where closed weekdays do not allow it. */
export function placeInSlots(frame: Frame, stay: Stay, point: FrontPoint): StayChoice | null {
  const slots = mealSlots(frame, stay, point.breakfasts);
  // Full days have to be filled; of the rest dinner on arrival and breakfast before leaving come first.
  const order = slots.map((at, index) => (at.fullDay ? 0 : slots.length - index));
  const mustFill = new Set(slots.flatMap((at, index) => (at.fullDay ? [index] : [])));
  const slotOf = assign(
    point.restaurants.map((restaurant) =>
      Float64Array.from(slots, (at, index) =>
        frame.timed && !servesIn(frame, restaurant, at) ? FORBIDDEN : (order[index] ?? 0),
      ),
    ),
    slots.length,
    mustFill,
  );
  const attractions = point.attractions.map((place) => ({ place, weight: 0, covers: 0, kinds: 1 }));
  const visits = matchVisits(frame, stay, attractions, -1, 0);
  if (slotOf === null || visits === null || visits.places.length < point.attractions.length) return null;
  return {
    nights: Array.from({ length: stay.nights }, (_, index) => ({ day: stay.day + index, lodging: point.lodging })),
    meals: point.restaurants.flatMap((restaurant, index) => {
      const at = slots[slotOf[index] ?? -1];
      return at === undefined ? [] : [{ day: at.day, slot: at.slot, restaurant }];
    }),
    visits: visits.places.map(({ at, place }) => ({ day: at.day, slot: at.slot, attraction: place })),
  };
}
