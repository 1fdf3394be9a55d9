import type { ConflictDemand } from "@/server/trip";
import { type ChoiceDemand, choiceDemands, type LeastCosts } from "./least-cost";

/**
 * Every minimal conflict: a set of demands that cannot hold together while each proper subset can, with origin,
 * destinations, dates and people held fixed. Decided by least costs alone: a set without the budget is infeasible when no
 * trip keeps it, one with the budget when the cheapest trip that keeps the rest costs more. Empty when even no demand at
 * all leaves a trip, or when the request is feasible.
 */
export function minimalConflicts(costs: LeastCosts): ConflictDemand[][] {
  const { demands } = costs.request;
  const budget = demands.budget?.amountMinor ?? Number.MAX_VALUE;
  const conflicts: ConflictDemand[][] = [];
  const choices = choiceDemands(costs.request);
  if (costs.keeping([]).trip === null) return [];
  const candidates: ConflictDemand[][] = subsets(choices).flatMap((set) => [
    set,
    ...(demands.budget === null ? [] : [["budget" as const, ...set]]),
  ]);
  for (const set of candidates.sort((a, b) => a.length - b.length)) {
    if (conflicts.some((conflict) => conflict.every((name) => set.includes(name)))) continue;
    const { costMinor } = costs.keeping(set.filter((name) => name !== "budget"));
    const limit = set.includes("budget") ? budget : Number.MAX_VALUE;
    if (costMinor > limit) conflicts.push(set);
  }
  return conflicts;
}

/** Demands to give up so that the rest can hold: every minimal way (the minimal hitting sets of the conflicts). */
export function minimalCorrections(costs: LeastCosts): ConflictDemand[][] {
  const { demands } = costs.request;
  const budget = demands.budget?.amountMinor ?? Number.MAX_VALUE;
  const choices = choiceDemands(costs.request);
  const corrections: ConflictDemand[][] = [];
  const candidates: ConflictDemand[][] = subsets(choices).flatMap((set) => [
    set,
    ...(demands.budget === null ? [] : [["budget" as const, ...set]]),
  ]);
  for (const given of candidates.sort((a, b) => a.length - b.length)) {
    if (corrections.some((smaller) => smaller.every((name) => given.includes(name)))) continue;
    const { costMinor } = costs.keeping(choices.filter((name) => !given.includes(name)));
    const limit = given.includes("budget") ? Number.MAX_VALUE : budget;
    if (costMinor <= limit) corrections.push(given);
  }
  return corrections;
}

function subsets(names: readonly ChoiceDemand[]): ChoiceDemand[][] {
  return Array.from({ length: 1 << names.length }, (_, bits) => names.filter((_, index) => bits & (1 << index)));
}
