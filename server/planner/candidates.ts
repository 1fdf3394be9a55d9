import { type DemandName, type Demands, isBooked, isRuledOut } from "@/server/trip";
import { type Attraction, includesBreakfast, type Restaurant, roomsTaken } from "@/server/worlds";
import { legName } from "./build-itinerary";
import { type Choice, lockOn } from "./choices";
import { fitsIn } from "./day-course";
import { legOptions } from "./leg-options";
import { allowsAll, hasFewEnoughRooms, isRoomType } from "./lodging-demands";
import type { Rated } from "./preferences/satisfaction";
import type { ChosenTrip } from "./solve";
import { opensIn, type StaySlot, servesIn } from "./stay-slots";
import { isMovingDay, usedSlots, withChoices } from "./trip-weight";
import type { Wanted } from "./wanted";
import { costs, type Weights } from "./weights";

/** A record that could stand in a stop's place. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  /** Of the whole trip, in cents and in the weights of the objective, against what is chosen now. */
  readonly costChange: number;
  readonly weightChange: number;
  /** Demands other than the budget that it would break. */
  readonly breaks: readonly DemandName[];
  /** The trip with it. */
  readonly exchanged: () => ChosenTrip;
}

/** Whether a place is worth a closer look. */
type IsWorthwhile = (place: Restaurant | Attraction) => boolean;

/**
 * Every other record that the rules of a trip allow in the stop's place; none where it is locked. Of meals and visits only those
 * that are worth a closer look.
 */
export function candidatesFor(
  trip: ChosenTrip,
  choice: Choice,
  weights: Weights,
  isWorthwhile: IsWorthwhile = () => true,
): Candidate[] {
  if (lockOn(trip, choice) !== null) return [];
  switch (choice.kind) {
    case "leg":
      return legCandidates(trip, choice, weights);
    case "stay":
      return lodgingCandidates(trip, choice, weights);
    case "meal":
      return restaurantCandidates(trip, choice, weights, isWorthwhile);
    case "visit":
      return attractionCandidates(trip, choice, weights, isWorthwhile);
  }
}

function legCandidates(
  trip: ChosenTrip,
  { day, option }: Extract<Choice, { kind: "leg" }>,
  weights: Weights,
): Candidate[] {
  const { frame, driving } = trip;
  const { demands } = frame.request;
  const used = usedSlots(trip, day, option);
  const free: Demands = { ...demands, transportation: null };
  return (
    legOptions(frame, free, driving, option.from, option.to, day)
      // Another number of nights on the train would be another trip.
      .filter((other) => other.id !== option.id && other.nights === option.nights)
      .filter(
        (other) =>
          (!frame.timed && weights.oddSlot === 0) ||
          (other.slotsBefore >= used.before && other.slotsAfter >= used.after),
      )
      .map((other) => ({
        id: other.id,
        name: legName(other),
        rating: null,
        costChange: other.costMinor - option.costMinor,
        weightChange: weights.leg(other) - weights.leg(option),
        breaks: isRuledOut(demands.transportation, other.mode) ? ["transportation"] : [],
        exchanged: () =>
          withChoices(trip, { legs: trip.legs.map((leg) => (leg.day === day ? { day, option: other } : leg)) }),
      }))
  );
}

/** Another lodging takes all the nights of the run. */
function lodgingCandidates(
  trip: ChosenTrip,
  { day, lodging, night, nights }: Extract<Choice, { kind: "stay" }>,
  weights: Weights,
): Candidate[] {
  const { frame } = trip;
  const { demands, locks } = frame.request;
  const first = day - night + 1;
  const isInRun = (each: { day: number }) => each.day >= first && each.day < first + nights;
  if (locks.some((lock) => lock.kind === "stay" && isInRun(lock))) return [];
  const cost = costs(frame.party);
  return frame.world
    .lodgings(lodging.city)
    .filter(
      (other) =>
        other.id !== lodging.id &&
        !isBooked(other.id) &&
        other.nameResolves &&
        other.maximumOccupancy >= 1 &&
        roomsTaken(other, frame.party).fits &&
        // With or without breakfast other meals would be bought.
        includesBreakfast(other) === includesBreakfast(lodging) &&
        other.minimumNights <= nights,
    )
    .map((other) => {
      const breaks: DemandName[] = [];
      if (demands.roomType !== null && !isRoomType(other, demands.roomType)) breaks.push("roomType");
      if (!allowsAll(other, demands.houseRule)) breaks.push("houseRule");
      if (!hasFewEnoughRooms(other, demands, frame.party)) breaks.push("rooms");
      return {
        id: other.id,
        name: other.name,
        rating: other.rating,
        costChange: nights * (cost.night(other) - cost.night(lodging)),
        weightChange: nights * (weights.night(other) - weights.night(lodging)),
        breaks,
        exchanged: () =>
          withChoices(trip, {
            nights: trip.nights.map((each) => (isInRun(each) ? { ...each, lodging: other } : each)),
          }),
      };
    });
}

