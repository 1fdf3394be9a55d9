import { z } from "zod";
import { ATTRACTION_ENTRIES } from "./entries/attraction";
import type { ChoiceSpec, EntrySpec, QuestionSpec } from "./entries/entry-spec";
import { FLIGHT_ENTRIES } from "./entries/flight";
import { HOTEL_ENTRIES } from "./entries/hotel";
import { PERSONA_ENTRIES } from "./entries/persona";
import { RESTAURANT_ENTRIES } from "./entries/restaurant";
import { LONGEST_NAME, MOST_BUDGET, MOST_CHOICES } from "./maxima";

export type { EntrySpec };

export const NO_PREFERENCE = "no preference";

/** In the order of APEC-Travel (Table 6 and the list of appendix A.6), which trained weights rely on. */
const SPECS = [
  ...PERSONA_ENTRIES,
  ...FLIGHT_ENTRIES,
  ...HOTEL_ENTRIES,
  ...RESTAURANT_ENTRIES,
  ...ATTRACTION_ENTRIES,
] as const;

export type EntryKey = (typeof SPECS)[number]["key"];

/** A spec as it is used: with its key's type, its name for models and, where a value is one of several choices, all of them. */
export type PreferenceEntry = EntrySpec & {
  readonly key: EntryKey;
  readonly label: string;
  readonly choices?: readonly string[];
  readonly range?: readonly [low: number, high: number];
};

/** The 54 preference entries. A value is one choice, a list when several are named, or "no preference"; ratings mean "at least", and may have decimals. */
export const PREFERENCE_ENTRIES: readonly PreferenceEntry[] = SPECS.map(completed);

function completed(spec: EntrySpec & { readonly key: EntryKey }): PreferenceEntry {
  const { label = spelledOut(spec.key) } = spec;
  return spec.kind === "choice" ? { ...spec, label, choices: choicesOf(spec) } : { ...spec, label };
}

/** "preferred room type" of "hotel.preferredRoomType". */
function spelledOut(key: EntryKey): string {
  return key.slice(key.indexOf(".") + 1).replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** Facts about the traveler are what they are; of everything else there may be no preference. */
function choicesOf({ key, values }: ChoiceSpec): readonly string[] {
  const named = Object.keys(values);
  return key.startsWith("persona.") ? named : [...named, NO_PREFERENCE];
}

export const entryKeySchema = z.enum(PREFERENCE_ENTRIES.map((entry) => entry.key));

const choice = z.string().max(LONGEST_NAME);
export const entryValueSchema = z.union([
  choice,
  z.array(choice).max(MOST_CHOICES),
  z.boolean(),
  z.number().min(-MOST_BUDGET).max(MOST_BUDGET),
]);
export type EntryValue = z.infer<typeof entryValueSchema>;

const byKey: ReadonlyMap<string, PreferenceEntry> = new Map(PREFERENCE_ENTRIES.map((entry) => [entry.key, entry]));

/** The entry with this key. Throws RangeError when there is none. */
export function preferenceEntry(key: EntryKey): PreferenceEntry {
  const entry = byKey.get(key);
  if (entry === undefined) throw new RangeError(`There is no preference entry ${key}.`);
  return entry;
}

/** Its values in their order: the choices, true and false, or every number of the range. */
export function valuesOf(entry: PreferenceEntry): readonly EntryValue[] {
  if (entry.kind === "choice") return entry.choices ?? [];
  if (entry.kind === "boolean") return [true, false];
  const [low, high] = entry.range;
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** How people are asked about an entry. Throws RangeError for the six that cannot be asked. */
export function questionOf(key: EntryKey): QuestionSpec {
  const { question } = preferenceEntry(key);
  if (question === undefined) throw new RangeError(`${key} cannot be asked.`);
  return question;
}

/** Whether the values of an entry are what is not wanted. */
export function isAvoided(key: EntryKey): boolean {
  const entry = preferenceEntry(key);
  return entry.kind === "choice" && entry.avoids === true;
}
