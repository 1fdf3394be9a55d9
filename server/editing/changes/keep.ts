import { breaksOf, keyOfFree, type Lock, missingAt, ok, type PlanEditOf, type Result, type Stop } from "@/server/trip";
import { nightsInARow, type PlacedStop, placedStops } from "../days";
import { type Change, type EditedVersion, refuse } from "../edited-version";
import { holds, lockOf, onPurpose } from "../locks";
import { isByHand } from "../words";

/** What is broken is meant to be so: its stops stay, or what is missing stays missing. */
export function keep(version: EditedVersion, { breakKey }: PlanEditOf<"keep">): Result<Change> {
  const { request, keptOnPurpose } = version;
  const broken = breaksOf(version).find(({ key }) => key === breakKey);
  if (broken === undefined) return refuse("That is no longer a problem. Check the current plan.");
  const { check, fault } = broken;
  const missing = missingAt(check, fault);
  const stops = stopsAt(version, fault.stops);
  const others = request.locks.filter((lock) => !stops.some((each) => holds(lock, each)));
  const kept: Lock[] =
    missing === null ? stops.map((each) => onPurpose(lockOf(each), true)) : [{ kind: "free", ...missing }];
  return ok({
    text: `Accepted on purpose: ${fault.text}`,
    request: { ...request, locks: [...others, ...kept] },
    keptOnPurpose: [...new Set([...keptOnPurpose, breakKey])],
  });
}

/** It is to be mended again. Stops that only this kept are free; those that the traveler put there stay locked. */
export function unkeep(version: EditedVersion, { breakKey }: PlanEditOf<"unkeep">): Result<Change> {
  const { request, keptOnPurpose } = version;
  const freed = request.locks.filter((lock) => lock.kind === "free" && keyOfFree(lock) === breakKey);
  if (!keptOnPurpose.includes(breakKey) && freed.length === 0) {
    return refuse("That is no longer accepted on purpose. Check the current plan.");
  }
  const breaks = breaksOf(version).filter((each) => each.onPurpose || each.key === breakKey);
  const broken = breaks.find(({ key }) => key === breakKey);
  const stillKept = breaks.filter(({ key }) => key !== breakKey).flatMap(({ fault }) => fault.stops);
  const loosened = stopsAt(version, broken?.fault.stops ?? []).filter(({ stop }) => !stillKept.includes(stop.id));
  const locks = request.locks
    .filter((lock) => !freed.includes(lock))
    .flatMap((lock): Lock[] => {
      const held = loosened.find((each) => holds(lock, each));
      if (held === undefined) return [lock];
      return isByHand(held.stop) ? [onPurpose(lock, false)] : [];
    });
  return ok({
    text: `No longer accepted on purpose: ${broken?.fault.text ?? "what was left free"}`,
    request: { ...request, locks },
    keptOnPurpose: keptOnPurpose.filter((key) => key !== breakKey),
  });
}

/** The stops with these ids; of a stay every night in the same lodging. */
function stopsAt({ itinerary }: EditedVersion, ids: readonly Stop["id"][]): PlacedStop[] {
  const placed = placedStops(itinerary.days);
  const named = placed.filter(({ stop }) => ids.includes(stop.id));
  const all = new Set(
    named.flatMap((each) =>
      each.stop.kind === "stay" ? nightsInARow(itinerary.days, each).map(({ id }) => id) : [each.stop.id],
    ),
  );
  return placed.filter(({ stop }) => all.has(stop.id));
}
