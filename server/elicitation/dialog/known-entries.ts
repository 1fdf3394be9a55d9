import {
  choicesIn,
  type Delegation,
  type EntryKey,
  type EntryValue,
  type KnownEntry,
  NO_PREFERENCE,
  onceForEach,
  PREFERENCE_ENTRIES,
  preferencesOfEntry,
  type WeightedPreference,
} from "@/server/trip";
import { type Belief, criticalProbability, valueDistribution } from "../belief/belief";
import { slotsOf } from "../belief/slots";
import { beliefOf } from "./belief-of";
import type { Dialog } from "./dialog";

/** How sure a guess must be to be shown as one. */
const LEAST_INFERRED = 0.5;
/** How sure it must be to be planned with, where the level leaves that to the agent. */
const LEAST_PLANNED: Readonly<Record<Delegation, number>> = {
  "decide for me": 0.5,
  "ask me little": 0.7,
  "ask me some": 0.8,
  "ask me thoroughly": 1.01,
};
/** What was said counts for the plan even where it is hardly critical. */
const LEAST_WEIGHT = 0.1;
/** Who names a floor means it: "at least 4 stars" should not be 3.4 because that is a little cheaper. */
const LEAST_WEIGHT_OF_FLOOR = 0.5;

/** All 54 entries in the spec's order: said, declined, inferred with how sure, or unknown; and how likely each is critical. */
export const knownEntries = onceForEach((dialog: Dialog): readonly KnownEntry[] => {
  const belief = beliefOf(dialog);
  return PREFERENCE_ENTRIES.map(({ key }) => knownEntry(dialog, belief, key));
});

function knownEntry(dialog: Dialog, belief: Belief, entry: EntryKey): KnownEntry {
  const note = dialog.notes.get(entry);
  const turnedDown = dialog.unwanted.get(entry);
  const known = {
    entry,
    critical: criticalProbability(belief, entry),
    evidence: note?.evidence ?? null,
    insisted: note?.insisted ?? null,
    unwanted: [...(turnedDown?.values ?? [])],
    ruledOut: [...(turnedDown?.ruledOut ?? [])],
  };
  if (note === undefined) {
    const { value, probability } = likeliest(belief, entry);
    // What was turned down is no guess, however many others want it.
    if (
      probability < LEAST_INFERRED ||
      (value !== null && choicesIn(value).some((one) => known.unwanted.includes(one)))
    ) {
      return { ...known, state: "unknown", value: null, probability: 0 };
    }
    return { ...known, state: "inferred", value, probability };
  }
  const { value } = note;
  const isOpen = value === null || value === NO_PREFERENCE;
  return { ...known, state: isOpen ? "declined" : "said", value, probability: 1 };
}

function likeliest(belief: Belief, entry: EntryKey): { value: EntryValue | null; probability: number } {
  let best: { value: EntryValue | null; probability: number } = { value: null, probability: 0 };
  valueDistribution(belief, entry).forEach((probability, slot) => {
    if (probability > best.probability)
      best = { value: slotsOf(entry)[slot]?.value ?? null, probability: Math.min(1, probability) };
  });
  return best;
}

/** A preference for the planner; `inferred` where nobody said it: the plan must say that it was assumed. */
export interface LearnedPreference extends WeightedPreference {
  readonly inferred: boolean;
}

/**
 * What the planner is told: everything said, weighted by how likely it is critical, and what is inferred surely enough for the
 * level of delegation, weighted by both. "No preference" is none.
 */
export function preferencesOf(dialog: Dialog, delegation: Delegation): readonly LearnedPreference[] {
  return knownEntries(dialog).flatMap((known): LearnedPreference[] => {
    const { entry, state, value, probability, critical } = known;
    const said = { ...known, value: state === "said" ? value : null };
    const least = entry.endsWith(".ratings") ? LEAST_WEIGHT_OF_FLOOR : LEAST_WEIGHT;
    const preferences = preferencesOfEntry(entry, said, Math.max(least, critical)).map((each) => ({
      ...each,
      inferred: false,
    }));
    if (state !== "inferred" || value === null || value === NO_PREFERENCE) return preferences;
    if (probability < LEAST_PLANNED[delegation]) return preferences;
    return [...preferences, { entry, value, weight: critical * probability, strength: "want", inferred: true }];
  });
}
