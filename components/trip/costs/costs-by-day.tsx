import { formatDate, formatMoney, type Itinerary } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { COST_PARTS, dayCosts } from "./cost-lines";
import { COST_PART_LOOKS } from "./cost-parts";
import { TotalRow } from "./total-row";

/** Each day with a bar of what it is spent on, all bars to one scale. */
export function CostsByDay({ itinerary: { days, cost, people }, itinerary }: { itinerary: Itinerary }) {
  const costs = dayCosts(itinerary);
  const most = Math.max(1, ...costs.map(({ total }) => total.amountMinor));
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">Costs by day</caption>
        <tbody>
          {costs.map(({ day, parts, total }, index) => (
            <tr key={day} className="border-hairline border-t first:border-t-0">
              <th scope="row" className="w-full py-2 text-left font-normal">
                <span className="flex justify-between gap-3">
                  <span>
                    <Say>{formatDate(days[index]?.date ?? "")}</Say>
                  </span>
                  <span className="text-muted">{days[index]?.city}</span>
                </span>
                <span aria-hidden className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-full">
                  {COST_PARTS.map((part) => (
                    <span
                      key={part}
                      title={`${COST_PART_LOOKS[part].label} ${formatMoney(parts[part])}`}
                      className={COST_PART_LOOKS[part].bar}
                      style={{ width: `${(parts[part].amountMinor / most) * 100}%` }}
                    />
                  ))}
                </span>
              </th>
              <td className="figures py-2 pl-4 text-right align-top">
                <Say>{formatMoney(total)}</Say>
                <span className="sr-only">
                  {`: ${COST_PARTS.map((part) => `${COST_PART_LOOKS[part].label} ${formatMoney(parts[part])}`).join(", ")}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <TotalRow total={cost.total} people={people} />
      </table>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
        {COST_PARTS.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span className={classNames("size-2 rounded-full", COST_PART_LOOKS[part].bar)} />
            {COST_PART_LOOKS[part].label}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-xs">Each night counts on the day it starts.</p>
    </>
  );
}
