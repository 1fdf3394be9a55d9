import { type Demands, FIVE_DEMANDS, type FiveDemand } from "./demand";
import { entryLabelInSentence } from "./entry-labels";
import { type EntryKey, PREFERENCE_ENTRIES } from "./preference-entries";
import type { TripRequest, WeightedPreference } from "./request";
import { demandScope, isUnwanted } from "./strength";
import { strengthWords } from "./wish-label";

/** A demand that conflicts are made of: one of the five, the number of rooms, or an entry that is insisted on. */
export type ConflictDemand = FiveDemand | "rooms" | EntryKey;

type Asked = Pick<TripRequest, "demands" | "preferences">;

/** Every demand that can be dropped, the five first, then entries in their order. */
export function demandsIn(request: Asked): ConflictDemand[] {
  return [...FIVE_DEMANDS, "rooms" as const, ...PREFERENCE_ENTRIES.map(({ key }) => key)].filter((name) =>
    isDemanded(request, name),
  );
}

/** The preferences of an entry that are demands. */
export function insistedOn({ preferences }: Pick<Asked, "preferences">, entry: EntryKey): WeightedPreference[] {
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
    default: {
      const preferences = request.preferences.map((each) => (each.entry === name ? asWish(each) : each));
      return { ...request, preferences };
    }
  }
}

function asWish(preference: WeightedPreference): WeightedPreference {
  return { ...preference, strength: isUnwanted(preference.strength) ? "avoid" : "want" };
}

/** What of an entry is insisted on, within a sentence: "hotel rating (4 stars or better)", "hotel step-free access". */
export function insistedWords(request: Asked, entry: EntryKey): string {
  const words = insistedOn(request, entry).flatMap(({ value, strength }) =>
    value === true ? [] : [strengthWords(entry, value, strength)],
  );
  const label = entryLabelInSentence(entry);
  return words.length === 0 ? label : `${label} (${words.join(", ")})`;
}
