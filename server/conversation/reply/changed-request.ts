import { isDeepStrictEqual } from "node:util";
import { type LocalDate, type TripRequest, type WeightedPreference, withoutDemand } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Known } from "../state/conversation";
import { readingOf } from "../state/request-of";

/**
 * The request that a plan represents with what was said since in place of it: only what the words changed, so that what came by
 * hand stays. Null while what was said leaves something open, or changed nothing.
 */
export function changedRequest(
  standing: TripRequest,
  before: Known,
  now: Known,
  { world, today }: { world: World; today: LocalDate },
): TripRequest | null {
  const was = readingOf(before, world, today).request;
  const is = readingOf(now, world, today).request;
  if (was === null || is === null) return null;
  const isOtherPlace = differs(was, is, "origin") || differs(was, is, "destination");
  const changed: TripRequest = {
    ...standing,
    ...changes(was, is, ["origin", "destination", "returnTo", "dates", "people", "children", "pets"]),
    demands: { ...standing.demands, ...changes(was.demands, is.demands, DEMANDS) },
    ...changes(was, is, ["assumed"]),
    ...(differs(was, is, "preferences") && { preferences: changedPreferences(standing, was, is) }),
    // What was locked lies elsewhere.
    ...(isOtherPlace && { locks: standing.locks.filter(({ kind }) => kind === "without") }),
    ...changes(was, is, ["arriveBy", "leaveAfter", "ownPlaces"]),
  };
  // Of what was read, only appointments and free evenings are booked or locked.
  const isOtherTime = differs(was, is, "booked") || differs(was, is, "locks");
  const timed = isOtherTime ? withAppointmentsOf(changed, is) : changed;
  return isDeepStrictEqual(timed, standing) ? null : timed;
}

function withAppointmentsOf(request: TripRequest, { booked, locks }: TripRequest): TripRequest {
  const without = withoutDemand(request, "appointments");
  return { ...without, booked: [...without.booked, ...booked], locks: [...without.locks, ...locks] };
}

/** What is said of each entry now; where the words did not change it, as strongly as it is: a way out may have made it a wish. */
function changedPreferences(standing: TripRequest, was: TripRequest, is: TripRequest): WeightedPreference[] {
  const itemsOf = ({ preferences }: TripRequest, { entry, value }: WeightedPreference) =>
    preferences.filter((each) => each.entry === entry && isDeepStrictEqual(each.value, value));
  return is.preferences.map((item) => {
    const isSame = itemsOf(was, item).some(({ strength }) => strength === item.strength);
    const [current] = isSame ? itemsOf(standing, item) : [];
    return current === undefined ? item : { ...item, strength: current.strength };
  });
}

const DEMANDS = ["budget", "transportation", "roomType", "houseRule", "rooms", "cuisines"] as const;

/** The fields of `is` that differ from `was`. */
function changes<T extends object, K extends keyof T>(was: T, is: T, fields: readonly K[]): Partial<Pick<T, K>> {
  const changed: Partial<Pick<T, K>> = {};
  for (const field of fields) if (differs(was, is, field)) changed[field] = is[field];
  return changed;
}

function differs<T extends object>(was: T, is: T, field: keyof T): boolean {
  return !isDeepStrictEqual(was[field], is[field]);
}
