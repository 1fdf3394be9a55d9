import { breaksOf, keyOfFree, type LockOf, type PlanVersion } from "@/server/trip";

/** Something broken at one place of the page, or left free there on purpose. */
export interface ShownBreak {
  readonly key: string;
  readonly text: string;
  readonly onPurpose: boolean;
}

/** What a plan breaks, by where the page shows it. */
export interface BreaksByPlace {
  /** By id of the stop, the earliest where several are at fault together. */
  readonly ofStops: ReadonlyMap<string, readonly ShownBreak[]>;
  /** By number of the day, where no stop of it is at fault: a dinner is missing, or the evening is kept free. */
  readonly ofDays: ReadonlyMap<number, readonly ShownBreak[]>;
  readonly ofTrip: readonly ShownBreak[];
}

export function breaksByPlace(
  plan: Pick<PlanVersion, "checks" | "keptOnPurpose" | "itinerary" | "request">,
): BreaksByPlace {
  const { days } = plan.itinerary;
  const order = days.flatMap(({ stops }) => stops.map(({ id }) => id));
  const ofStops = new Map<string, ShownBreak[]>();
  const ofDays = new Map<number, ShownBreak[]>();
  const ofTrip: ShownBreak[] = [];
  for (const { key, fault, onPurpose } of breaksOf(plan)) {
    const shown = { key, text: fault.text, onPurpose };
    const stop = order.find((id) => fault.stops.includes(id));
    if (stop !== undefined) append(ofStops, stop, shown);
    else if (fault.day !== null && days.some(({ number }) => number === fault.day)) append(ofDays, fault.day, shown);
    else ofTrip.push(shown);
  }
  for (const lock of plan.request.locks) {
    if (lock.kind === "free")
      append(ofDays, lock.day, { key: keyOfFree(lock), text: FREE[lock.slot], onPurpose: true });
  }
  return { ofStops, ofDays, ofTrip };
}

const FREE: Record<LockOf<"free">["slot"], string> = {
  breakfast: "No breakfast.",
  lunch: "No lunch.",
  dinner: "No dinner.",
  visits: "Nothing to visit.",
  stay: "No lodging for this night.",
  evening: "The evening is free.",
};

function append<Key>(lists: Map<Key, ShownBreak[]>, key: Key, shown: ShownBreak): void {
  lists.set(key, [...(lists.get(key) ?? []), shown]);
}
