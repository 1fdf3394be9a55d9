import { type Facet, facetValues, type Trial, type TrialResult } from "@/server/views";

/** A trial that came to an end. */
export type EndedTrial = Trial & { readonly result: TrialResult };

export function endedOf(trials: readonly Trial[]): EndedTrial[] {
  return trials.flatMap((trial) => (trial.result === null ? [] : [{ ...trial, result: trial.result }]));
}

/** How often a check was passed, of how many trials and tasks it counts for. */
export function keptOf(trials: readonly EndedTrial[], check: string): { kept: number; of: number; tasks: number } {
  const counted = trials.filter(({ counts }) => counts.includes(check));
  const kept = counted.filter(({ result }) => result.checks[check] === true).length;
  return { kept, of: counted.length, tasks: tasksOf(counted) };
}

/** How many tasks these are trials of. */
export function tasksOf(trials: readonly Trial[]): number {
  return new Set(trials.map(({ taskId }) => taskId)).size;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Values of facets by their keys: a part of a run's trials. */
export type Part = Readonly<Record<string, string>>;

/** The parts of a run by all facets that it has trials in, in order. */
export function partsOf(facets: readonly Facet[], trials: readonly Trial[]): Part[] {
  let parts: Part[] = [{}];
  for (const facet of facets) {
    const values = valuesOf(facet, trials);
    parts = parts.flatMap((part) => values.map((value) => ({ ...part, [facet.key]: value })));
  }
  return facets.length === 0 ? [] : parts.filter((part) => trials.some((trial) => isOf(trial, part)));
}

/** The values of a facet that trials have, in order. */
export function valuesOf(facet: Facet, trials: readonly Trial[]): string[] {
  return facetValues(
    facet,
    trials.flatMap(({ facets }) => facets[facet.key] ?? []),
  );
}

/** Whether a trial has these values. */
export function isOf({ facets }: Trial, part: Part): boolean {
  return Object.entries(part).every(([key, value]) => facets[key] === value);
}
