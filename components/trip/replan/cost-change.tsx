import { formatMoney, type Itinerary, type Money } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { COST_PARTS } from "../costs/cost-lines";
import { COST_PART_LOOKS } from "../costs/cost-parts";
import { costDifference } from "../trip-difference";

/** What another plan costs instead, in all and by category. */
export function CostChange({ change, before, after }: { change: Itinerary["cost"]; before: Money; after: Money }) {
  const changed = COST_PARTS.filter((part) => change[part].amountMinor !== 0);
  return (
    <section aria-label="Change in cost">
      <p className="figures text-lg">
        <Say>{formatMoney(after)}</Say>{" "}
        {change.total.amountMinor === 0 ? (
          <span className="text-base text-muted">total, as before</span>
        ) : (
          <span className="text-base text-muted">
            instead of <Say>{formatMoney(before)}</Say>:{" "}
            <span className="text-ink">
              <Say>{costDifference(change.total)}</Say>
            </span>
          </span>
        )}
      </p>
      {changed.length > 0 && (
        <dl className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {changed.map((part) => (
            <div key={part} className="flex gap-2">
              <dt className="text-muted">{COST_PART_LOOKS[part].label}</dt>
              <dd>
                <Say>{signed(change[part])}</Say>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** "+$40", "−$12". */
function signed(change: Money): string {
  return `${change.amountMinor > 0 ? "+" : ""}${formatMoney(change)}`;
}
