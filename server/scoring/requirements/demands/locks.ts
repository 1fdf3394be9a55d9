import {
  appointmentAt,
  type Check,
  isAppointment,
  type Lock,
  type LockOf,
  minutesOfDay,
  RHYTHM,
  type Stop,
  type TripRequest,
} from "@/server/trip";
import { checkOf, faultAt } from "../check";
import type { Verification } from "../verification";

/** What was locked is where and when it was locked, what was left out comes nowhere, what is kept free stays free. */
export function checkLock(verification: Verification, lock: Lock): Check {
  switch (lock.kind) {
    case "without":
      return checkWithout(verification, lock);
    case "free":
      return checkFree(verification, lock);
    default:
      return checkPlaced(verification, lock);
  }
}

type PlacedLock = Exclude<Lock, { kind: "without" | "free" }>;

function checkPlaced({ request, itinerary, isTimed }: Verification, lock: PlacedLock): Check {
  const day = itinerary.days.find((one) => one.number === lock.day);
  const what = lock.kind === "meal" ? lock.meal : lock.kind;
  const rule = isAppointment(lock.recordId)
    ? { name: "appointments", label: appointmentLabel(request, lock) }
    : { name: "lock", label: `Locked ${what}, day ${lock.day}` };
  const start = "start" in lock && isTimed ? lock.start : null;
  const isOnTime = (one: Stop) => start === null || (one.start?.time === start && one.start.date === day?.date);
  // The same place may be locked at two times of a day.
  const candidates = day?.stops.filter((one) => isIts(lock, one)) ?? [];
  const stop = candidates.find(isOnTime) ?? candidates[0];
  if (day === undefined || stop === undefined) {
    const text = `Day ${lock.day} no longer has the ${what} that was locked.`;
    return checkOf(rule, [{ text, stops: [], day: lock.day }], { evidence: "", stops: [] });
  }
  const planned = stop.start === null ? "without a time" : `at ${stop.start.time}`;
  const faults = isOnTime(stop)
    ? []
    : [faultAt({ stop, day }, `Day ${day.number}: ${stop.name} was locked at ${start}, but is planned ${planned}.`)];
  return checkOf(rule, faults, {
    evidence: `${stop.name} stays on day ${lock.day}${start === null ? "" : ` at ${start}`}.`,
    stops: [stop.id],
  });
}

function appointmentLabel({ booked }: TripRequest, { recordId, day }: PlacedLock): string {
  const item = booked.find(({ id }) => id === recordId);
  return item !== undefined && "start" in item
    ? appointmentAt(item.name, item.start, day)
    : `Appointment on day ${day}`;
}

function isIts(lock: PlacedLock, stop: Stop): boolean {
  if (stop.kind !== lock.kind || stop.recordId !== lock.recordId) return false;
  return lock.kind !== "meal" || (stop.kind === "meal" && stop.meal === lock.meal);
}

function checkWithout({ itinerary }: Verification, { recordId }: LockOf<"without">): Check {
  const faults = itinerary.days.flatMap((day) =>
    day.stops
      .filter((stop) => stop.recordId === recordId)
      .map((stop) => faultAt({ stop, day }, `Day ${day.number}: ${stop.name} was left out, but is back.`)),
  );
  return checkOf({ name: "lock", label: "Left out" }, faults, { evidence: "It is still left out.", stops: [] });
}

function checkFree(verification: Verification, lock: LockOf<"free">): Check {
  if (lock.slot === "evening") return checkFreeEvening(verification, lock.day);
  const { itinerary } = verification;
  const what = lock.slot === "stay" ? "lodging" : lock.slot;
  const faults = itinerary.days
    .filter((day) => day.number === lock.day)
    .flatMap((day) =>
      day.stops
        .filter((stop) => slotOf(stop) === lock.slot)
        .map((stop) => faultAt({ stop, day }, `Day ${day.number} was kept free of ${what}, but has ${stop.name}.`)),
    );
  return checkOf({ name: "lock", label: `No ${what}, day ${lock.day}` }, faults, {
    evidence: `Day ${lock.day} is kept free of ${what}.`,
    stops: [],
  });
}

function checkFreeEvening({ itinerary }: Verification, day: number): Check {
  const isInEvening = (stop: Stop) =>
    (stop.kind === "meal" && stop.meal === "dinner") ||
    ((stop.kind === "meal" || stop.kind === "visit") &&
      stop.end !== null &&
      minutesOfDay(stop.end.time) > RHYTHM.eveningStart);
  const faults = itinerary.days
    .filter(({ number }) => number === day)
    .flatMap((each) =>
      each.stops
        .filter(isInEvening)
        .map((stop) => faultAt({ stop, day: each }, `The evening of day ${day} was kept free, but has ${stop.name}.`)),
    );
  return checkOf({ name: "appointments", label: `Free evening, day ${day}` }, faults, {
    evidence: `Nothing is planned on the evening of day ${day}.`,
    stops: [],
  });
}

function slotOf(stop: Stop): LockOf<"free">["slot"] | null {
  switch (stop.kind) {
    case "meal":
      return stop.meal;
    case "visit":
      return "visits";
    case "stay":
      return "stay";
    case "leg":
      return null;
  }
}
