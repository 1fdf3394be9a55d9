import { isBooked, listed, type Reason, type RoomType } from "@/server/trip";
import { type Choice, lockOn, recordIdOf } from "./choices";
import type { ChosenTrip } from "./solve";
import { isMovingDay } from "./trip-weight";

const ROOM_TYPE_WORDS: Record<RoomType, string> = {
  "entire room": "An entire place to yourselves, as you asked.",
  "private room": "A private room, as you asked.",
  "shared room": "A shared room, as you asked.",
  "not shared room": "Not a shared room, as you asked.",
};

/** Why a stop is where it is: its lock first. What is booked, or so on purpose, answers to nothing else. */
export function reasonsWithLock(trip: ChosenTrip, choice: Choice, others: readonly Reason[]): Reason[] {
  const because = { kind: "lock" } as const;
  const lock = lockOn(trip, choice);
  if (lock === null) return [...others];
  if (isBooked(recordIdOf(choice))) return [{ because, text: "You booked it already." }];
  if (lock === "on purpose") return [{ because, text: "You want it this way." }];
  return [{ because, text: "You locked it here." }, ...others];
}

/** The demands and rules behind a stop, in sentences for the traveler. */
export function demandReasons(trip: ChosenTrip, choice: Choice): Reason[] {
  const { demands, arriveBy } = trip.frame.request;
  const reasons: Reason[] = [];
  const demand = (name: "transportation" | "roomType" | "houseRule" | "cuisines" | "destinations", text: string) =>
    reasons.push({ because: { kind: "demand", demand: name }, text });
  const rule = (text: string) => reasons.push({ because: { kind: "rule" }, text });
  switch (choice.kind) {
    case "leg": {
      if (demands.transportation === "no flight") demand("transportation", "You asked for no flights.");
      if (demands.transportation === "no self-driving") demand("transportation", "You asked not to drive yourself.");
      const limit = arriveBy.find(({ day }) => day === choice.day);
      if (limit !== undefined) rule(`Arrives by ${limit.time}, as you asked.`);
      if (choice.option.mode === "self-driving") rule("You drive your own car on every leg.");
      else rule(`Takes you from ${choice.option.from} to ${choice.option.to} on day ${choice.day}.`);
      break;
    }
    case "stay":
      if (demands.roomType !== null) demand("roomType", ROOM_TYPE_WORDS[demands.roomType]);
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
