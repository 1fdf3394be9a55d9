import type { EntryKey } from "./preference-entries";
import type { TripRequest } from "./request";
import { asksForNothing, isUnwanted } from "./strength";

const ACCESS: ReadonlySet<EntryKey> = new Set([
  "persona.disability",
  "flight.needDisabilityAccess",
  "hotel.needDisabilityAccess",
  "restaurant.needDisabilityAccess",
  "attraction.needDisabilityAccess",
]);

/**
 * Whether someone on the trip can't take stairs: as soon as access is asked for anywhere, wished or insisted on. It is of the travelers, like
 * their number, so that it holds whichever demands are given up.
 */
export function needsStepFree({ preferences }: Pick<TripRequest, "preferences">): boolean {
  return preferences.some(
    ({ entry, value, strength }) => ACCESS.has(entry) && !asksForNothing(entry, value) && !isUnwanted(strength),
  );
}
