import { formatMoney, type Money } from "@/server/trip";
import { useSay } from "../../formats/formats-provider";
import { budgetLeft } from "../costs/budget-left";

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
  const { isOver, size } = budgetLeft(budget, cost);
  const share = budget.amountMinor === 0 ? 1 : Math.min(1, cost.amountMinor / budget.amountMinor);
  return (
    <div className="w-full sm:w-80">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="whitespace-nowrap sm:text-lg">
          {say(formatMoney(cost))}{" "}
          <span className="text-muted text-sm sm:text-base">of {say(formatMoney(budget))}</span>
        </span>
        <span className="whitespace-nowrap text-muted text-sm">{say(`${size} ${isOver ? "over" : "left"}`)}</span>
      </p>
      <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-hairline">
        <div className={isOver ? "h-full bg-conflict" : "h-full bg-accent"} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
