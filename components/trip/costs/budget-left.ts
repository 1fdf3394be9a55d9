import { formatMoney, isEstimate, type Money } from "@/server/trip";

/** "$120", "about €95": what is left of a budget, or how far the cost is over it. What is left of an estimate is one. */
export function budgetLeft(budget: Money, cost: Money): { isOver: boolean; size: string } {
  const left = budget.amountMinor - cost.amountMinor;
  const amountMinor = Math.abs(left);
  const size = formatMoney({ ...budget, amountMinor, ...(isEstimate(cost) && { fromMinor: amountMinor }) });
  return { isOver: left < 0, size };
}
