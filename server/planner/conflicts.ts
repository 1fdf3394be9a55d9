import type { ConflictDemand } from "@/server/trip";
import { choiceDemands, type LeastCosts } from "./least-cost";

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
  for (const set of subsets(demands.budget === null ? choices : ["budget", ...choices])) {
    if (conflicts.length > 0 && costs.isOver()) break;
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
  for (const given of subsets(demands.budget === null ? choices : ["budget", ...choices])) {
    if (costs.isOver()) break;
    if (corrections.some((smaller) => smaller.every((name) => given.includes(name)))) continue;
    const { costMinor } = costs.keeping(choices.filter((name) => !given.includes(name)));
    const limit = given.includes("budget") ? Number.MAX_VALUE : budget;
    if (costMinor <= limit) corrections.push(given);
  }
  return corrections;
}

/** Every set of these, the smaller ones first. One after another, since 54 entries may be insisted on. */
function* subsets(names: readonly ConflictDemand[]): Generator<ConflictDemand[]> {
  for (let size = 0; size <= names.length; size += 1) yield* subsetsOf(size, names);
}

function* subsetsOf(size: number, names: readonly ConflictDemand[]): Generator<ConflictDemand[]> {
  if (size === 0) yield [];
  for (let last = size - 1; size > 0 && last < names.length; last += 1) {
    const name = names[last];
    if (name === undefined) return;
    for (const others of subsetsOf(size - 1, names.slice(0, last))) yield [...others, name];
  }
}
