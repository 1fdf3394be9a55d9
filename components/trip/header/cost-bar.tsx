import { formatMoney, type Money } from "@/server/trip";

/** What the trip costs; against the budget as a bar and in figures where there is one. */
export function CostBar({ cost, budget }: { cost: Money; budget: Money | null }) {
  if (budget === null) {
    return (
      <p className="figures text-lg">
        {formatMoney(cost)} <span className="text-base text-muted">for everything</span>
      </p>
    );
  }
  const left = { ...budget, amountMinor: budget.amountMinor - cost.amountMinor };
  const share = budget.amountMinor === 0 ? 1 : Math.min(1, cost.amountMinor / budget.amountMinor);
  return (
    <div className="w-full max-w-md">
      <p className="figures flex items-baseline justify-between gap-4">
        <span className="text-lg">
          {formatMoney(cost)} <span className="text-base text-muted">of {formatMoney(budget)}</span>
        </span>
        <span className="text-muted text-sm">
          {left.amountMinor >= 0
            ? `${formatMoney(left)} left`
            : `${formatMoney({ ...left, amountMinor: -left.amountMinor })} over`}
        </span>
      </p>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-hairline">
        <div
          className={left.amountMinor >= 0 ? "h-full bg-accent" : "h-full bg-conflict"}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
