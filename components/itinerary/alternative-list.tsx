import { CircleX } from "lucide-react";
import type { Alternative } from "@/server/trip";
import { listed } from "../format";
import { DEMAND_LABELS } from "./demand-words";
import { costDifference } from "./trip-difference";

/** The best rejected ones: what each would change in the trip's cost and which demands it would break. */
export function AlternativeList({ alternatives }: { alternatives: readonly Alternative[] }) {
  return (
    <ul className="mt-1 divide-y divide-hairline border-hairline border-y">
      {alternatives.map(({ recordId, name, costChange, breaks, note }) => (
        <li key={recordId} className="py-2.5 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
            <span className="figures shrink-0">{costDifference(costChange)}</span>
          </div>
          <p className="text-muted">{note}</p>
          {breaks.length > 0 && (
            <p className="mt-0.5 flex items-center gap-1.5 text-conflict">
              <CircleX aria-hidden className="size-3.5 shrink-0" />
              Would break {listed(breaks.map((demand) => DEMAND_LABELS[demand]))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
