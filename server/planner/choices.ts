import type { MealName, VisitSlot } from "@/server/trip";
import type { Attraction, Lodging, Restaurant } from "@/server/worlds";
import type { LegOption } from "./leg-options";
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
      readonly meal: MealName;
      readonly restaurant: Restaurant;
    }
  | {
      readonly kind: "visit";
      readonly id: string;
      readonly day: number;
      readonly slot: VisitSlot;
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

/** Whether a lock of the request holds this stop. */
export function isLocked({ frame }: ChosenTrip, choice: Choice): boolean {
  const id = recordIdOf(choice);
  return frame.request.locks.some(
    (lock) =>
      lock.kind === choice.kind &&
      lock.day === choice.day &&
      lock.recordId === id &&
      (lock.kind !== "meal" || choice.kind !== "meal" || lock.meal === choice.meal),
  );
}

const ORDER = ["breakfast", "morning", "lunch", "afternoon", "dinner"];

/** The stops of one day in the order of the day: what is left behind, the leg, what comes after it, the night. */
export function choicesOfDay(trip: ChosenTrip, day: number): Choice[] {
  const leg = trip.legs.find((each) => each.day === day);
  const slots = [
    ...trip.meals.filter((each) => each.day === day).map((each) => mealChoice(each)),
    ...trip.visits.filter((each) => each.day === day).map((each) => visitChoice(each)),
  ].sort((a, b) => ORDER.indexOf(slotName(a)) - ORDER.indexOf(slotName(b)));
  const isBefore = (choice: Choice) => leg !== undefined && cityOf(choice) === leg.option.from;
  return [
    ...slots.filter(isBefore),
    ...(leg === undefined ? [] : [{ kind: "leg", id: `day-${day}-leg`, ...leg } as const]),
    ...slots.filter((choice) => !isBefore(choice)),
    ...nightOf(trip, day),
  ];
}

function mealChoice(each: ChosenTrip["meals"][number]): Choice {
  return { kind: "meal", id: `day-${each.day}-${each.meal}`, ...each };
}

function visitChoice(each: ChosenTrip["visits"][number]): Choice {
  return { kind: "visit", id: `day-${each.day}-${each.slot}`, ...each };
}

function slotName(choice: Choice): string {
  return choice.kind === "meal" ? choice.meal : choice.kind === "visit" ? choice.slot : "";
}

function cityOf(choice: Choice): string {
  return choice.kind === "meal" ? choice.restaurant.city : choice.kind === "visit" ? choice.attraction.city : "";
}

function nightOf(trip: ChosenTrip, day: number): Choice[] {
  const { nights } = trip;
  const index = nights.findIndex((night) => night.day === day);
  const here = nights[index];
  if (here === undefined) return [];
  let first = index;
  while (nights[first - 1]?.lodging === here.lodging) first--;
  let last = index;
  while (nights[last + 1]?.lodging === here.lodging) last++;
  return [
    {
      kind: "stay",
      id: `day-${day}-stay`,
      day,
      lodging: here.lodging,
      night: index - first + 1,
      nights: last - first + 1,
    },
  ];
}
