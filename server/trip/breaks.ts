import { mealNameSchema } from "./booked-item";
import type { Itinerary } from "./itinerary";
import { type Check, type Fault, isBroken } from "./plan-result";
import type { PlanVersion } from "./plan-version";
import type { LockOf } from "./request";

/** A broken demand or rule at one place of the plan. */
export interface Break {
  /** Stays the same while the same thing is broken at the same place, also over re-plans. */
  readonly key: string;
  readonly check: Check;
  readonly fault: Fault;
  /** The traveler means it to be so. */
  readonly onPurpose: boolean;
}

/** Everything that a version breaks, in the order of its checks. */
export function breaksOf(version: Pick<PlanVersion, "checks" | "keptOnPurpose" | "itinerary">): Break[] {
  return version.checks.filter(isBroken).flatMap((check) =>
    check.faults.map((fault) => {
      const key = keyOfBreak(check, fault, version.itinerary);
      return { key, check, fault, onPurpose: version.keptOnPurpose.includes(key) };
    }),
  );
}

/** The check, the day and the records at fault; where something is missing, what; else the sentence tells faults apart. */
export function keyOfBreak(check: Pick<Check, "name">, fault: Fault, { days }: Itinerary): string {
  const records = days.flatMap(({ stops }) =>
    stops.filter(({ id }) => fault.stops.includes(id)).map((s) => s.recordId),
  );
  if (records.length > 0) return keyOf(check.name, fault.day, records.join(" "));
  const missing = missingAt(check, fault);
  if (missing !== null) return keyOfFree(missing);
  // How much over the budget it is changes with every edit; the break stays the same.
  return keyOf(check.name, fault.day, check.name === "budget" ? "" : fault.text);
}

function keyOf(check: string, day: number | null, what: string): string {
  return [check, day ?? "trip", what].join("|");
}

/** A meal, the visits or the night's lodging of a day. */
export type DaySlotOfTrip = Omit<LockOf<"free">, "kind">;

const RULE_OF_SLOT: Record<DaySlotOfTrip["slot"], string> = {
  breakfast: "meals",
  lunch: "meals",
  dinner: "meals",
  visits: "visits",
  stay: "nights",
  evening: "lock",
};

/** What is missing at a fault, so that it can be kept free on purpose; null where the fault is another. */
export function missingAt(check: Pick<Check, "name">, { stops, day, text }: Fault): DaySlotOfTrip | null {
  if (stops.length > 0 || day === null) return null;
  switch (check.name) {
    case "meals": {
      const meal = mealNameSchema.options.find((name) => text.includes(name));
      return meal === undefined ? null : { day, slot: meal };
    }
    case "visits":
      return { day, slot: "visits" };
    case "nights":
      return { day, slot: "stay" };
    default:
      return null;
  }
}

/** The key of what would be missing if this were not kept free on purpose; `unkeep` takes it to plan it again. */
export function keyOfFree({ day, slot }: DaySlotOfTrip): string {
  return keyOf(RULE_OF_SLOT[slot], day, `no ${slot}`);
}
