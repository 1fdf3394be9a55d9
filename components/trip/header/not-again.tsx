import { RotateCcw } from "lucide-react";
import type { PlanVersion } from "@/server/trip";
import { useTrip } from "../use-trip";

/** What was swapped out, removed or turned down, by name; each may be allowed to come again. */
export function NotAgain({ plan }: { plan: PlanVersion }) {
  const { edit } = useTrip();
  const aside = new Set(plan.unscheduled.map(({ recordId }) => recordId));
  const out = plan.request.locks.flatMap((lock) =>
    lock.kind === "without" && lock.name !== undefined && !aside.has(lock.recordId) ? [lock] : [],
  );
  if (out.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-medium text-sm">Not again</h3>
      <ul className="flex flex-wrap gap-2">
        {out.map(({ recordId, name }) => (
          <li key={recordId} className="max-w-full">
            <button
              type="button"
              className="flex min-h-10 max-w-full items-center gap-1.5 rounded-full border border-hairline bg-raised px-3.5 py-1 text-sm hover:border-edge sm:min-h-9"
              onClick={() => edit({ kind: "allow", recordId })}
            >
              <span className="truncate">{name}</span>
              <RotateCcw aria-hidden className="size-3 shrink-0 text-muted" />
              <span className="sr-only">: allow again</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
