import { dollarsPerUnit } from "@/server/trip";
import { type Attraction, type Lodging, type Party, type Restaurant, roomsTaken } from "@/server/worlds";
import type { Frame } from "./frame";
import type { LegOption } from "./leg-options";

/** What the search minimizes: a number for every choice, added up. May be negative for what is wanted. */
export interface Weights {
  leg(option: LegOption): number;
  /** One night of the party. */
  night(lodging: Lodging): number;
  /** One meal of the party. */
  meal(restaurant: Restaurant): number;
  /** One visit of the party. */
  visit(attraction: Attraction): number;
  /** Added for each meal and visit that no rule asks for (moving days, the second visit of a full day). */
  readonly optionalMeal: number;
  readonly optionalVisit: number;
  /** Optional slots may be worth filling, so the search must look at all of a moving day. */
  readonly fillsDays: boolean;
  /** Per slot of a moving day that the leg's clock times make odd, in worlds without a timing rule. */
  readonly oddSlot: number;
}

/** What each choice costs the party, in cents. */
export function costs(party: Party) {
  const { people } = party;
  return {
    leg: (option: LegOption) => option.costMinor,
    night: (lodging: Lodging) => lodging.priceMinor * roomsTaken(lodging, party).count,
    meal: (restaurant: Restaurant) => restaurant.priceMinor * people,
    visit: (attraction: Attraction) => attraction.priceMinor * people,
  };
}

/** What the meals and visits weigh that are pinned and so in every trip. They count for no slot. */
export function pinnedWeight({ days, dayPlan }: Frame, weights: Weights): number {
  let sum = 0;
  for (let day = 1; day <= days; day++) {
    for (const { held } of dayPlan(day).pins) {
      sum += held.kind === "meal" ? weights.meal(held.place) : weights.visit(held.place);
    }
  }
  return sum;
}

/** Objective `cost`: the total price in cents. Nothing optional is bought unless a demand needs it. */
export function costWeights(party: Party): Weights {
  return { ...costs(party), optionalMeal: 0, optionalVisit: 0, fillsDays: false, oddSlot: 0 };
}

/** Weights of the time objective: a minute on the way outweighs any price; a filled slot is worth forty dollars each. */
const MINUTE = 1000;
const FILLED_SLOT = -40;
const ODD_SLOT = 100;
/** For each place of the traveler's own list: more than any place saves. */
export const OWN_PLACE_DOLLARS = 500;

/**
 * Objective `time`: the fewest minutes on the way, then the least cost (in dollars for each traveler) with days filled;
 * `costWeight` more for each cent while the search looks for what a budget allows.
 */
export function timeWeights({ party, people, world }: Frame, costWeight: number): Weights {
  const cost = costs(party);
  const perCent = costWeight + dollarsPerUnit(world.describe().currency) / (100 * people);
  return {
    leg: (option) => MINUTE * option.durationMinutes + perCent * cost.leg(option),
    night: (lodging) => perCent * cost.night(lodging),
    meal: (restaurant) => perCent * cost.meal(restaurant),
    visit: (attraction) => perCent * cost.visit(attraction),
    optionalMeal: FILLED_SLOT,
    optionalVisit: FILLED_SLOT,
    fillsDays: true,
    oddSlot: ODD_SLOT,
  };
}
