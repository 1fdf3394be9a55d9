"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatMoney, type Itinerary, isPartMissing } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { COST_PARTS, type CostLine, type CostPart, costLines } from "./cost-lines";
import { COST_PART_LOOKS } from "./cost-parts";
import { TotalRow } from "./total-row";

/** Each category with its share and, on opening, what it is made of: rooms and nights, cars, seats. */
export function CostsByKind({ itinerary }: { itinerary: Itinerary }) {
  const lines = costLines(itinerary);
  const { cost, people } = itinerary;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Costs by kind</caption>
      {COST_PARTS.filter((part) => !isPartMissing(itinerary, part, cost[part])).map((part) => (
        <PartRows
          key={part}
          part={part}
          cost={formatMoney(cost[part])}
          share={cost.total.amountMinor === 0 ? 0 : cost[part].amountMinor / cost.total.amountMinor}
          lines={lines.filter((line) => line.part === part)}
          startsOpen={part === "legs" || part === "stays"}
        />
      ))}
      <TotalRow total={cost.total} people={people} />
    </table>
  );
}

function PartRows({
  part,
  cost,
  share,
  lines,
  startsOpen,
}: {
  part: CostPart;
  cost: string;
  share: number;
  lines: readonly CostLine[];
  startsOpen: boolean;
}) {
  const [open, setOpen] = useState(startsOpen);
  const { label, icon: Icon, bar } = COST_PART_LOOKS[part];
  return (
    <tbody className="border-hairline border-t">
      <tr>
        <th scope="rowgroup" className="w-full py-1 text-left font-medium">
          <button
            type="button"
            aria-expanded={open}
            disabled={lines.length === 0}
            onClick={() => setOpen(!open)}
            className="-mx-2 flex min-h-9 w-full items-center gap-2 rounded-inner px-2 text-left hover:bg-sunken disabled:hover:bg-transparent"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            {label}
            <span aria-hidden className="ml-1 h-1.5 w-16 overflow-hidden rounded-full bg-sunken">
              <span className={classNames("block h-full", bar)} style={{ width: `${share * 100}%` }} />
            </span>
            {lines.length > 0 && (
              <ChevronDown aria-hidden className={classNames("size-4 shrink-0 text-muted", open && "rotate-180")} />
            )}
          </button>
        </th>
        <td className="figures py-1 text-right font-medium">
          <Say>{cost}</Say>
        </td>
      </tr>
      {open &&
        lines.map((line) => (
          <tr key={line.id} className="align-top text-muted">
            <th scope="row" className="pb-2 pl-6 text-left font-normal">
              <a href={`#${line.id}`} className="text-ink [overflow-wrap:anywhere] hover:underline">
                {line.label}
              </a>
              <span className="figures block text-xs">
                <Say>{line.how}</Say>
              </span>
            </th>
            <td className="figures whitespace-nowrap pb-2 pl-3 text-right">
              <Say>{formatMoney(line.cost)}</Say>
            </td>
          </tr>
        ))}
    </tbody>
  );
}
