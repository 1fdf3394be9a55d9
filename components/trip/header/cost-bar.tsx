import { formatMoney, type Money } from "@/server/trip";
import { useSay } from "../../formats/formats-provider";

/** What the trip costs; against the budget as a bar and in figures where there is one. */
export function CostBar({ cost, budget }: { cost: Money; budget: Money | null }) {
  const say = useSay();
  if (budget === null) {
    return (
      <p className="figures text-lg">
        {say(formatMoney(cost))} <span className="text-base text-muted">for everything</span>
      </p>
    );
  }
  const left = { ...budget, amountMinor: budget.amountMinor - cost.amountMinor };
  const share = budget.amountMinor === 0 ? 1 : Math.min(1, cost.amountMinor / budget.amountMinor);
  return (
    <div className="w-full sm:w-72">
      <p className="figures flex items-baseline justify-between gap-4">
        <span className="sm:text-lg">
          {say(formatMoney(cost))}{" "}
          <span className="text-muted text-sm sm:text-base">of {say(formatMoney(budget))}</span>
        </span>
        <span className="text-muted text-sm">
          {left.amountMinor >= 0
            ? say(`${formatMoney(left)} left`)
            : say(`${formatMoney({ ...left, amountMinor: -left.amountMinor })} over`)}
        </span>
      </p>
      <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-hairline">
        <div
          className={left.amountMinor >= 0 ? "h-full bg-accent" : "h-full bg-conflict"}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
