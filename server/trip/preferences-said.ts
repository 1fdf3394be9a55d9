import { type EntryKey, type EntryValue, NO_PREFERENCE } from "./preference-entries";
import type { TripRequest, WeightedPreference } from "./request";
import { choicesIn, type Strength } from "./strength";

/** What was said of one entry. */
export interface EntrySaid {
  /** Null: nothing is wanted of it. */
  readonly value: EntryValue | null;
  /** What of the value the plan must keep; null: nothing. */
  readonly insisted: EntryValue | null;
  /** Its choices that are not wanted. */
  readonly unwanted: readonly string[];
  /** Those of them that no plan may have. */
  readonly ruledOut: readonly string[];
}

/** What of an entry counts for a plan, an item for each strength. "No preference" asks for nothing. */
export function preferencesOfEntry(
  entry: EntryKey,
  { value, insisted, unwanted, ruledOut }: EntrySaid,
  weight: number,
): WeightedPreference[] {
  const items: [Strength, EntryValue | null][] = [
    ["must", insisted],
    ["want", value === null ? null : without(value, insisted)],
    ["must not", asValue(ruledOut)],
    ["avoid", asValue(unwanted.filter((one) => !ruledOut.includes(one)))],
  ];
  return items.flatMap(([strength, each]) =>
    each === null || each === NO_PREFERENCE ? [] : [{ entry, value: each, weight, strength }],
  );
}

/** What is left of a value without a part of it; null: nothing. */
export function without(value: EntryValue, part: EntryValue | null): EntryValue | null {
  if (part === null) return value;
  const taken = choicesIn(part);
  return asValue(choicesIn(value).filter((one) => !taken.includes(one)));
}

/** Choices as the value of an entry: one alone, several as a list. */
export function asValue(choices: readonly string[]): EntryValue | null {
  const [only, ...others] = choices;
  return only === undefined ? null : others.length === 0 ? only : [...choices];
}

/** The request where nothing is demanded twice: the kind of room by the demand, not by the entry that speaks of the same. */
export function demandingOnce(request: TripRequest): TripRequest {
  if (request.demands.roomType === null) return request;
  const preferences = request.preferences.map((each) =>
    each.entry === "hotel.preferredRoomType" && each.strength === "must"
      ? { ...each, strength: "want" as const }
      : each,
  );
  return { ...request, preferences };
}
