import { ASKABLE_ENTRIES, type EntryKey, questionOf } from "@/server/trip";
import type { Priors } from "../belief/priors";
import { canBeAsked } from "../dialog/dialog";
import { patienceOf } from "./patience";
import type { QuestionPolicy } from "./policy";

/**
 * A baseline that does not listen: asks down one list for every traveler, by how often an entry is critical among all of them.
 * What a policy gains over it is what it learns from answers.
 */
export const staticPolicy: QuestionPolicy = {
  name: "static",
  next({ priors }, dialog, delegation) {
    const { leastValue } = patienceOf(delegation);
    const next = byMarginal(priors).find(({ entry }) => canBeAsked(dialog, entry));
    if (next === undefined || next.critical < leastValue) return "done";
    return { entry: next.entry, reason: questionOf(next.entry).matters };
  },
};

/** The entries that can be asked by their marginal P(critical) = Σ P(kind) · P(critical | kind), the likeliest first. */
export function byMarginal({ weights, entries }: Priors): { entry: EntryKey; critical: number }[] {
  return ASKABLE_ENTRIES.map((entry) => {
    const byKind = entries.get(entry)?.criticalByKind ?? [];
    return { entry, critical: weights.reduce((sum, weight, kind) => sum + weight * (byKind[kind] ?? 0), 0) };
  }).sort((a, b) => b.critical - a.critical);
}
