import { formatMoney, type Itinerary, isPartMissing } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { COST_PARTS, shareOf } from "./cost-lines";
import { COST_PART_LOOKS } from "./cost-parts";

/** What each traveler pays when everything is shared equally, next to the sum for all. */
export function CostsByPerson({ itinerary }: { itinerary: Itinerary }) {
  const { cost, people } = itinerary;
  const parts = COST_PARTS.filter((part) => !isPartMissing(itinerary, part, cost[part]));
  const isRounded = COST_PARTS.some((part) => cost[part].amountMinor % people !== 0);
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">Costs by person</caption>
        <thead className="text-muted text-xs">
          <tr>
            <td />
            <th scope="col" className="py-2 text-right font-normal">
              {people === 1 ? "Total" : `All ${people}`}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Each
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const { label, icon: Icon } = COST_PART_LOOKS[part];
            return (
              <tr key={part} className="border-hairline border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  <span className="flex items-center gap-2">
                    <Icon aria-hidden className="size-4 text-muted" />
                    {label}
                  </span>
                </th>
                <td className="figures py-2 text-right text-muted">
                  <Say>{formatMoney(cost[part])}</Say>
                </td>
                <td className="figures py-2 text-right">
                  <Say>{formatMoney(shareOf(cost[part], people))}</Say>
                </td>
              </tr>
            );
          })}
          <tr className="border-edge border-t font-medium">
            <th scope="row" className="py-2 text-left">
              Total
            </th>
            <td className="figures py-2 text-right">
              <Say>{formatMoney(cost.total)}</Say>
            </td>
            <td className="figures py-2 text-right">
              <Say>{formatMoney(shareOf(cost.total, people))}</Say>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text-muted text-xs">{isRounded ? "Shared equally, rounded to the cent." : "Shared equally."}</p>
    </>
  );
}
