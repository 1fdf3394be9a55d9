import { BedDouble, Landmark, type LucideIcon, Route, Utensils } from "lucide-react";
import { formatMoney, type Itinerary } from "@/server/trip";

const ROWS: readonly [part: "legs" | "stays" | "meals" | "visits", label: string, icon: LucideIcon][] = [
  ["legs", "Travel", Route],
  ["stays", "Lodging", BedDouble],
  ["meals", "Meals", Utensils],
  ["visits", "Visits", Landmark],
];

/** What the trip costs by category, for everyone. */
export function CostTable({ itinerary: { cost, people } }: { itinerary: Itinerary }) {
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-left font-serif text-lg">Costs</caption>
      <tbody>
        {ROWS.map(([part, label, Icon]) => (
          <tr key={part} className="border-hairline border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-2">
                <Icon aria-hidden className="size-4 text-muted" />
                {label}
              </span>
            </th>
            <td className="figures py-2 text-right">{formatMoney(cost[part])}</td>
          </tr>
        ))}
        <tr className="border-edge border-t font-medium">
          <th scope="row" className="py-2 text-left">
            {people === 1 ? "In all" : `In all, for ${people}`}
          </th>
          <td className="figures py-2 text-right">{formatMoney(cost.total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
