import type { Demands } from "@/server/trip";
import { type Attraction, includesBreakfast, type Lodging, type Restaurant } from "@/server/worlds";
import type { Frame } from "./frame";
import { isBookable } from "./lodging-demands";
import { type KindCounts, paretoChoices, withLabel } from "./pareto-choices";
import type { PlaceCounts, WeighedPlace } from "./place-table";
import { mealKinds, visitKinds } from "./slot-kinds";
import type { Breakfasts, Stay } from "./stay-slots";
import type { StayTable } from "./stay-table";
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
 * as its priced weight is within the slack of the least. Closed weekdays are looked at in the slots alone by which the search has divided
 * (see `placeInSlots`).
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
    // Slots are of a date, what they hold otherwise is not.
    const dates = this.frame.exclusions.size > 0 ? stay.day : 0;
    const key = `${stay.city},${stay.nights},${stay.fullDays},${stay.before},${stay.after},${set},${dates}`;
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
    const mealsWith = (breakfasts: Breakfasts) => {
      const { places, counts } = this.restaurantsOf(stay, breakfasts);
      const priced = places.map((each) => ({ ...each, cost: cost.meal(each.place), weight: base.meal(each.place) }));
      return paretoChoices(priced, counts, set & table.ofMeals, base.optionalMeal, price, slack);
    };
    const [bought, included] = [mealsWith("bought"), mealsWith("included")];
    const { places, counts } = this.attractionsOf(stay);
    const sights = places.map((each) => ({ ...each, cost: cost.visit(each.place), weight: base.visit(each.place) }));
    const visits = paretoChoices(sights, counts, set & table.ofVisits, base.optionalVisit, price, slack);
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

  private restaurantsOf(stay: Stay, breakfasts: Breakfasts): Choosable<Restaurant> {
    const { frame, table } = this;
    const places = table.placesOf(stay).restaurants;
    if (frame.exclusions.size === 0) return { places, counts: kindCounts(table.mealCounts(stay, breakfasts)) };
    const { counts, kindsOf } = mealKinds(frame, stay, breakfasts);
    return { places: places.map((each) => ({ ...each, kinds: kindsOf(each.place) })), counts };
  }

  private attractionsOf(stay: Stay): Choosable<Attraction> {
    const { frame, table } = this;
    const places = table.placesOf(stay).attractions;
    if (frame.exclusions.size === 0) return { places, counts: kindCounts(table.visitCounts(stay)) };
    const { counts, kindsOf } = visitKinds(frame, stay);
    return { places: places.map((each) => ({ ...each, kinds: kindsOf(each.place) })), counts };
  }
}

/** Places to choose of, and how many of each kind. */
interface Choosable<Place> {
  readonly places: readonly WeighedPlace<Place>[];
  readonly counts: KindCounts;
}

function kindCounts({ required, optional }: PlaceCounts): KindCounts {
  return {
    most: required.map((count, kind) => count + (optional[kind] ?? 0)),
    needs: required.map((least, kind) => ({ kinds: [kind], least })),
  };
}
