import { type Check, formatMoney, type Money } from "@/server/trip";
import { checkOf, faultOfTrip } from "../check";
import { totalMinor } from "../rules/cost";
import type { Verification } from "../verification";

/** The whole trip, recomputed from the records, stays within the budget. */
export function checkBudget(verification: Verification, budget: Money): Check {
  const { currency } = verification.world.describe();
  const total = { amountMinor: totalMinor(verification), currency };
  const left = { amountMinor: budget.amountMinor - total.amountMinor, currency };
  const figures = `${formatMoney(total)} of ${formatMoney(budget)}`;
  const texts = [
    ...(budget.currency === currency ? [] : [`The budget is in ${budget.currency}, the prices are in ${currency}.`]),
    ...(left.amountMinor >= 0
      ? []
      : [`${figures}: ${formatMoney({ ...left, amountMinor: -left.amountMinor })} too much.`]),
  ];
  return checkOf({ name: "budget", label: "Budget" }, texts.map(faultOfTrip), {
    evidence: `${figures}: ${formatMoney(left)} left.`,
    stops: [],
  });
}
