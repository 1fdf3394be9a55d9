import { CircleCheck, CircleX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type Check, checkDifference, type Itinerary, itineraryDifference } from "@/server/trip";
import { counted } from "../../format";
import { Say } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { CostChange } from "./cost-change";
import { AddedStop, MovedStop, RemovedStop } from "./stop-difference";

interface ComparedPlan {
  readonly itinerary: Itinerary;
  /** Missing where they are not known; then only the itineraries are compared. */
  readonly checks?: readonly Check[];
}

/** What one plan changes of another: cost, what is kept, and the stops that go and come, side by side. */
export function PlanDifference({
  before,
  after,
  same = "Every stop is the same: nothing better was found.",
}: {
  before: ComparedPlan;
  after: ComparedPlan;
  /** What is said where no stop differs. */
  same?: string | undefined;
}) {
  const { removed, added, moved, kept, cost } = itineraryDifference(before.itinerary, after.itinerary);
  const { newlyKept, newlyBroken } = checkDifference(before.checks ?? [], after.checks ?? []);
  const isSame = removed.length + added.length + moved.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <CostChange change={cost} before={before.itinerary.cost.total} after={after.itinerary.cost.total} />
      {before.checks !== undefined && after.checks !== undefined && (
        <div className="flex flex-col gap-2">
          <CheckChanges icon={CircleX} style="text-conflict" title="No longer met" checks={newlyBroken} />
          <CheckChanges icon={CircleCheck} style="text-kept" title="Now met" checks={newlyKept} />
          {newlyBroken.length + newlyKept.length === 0 && (
            <p className="text-muted text-sm">No requirements affected.</p>
          )}
        </div>
      )}
      {isSame ? (
        <p className="rounded-card bg-sunken px-4 py-3 text-sm">{same}</p>
      ) : (
        <>
          {(removed.length > 0 || added.length > 0) && (
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              <StopList title={`Removed (${removed.length})`} empty="Nothing is removed.">
                {removed.map((stop) => (
                  <RemovedStop key={stop.stop.id} stop={stop} itinerary={before.itinerary} />
                ))}
              </StopList>
              <StopList title={`Added (${added.length})`} empty="Nothing is added.">
                {added.map((stop) => (
                  <AddedStop key={stop.stop.id} stop={stop} itinerary={after.itinerary} />
                ))}
              </StopList>
            </div>
          )}
          {moved.length > 0 && (
            <StopList title={`Rescheduled (${moved.length})`} wide>
              {moved.map((pair) => (
                <MovedStop key={pair.after.stop.id} {...pair} from={before.itinerary} to={after.itinerary} />
              ))}
            </StopList>
          )}
          <p className="text-muted text-sm">
            {kept.length === 0 ? "No stop is unchanged." : `${counted(kept.length, "stop")} unchanged.`}
          </p>
        </>
      )}
    </div>
  );
}

function CheckChanges({
  icon: Icon,
  style,
  title,
  checks,
}: {
  icon: LucideIcon;
  style: string;
  title: string;
  checks: readonly Check[];
}) {
  if (checks.length === 0) return null;
  return (
    <section aria-label={title} className="text-sm">
      <h3 className={classNames("flex items-center gap-2 font-medium", style)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </h3>
      <ul className="mt-1 flex flex-col gap-1 pl-6">
        {checks.map((check) => (
          <li key={`${check.name} ${check.label}`}>
            {check.label}{" "}
            <span className="text-muted [overflow-wrap:anywhere]">
              <Say>{check.evidence}</Say>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StopList({
  title,
  empty,
  wide = false,
  children,
}: {
  title: string;
  empty?: string;
  /** In two columns where there is room. */
  wide?: boolean;
  children: ReactNode[];
}) {
  return (
    <section aria-label={title}>
      <h3 className="font-medium text-sm">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{empty}</p>
      ) : (
        <ul
          className={classNames(
            "mt-1 border-hairline border-t",
            wide ? "grid gap-x-8 sm:grid-cols-2" : "divide-y divide-hairline",
          )}
        >
          {children}
        </ul>
      )}
    </section>
  );
}
