"use client";

import { GitCompareArrows, RotateCcw } from "lucide-react";
import { formatMoney } from "@/server/trip";
import { counted } from "../../format";
import { Say } from "../../formats/formats-provider";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { causeWords } from "../change-sentence";
import { useTogether } from "../together/use-together";
import { useTrip } from "../use-trip";
import { formatInstant } from "./format-instant";

/** The versions, newest first: what was done, when, what the plan cost then and what it broke. */
export function VersionList({
  onCompare,
  onRestore,
}: {
  onCompare: (version: number) => void;
  onRestore: (version: number) => void;
}) {
  const { trip, pending } = useTrip();
  const { data: together } = useTogether();
  const { versions } = trip.history;
  const proposed = trip.proposal?.kind === "plan" ? trip.proposal.version.number : null;
  return (
    <>
      {versions.length === 1 && <p className="mb-3 text-muted text-sm">Only one so far. Each change adds another.</p>}
      <ol reversed className="flex flex-col">
        {versions.toReversed().map(({ number, cause, at, cost, broken }) => {
          const isCurrent = number === trip.plan?.number;
          return (
            <li
              key={number}
              aria-current={isCurrent || undefined}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-3 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium [overflow-wrap:anywhere]">
                  <span className="figures mr-2 text-muted">{number}</span>
                  <Say>{causeWords(cause)}</Say>
                  {together?.authors[number] !== undefined && (
                    <span className="font-normal text-muted"> by {together.authors[number]}</span>
                  )}
                  {isCurrent && <Mark style="bg-kept-soft text-kept">current</Mark>}
                  {number === proposed && <Mark style="bg-information-soft text-information">not applied yet</Mark>}
                </p>
                <p className="figures text-muted text-sm">
                  <Say>{`${formatInstant(at)} · ${formatMoney(cost)}`}</Say> ·{" "}
                  {broken === 0 ? "no problems" : counted(broken, "problem")}
                </p>
              </div>
              {!isCurrent && (
                <div className="flex gap-2">
                  <Button
                    size="small"
                    className="min-h-10 sm:min-h-8"
                    aria-label={`Compare version ${number}`}
                    onClick={() => onCompare(number)}
                  >
                    <GitCompareArrows aria-hidden />
                    Compare
                  </Button>
                  <Button
                    size="small"
                    className="min-h-10 sm:min-h-8"
                    aria-label={`Restore version ${number}`}
                    disabled={pending}
                    onClick={() => onRestore(number)}
                  >
                    <RotateCcw aria-hidden />
                    Restore
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Mark({ style, children }: { style: string; children: string }) {
  return (
    <span className={classNames("ml-2 whitespace-nowrap rounded-full px-2 py-0.5 font-normal text-xs", style)}>
      {children}
    </span>
  );
}
