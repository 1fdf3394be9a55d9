import {
  counted,
  isAppointment,
  isBooked,
  listed,
  type Reason,
  type RoomType,
  type Transportation,
} from "@/server/trip";
import { type Choice, lockOn, recordIdOf } from "./choices";
import type { ChosenTrip } from "./solve";
import { isMovingDay } from "./trip-weight";

const ROOM_TYPE_WORDS: Record<RoomType, string> = {
  "entire room": "An entire place to yourselves, as you asked.",
  "private room": "A private room, as you asked.",
  "shared room": "A shared room, as you asked.",
  "not shared room": "Not a shared room, as you asked.",
};

const TRANSPORTATION_WORDS: Record<Transportation, string> = {
  "no flight": "You asked for no flights.",
  "no self-driving": "You asked not to drive yourself.",
  "only trains and buses": "You asked for trains and buses.",
};

/** Why a stop is where it is: its lock first. What is booked, or so on purpose, answers to nothing else. */
export function reasonsWithLock(trip: ChosenTrip, choice: Choice, others: readonly Reason[]): Reason[] {
  const because = { kind: "lock" } as const;
  const lock = lockOn(trip, choice);
  if (lock === null) return [...others];
  if (isAppointment(recordIdOf(choice))) return [{ because, text: "Your appointment." }];
  if (isBooked(recordIdOf(choice))) return [{ because, text: "You booked it already." }];
  if (lock === "on purpose") return [{ because, text: "You want it this way." }];
  return [{ because, text: "You locked it here." }, ...others];
}

/** The demands and rules behind a stop, in sentences for the traveler. */
export function demandReasons(trip: ChosenTrip, choice: Choice): Reason[] {
  const { demands, arriveBy, leaveAfter } = trip.frame.request;
  const reasons: Reason[] = [];
  const demand = (
    name: "transportation" | "roomType" | "houseRule" | "cuisines" | "destinations" | "rooms",
    text: string,
  ) => reasons.push({ because: { kind: "demand", demand: name }, text });
  const rule = (text: string) => reasons.push({ because: { kind: "rule" }, text });
  switch (choice.kind) {
    case "leg": {
      if (demands.transportation !== null) demand("transportation", TRANSPORTATION_WORDS[demands.transportation]);
      const limit = arriveBy.find(({ day }) => day === choice.day);
      if (limit !== undefined) rule(`Arrives by ${limit.time}, as you asked.`);
      const earliest = leaveAfter.find(({ day }) => day === null || day === choice.day);
      if (earliest !== undefined) rule(`Leaves at ${earliest.time} or later, as you asked.`);
      if (choice.option.mode === "self-driving") rule("You drive your own car on every leg.");
      else rule(`Takes you from ${choice.option.from} to ${choice.option.to} on day ${choice.day}.`);
      break;
    }
    case "stay":
      if (demands.roomType !== null) demand("roomType", ROOM_TYPE_WORDS[demands.roomType]);
      if (demands.rooms !== undefined) demand("rooms", `No more than ${counted(demands.rooms, "room")}, as you asked.`);
      if (demands.houseRule.length > 0)
        demand("houseRule", `Allows ${listed(demands.houseRule)}, which you asked for.`);
      rule(
        choice.lodging.minimumNights > 1
          ? `Lodging in ${choice.lodging.city} for ${nightsText(choice.nights)}(minimum ${choice.lodging.minimumNights}).`
          : `Lodging in ${choice.lodging.city} for ${nightsText(choice.nights)}.`,
      );
      break;
    case "meal": {
      const eaten = [...new Set(demands.cuisines)].filter((cuisine) => choice.restaurant.cuisines.includes(cuisine));
      if (eaten.length > 0) demand("cuisines", `Serves ${listed(eaten)}, which you asked for.`);
      if (isFullDay(trip, choice.day)) rule("Three meals on a full day, each in a different place.");
      else rule("Fits around your travel on this day.");
      break;
    }
    case "visit":
      if (trip.frame.request.sights?.some(({ recordId }) => recordId === choice.attraction.id)) {
        demand("destinations", "You named it.");
      }
      if (isFullDay(trip, choice.day)) rule(`Something to see on a full day in ${choice.attraction.city}.`);
      else rule("Fits around your travel on this day.");
      break;
  }
  return reasons;
}

function nightsText(nights: number): string {
  return nights === 1 ? "one night" : `${nights} nights`;
}

function isFullDay(trip: ChosenTrip, day: number): boolean {
  return !isMovingDay(trip, day);
}
