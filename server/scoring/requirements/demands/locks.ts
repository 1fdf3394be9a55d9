import type { Check, Lock } from "@/server/trip";
import { checkOf } from "../check";
import type { Verification } from "../verification";

/** What was locked stands where it was locked. */
export function checkLock({ itinerary }: Verification, lock: Lock): Check {
  const day = itinerary.days.find((one) => one.number === lock.day);
  const stop = day?.stops.find(
    (one) =>
      one.kind === lock.kind &&
      one.recordId === lock.recordId &&
      (lock.kind !== "meal" || (one.kind === "meal" && one.meal === lock.meal)),
  );
  const what = lock.kind === "meal" ? lock.meal : lock.kind;
  const faults =
    stop === undefined ? [{ text: `Day ${lock.day} no longer has the ${what} that was locked.`, stops: [] }] : [];
  return checkOf({ name: "lock", label: `Locked ${what}, day ${lock.day}` }, faults, {
    evidence: `${stop?.name} stays on day ${lock.day}.`,
    stops: stop === undefined ? [] : [stop.id],
  });
}
