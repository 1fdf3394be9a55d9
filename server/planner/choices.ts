import { isBooked, type MealName } from "@/server/trip";
import type { Attraction, Lodging, Restaurant } from "@/server/worlds";
import { type DaySlot, isKept } from "./day-slots";
import type { LegOption } from "./leg-options";
import type { PinnedStop } from "./locks/day-plan";
import type { ChosenTrip } from "./solve";

/** One chosen stop of a trip, with the id it has in the itinerary. */
export type Choice =
  | { readonly kind: "leg"; readonly id: string; readonly day: number; readonly option: LegOption }
  | {
      readonly kind: "stay";
      readonly id: string;
      readonly day: number;
      readonly lodging: Lodging;
      /** Place of this night (from 1) in a run of nights in the same lodging. */
      readonly night: number;
      readonly nights: number;
    }
  | {
      readonly kind: "meal";
      readonly id: string;
      readonly day: number;
      readonly slot: DaySlot;
      readonly meal: MealName;
      readonly restaurant: Restaurant;
    }
  | {
      readonly kind: "visit";
      readonly id: string;
      readonly day: number;
      readonly slot: DaySlot;
      readonly attraction: Attraction;
    };

/** The id of what is chosen: the world's record, or the road leg's made-up one. */
export function recordIdOf(choice: Choice): string {
  switch (choice.kind) {
    case "leg":
      return choice.option.id;
    case "stay":
      return choice.lodging.id;
    case "meal":
      return choice.restaurant.id;
    case "visit":
      return choice.attraction.id;
  }
}

/** Whether locks of the request hold this stop, and whether one of them does so on purpose. */
export function lockOn({ frame }: ChosenTrip, choice: Choice): "locked" | "on purpose" | null {
  const id = recordIdOf(choice);
  const locks = frame.request.locks
    .filter((lock) => lock.kind !== "without" && lock.kind !== "free")
    .filter(
      (lock) =>
        lock.kind === choice.kind &&
        lock.day === choice.day &&
        lock.recordId === id &&
        (lock.kind !== "meal" || choice.kind !== "meal" || lock.meal === choice.meal),
    );
  if (locks.length === 0) return null;
  return locks.some(({ onPurpose }) => onPurpose) ? "on purpose" : "locked";
}

/** Whether a meal or visit has to stay where it is: it is locked, booked, or in a slot that is kept for it. */
export function isFixed(trip: ChosenTrip, choice: Choice): boolean {
  const id = recordIdOf(choice);
  const isInOwnSlot = choice.kind === "visit" && isKept(choice.slot);
  const isHeld = trip.frame.held.some(({ place }) => place.id === id);
  return isInOwnSlot || isHeld || isBooked(id) || lockOn(trip, choice) !== null;
}

/** The stops of one day in the order of the day: what is left behind, the leg, what comes after it, the night. */
export function choicesOfDay(trip: ChosenTrip, day: number): Choice[] {
  const leg = trip.legs.find((each) => each.day === day);
  const slots = [
    ...trip.meals.filter((each) => each.day === day).map(mealChoice),
    ...trip.visits.filter((each) => each.day === day).map(visitChoice),
    ...trip.frame.dayPlan(day).pins.map(pinnedChoice),
  ].sort((a, b) => a.slot.start - b.slot.start);
  const isBefore = (choice: SlotChoice) => {
    if (leg === undefined) return false;
    const { from, to, departure } = leg.option;
    const city = cityOf(choice);
    // What is pinned elsewhere is by its time.
    return city === from || (city !== to && trip.frame.timed && choice.slot.start < departure);
  };
  return [
    ...slots.filter(isBefore),
    ...(leg === undefined ? [] : [{ kind: "leg", id: `day-${day}-leg`, ...leg } as const]),
    ...slots.filter((choice) => !isBefore(choice)),
    ...nightOf(trip, day),
  ];
}

type SlotChoice = Extract<Choice, { kind: "meal" | "visit" }>;

export function mealChoice({ day, slot, restaurant }: ChosenTrip["meals"][number]): SlotChoice {
  return { kind: "meal", id: slotId(day, slot), day, slot, meal: slot.meal, restaurant };
}

export function visitChoice({ day, slot, attraction }: ChosenTrip["visits"][number]): SlotChoice {
  return { kind: "visit", id: slotId(day, slot), day, slot, attraction };
}

function pinnedChoice({ held, slot }: PinnedStop): SlotChoice {
  const at = { id: slotId(held.day, slot), day: held.day, slot };
  return held.kind === "meal"
    ? { kind: "meal", ...at, meal: held.meal, restaurant: held.place }
    : { kind: "visit", ...at, attraction: held.place };
}

function slotId(day: number, { id }: DaySlot): string {
  return `day-${day}-${id}`;
}

function cityOf(choice: SlotChoice): string {
  return choice.kind === "meal" ? choice.restaurant.city : choice.attraction.city;
}

function nightOf(trip: ChosenTrip, day: number): Choice[] {
  const lodgingOn = (night: number) => trip.nights.find((each) => each.day === night)?.lodging;
  const lodging = lodgingOn(day);
  if (lodging === undefined) return [];
  let first = day;
  while (lodgingOn(first - 1) === lodging) first--;
  let last = day;
  while (lodgingOn(last + 1) === lodging) last++;
  return [
    {
      kind: "stay",
      id: `day-${day}-stay`,
      day,
      lodging,
      night: day - first + 1,
      nights: last - first + 1,
    },
  ];
}
