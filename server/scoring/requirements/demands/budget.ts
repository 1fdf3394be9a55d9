import { type Check, formatMoney, type Money } from "@/server/trip";
import { worldMoney } from "@/server/worlds";
import { checkOf, faultOfTrip } from "../check";
import { totalMinor } from "../rules/cost";
import type { Verification } from "../verification";

/** The whole trip, recomputed from the records, stays within the budget. */
export function checkBudget(verification: Verification, budget: Money): Check {
  const { world } = verification;
  const { currency } = world.describe();
  const total = worldMoney(world, totalMinor(verification));
  const left = worldMoney(world, budget.amountMinor - total.amountMinor);
  const figures = `${formatMoney(total)} of ${formatMoney(budget)}`;
  const texts = [
    ...(budget.currency === currency ? [] : [`The budget is in ${budget.currency}, the prices are in ${currency}.`]),
    ...(left.amountMinor >= 0 ? [] : [`${figures}: ${formatMoney(worldMoney(world, -left.amountMinor))} too much.`]),
  ];
  return checkOf({ name: "budget", label: "Budget" }, texts.map(faultOfTrip), {
    evidence: `${figures}: ${formatMoney(left)} left.`,
    stops: [],
  });
}