function restaurantCandidates(
  trip: ChosenTrip,
  choice: Extract<Choice, { kind: "meal" }>,
  weights: Weights,
  isWorthwhile: IsWorthwhile,
): Candidate[] {
  const { frame, meals } = trip;
  const at = slotOf(trip, choice);
  const cost = costs(frame.party);
  const others = meals.filter(({ restaurant }) => restaurant !== choice.restaurant).map(({ restaurant }) => restaurant);
  const needed = stillNeeded(
    trip,
    "restaurant",
    others.map((record) => ({ kind: "restaurant", record })),
  );
  return frame.world
    .restaurants(choice.restaurant.city)
    .filter(
      (other) =>
        other.nameResolves &&
        other !== choice.restaurant &&
        !others.includes(other) &&
        isWorthwhile(other) &&
        (!frame.timed || (servesIn(frame, other, at) && fitsIn(trip, choice, other))),
    )
    .map((other) => ({
      id: other.id,
      name: other.name,
      rating: other.rating,
      costChange: cost.meal(other) - cost.meal(choice.restaurant),
      weightChange: weights.meal(other) - weights.meal(choice.restaurant),
      breaks: unmetBy({ kind: "restaurant", record: other }, needed),
      exchanged: () =>
        withChoices(trip, {
          meals: meals.map((each) => (each.restaurant === choice.restaurant ? { ...each, restaurant: other } : each)),
        }),
    }));
}

function attractionCandidates(
  trip: ChosenTrip,
  choice: Extract<Choice, { kind: "visit" }>,
  weights: Weights,
  isWorthwhile: IsWorthwhile,
): Candidate[] {
  const { frame, visits } = trip;
  const at = slotOf(trip, choice);
  const cost = costs(frame.party);
  const seen = new Set(visits.map(({ attraction }) => attraction));
  const needed = stillNeeded(
    trip,
    "attraction",
    [...seen].filter((each) => each !== choice.attraction).map((record) => ({ kind: "attraction", record })),
  );
  return frame.world
    .attractions(choice.attraction.city)
    .filter(
      (other) =>
        other.nameResolves &&
        !seen.has(other) &&
        isWorthwhile(other) &&
        (!frame.timed || (opensIn(frame, other, at) && fitsIn(trip, choice, other))),
    )
    .map((other) => ({
      id: other.id,
      name: other.name,
      rating: other.details?.rating ?? null,
      costChange: cost.visit(other) - cost.visit(choice.attraction),
      weightChange: weights.visit(other) - weights.visit(choice.attraction),
      breaks: unmetBy({ kind: "attraction", record: other }, needed),
      exchanged: () =>
        withChoices(trip, {
          visits: visits.map((each) => (each.attraction === choice.attraction ? { ...each, attraction: other } : each)),
        }),
    }));
}

/** What is wanted of this kind of place and none of the others brings. */
function stillNeeded({ frame }: ChosenTrip, kind: Wanted["kind"], others: readonly Rated[]): Wanted[] {
  return frame.wanted
    .filter((wanted) => wanted.kind === kind)
    .filter(({ isMetBy }) => others.every((other) => isMetBy(other) !== true));
}

function unmetBy(rated: Rated, needed: readonly Wanted[]): DemandName[] {
  return [...new Set(needed.filter(({ isMetBy }) => isMetBy(rated) !== true).map(({ demand }) => demand))];
}

function slotOf(trip: ChosenTrip, { day, slot }: Extract<Choice, { kind: "meal" | "visit" }>): StaySlot {
  return { day, slot, fullDay: !isMovingDay(trip, day) };
}
