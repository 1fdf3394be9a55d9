import { setImmediate } from "node:timers/promises";
import {
  type Check,
  checkDifference,
  demandNameSchema,
  type Itinerary,
  isBroken,
  type TripRequest,
} from "@/server/trip";
import type { SwapOption } from "@/server/views";
import { type World, worldMoney, worldOfTrip } from "@/server/worlds";
import { applyEdit } from "./apply-edit";
import { candidatesFor } from "./candidates";
import { findStop } from "./days";
import type { EditedVersion } from "./edited-version";
import { noteOf, ratingOf } from "./facts/record-words";

/** Checks an itinerary against a request. */
export type Verify = (request: TripRequest, itinerary: Itinerary) => Check[];

/**
 * What could stand in a stop's place, each tried out and verified: those that break nothing first, then the cheaper ones.
 * Empty where the stop is not in the plan or is booked. At most `limit` are tried, the most promising. Yields to the event loop between candidates.
 */
export async function swapOptions(
  version: EditedVersion,
  stopId: string,
  world: World,
  verify: Verify,
  limit = 12,
): Promise<SwapOption[]> {
  const placed = findStop(version.itinerary.days, stopId);
  if (placed === undefined) return [];
  const known = worldOfTrip(world, version.request);
  const options: SwapOption[] = [];
  for (const candidate of candidatesFor(version, placed, known).slice(0, limit)) {
    await setImmediate();
    const outcome = applyEdit(version, { kind: "swap", stopId, recordId: candidate.id }, world);
    if (!outcome.ok) continue;
    const { request, itinerary } = outcome.value;
    const { newlyBroken, newlyKept } = checkDifference(version.checks, verify(request, itinerary));
    const names = newlyBroken.filter(isBroken).flatMap(({ name }) => demandNameSchema.safeParse(name).data ?? []);
    options.push({
      recordId: candidate.id,
      name: candidate.name,
      rating: ratingOf(candidate.found),
      costChange: worldMoney(world, itinerary.cost.total.amountMinor - version.itinerary.cost.total.amountMinor),
      breaks: [...new Set(newlyBroken.map(({ label }) => label))],
      mends: [...new Set(newlyKept.map(({ label }) => label))],
      demands: [...new Set(names)],
      note: noteOf(known, candidate.found),
    });
  }
  return options.sort(
    (a, b) =>
      Number(a.breaks.length > 0) - Number(b.breaks.length > 0) || a.costChange.amountMinor - b.costChange.amountMinor,
  );
}
