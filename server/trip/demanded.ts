import { isAppointment } from "./booked-item";
import { type Demands, FIVE_DEMANDS, type FiveDemand } from "./demand";
import { entryLabelInSentence } from "./entry-labels";
import { type EntryKey, PREFERENCE_ENTRIES } from "./preference-entries";
import type { Lock, TripRequest, WeightedPreference } from "./request";
import { demandScope, isUnwanted } from "./strength";
import { strengthWords } from "./wish-label";

/** When to arrive and leave, and what has its time: the traveler's appointments and evenings kept free. */
const FIXED_TIMES = ["times", "appointments"] as const;

/** A demand that conflicts are made of: one of the five, the number of rooms, fixed times, or an entry that is insisted on. */
export type ConflictDemand = FiveDemand | "rooms" | (typeof FIXED_TIMES)[number] | EntryKey;

type Asked = Pick<TripRequest, "demands" | "preferences" | "arriveBy" | "leaveAfter" | "booked" | "locks">;

/** Every demand that can be dropped, the five first, then fixed times, then entries in their order. */
export function demandsIn(request: Asked): ConflictDemand[] {
  return [...FIVE_DEMANDS, "rooms" as const, ...FIXED_TIMES, ...PREFERENCE_ENTRIES.map(({ key }) => key)].filter(
    (name) => isDemanded(request, name),
  );
}

/** The preferences of an entry that are demands. */
export function insistedOn({ preferences }: Pick<TripRequest, "preferences">, entry: EntryKey): WeightedPreference[] {
  return preferences.filter((each) => each.entry === entry && demandScope(each) !== null);
}

/** Whether the request asks for this demand at all. */
export function isDemanded(request: Asked, name: ConflictDemand): boolean {
  const { demands } = request;
  switch (name) {
    case "budget":
    case "transportation":
    case "roomType":
      return demands[name] !== null;
    case "houseRule":
    case "cuisines":
      return demands[name].length > 0;
    case "rooms":
      return demands.rooms !== undefined;
    case "times":
      return request.arriveBy.length > 0 || request.leaveAfter.length > 0;
    case "appointments":
      return request.locks.some(keepsAppointment);
    default:
      return insistedOn(request, name).length > 0;
  }
}

/** The request with one of its demands taken away; an entry that was insisted on stays a wish. */
export function withoutDemand<Request extends Asked>(request: Request, name: ConflictDemand): Request {
  const without = (changed: Partial<Demands>): Request => ({ ...request, demands: { ...request.demands, ...changed } });
  switch (name) {
    case "budget":
    case "transportation":
    case "roomType":
      return without({ [name]: null });
    case "houseRule":
    case "cuisines":
      return without({ [name]: [] });
    case "rooms":
      return without({ rooms: undefined });
    case "times":
      return { ...request, arriveBy: [], leaveAfter: [] };
    case "appointments":
      return {
        ...request,
        locks: request.locks.filter((lock) => !keepsAppointment(lock)),
        booked: request.booked.filter(({ id }) => !isAppointment(id)),
      };
    default: {
      const preferences = request.preferences.map((each) => (each.entry === name ? asWish(each) : each));
      return { ...request, preferences };
    }
  }
}

/** Whether a lock keeps an appointment in its place, or an evening free. */
function keepsAppointment(lock: Lock): boolean {
  return lock.kind === "free" ? lock.slot === "evening" : isAppointment(lock.recordId);
}

function asWish(preference: WeightedPreference): WeightedPreference {
  return { ...preference, strength: isUnwanted(preference.strength) ? "avoid" : "want" };
}

/** What of an entry is insisted on, within a sentence: "hotel rating (4 stars or better)", "hotel step-free access". */
export function insistedWords(request: Pick<TripRequest, "preferences">, entry: EntryKey): string {
  const words = insistedOn(request, entry).flatMap(({ value, strength }) =>
    value === true ? [] : [strengthWords(entry, value, strength)],
  );
  const label = entryLabelInSentence(entry);
  return words.length === 0 ? label : `${label} (${words.join(", ")})`;
}
