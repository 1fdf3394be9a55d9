"use client";

import { Pencil, Plus } from "lucide-react";
import { Say } from "../../formats/formats-provider";
import { CHIP_KINDS, CHIP_LABELS, chipsOf } from "../../start/chips";
import { OBJECTIVE_LABELS } from "../../start/objective-choice";
import { useTrip } from "../use-trip";
import { saidOf } from "./demand-change";
import { DemandPopover } from "./demand-popover";
import { ObjectivePopover } from "./objective-popover";

const CHIP =
  "flex min-h-10 max-w-full items-center gap-1.5 rounded-full border border-hairline bg-raised py-1 pr-3 pl-3.5 text-left text-sm hover:border-edge data-[state=open]:border-accent sm:min-h-9";

/** What the trip was planned for, one chip a demand; each opens to be changed, which shows first what that would cost. */
export function DemandChips() {
  const { trip, today } = useTrip();
  const chips = chipsOf(saidOf(trip.request), today);
  const missing = CHIP_KINDS.filter((kind) => !chips.some((chip) => chip.kind === kind));
  return (
    <ul aria-label="What you asked for" className="flex flex-wrap gap-2">
      {chips.map(({ kind, value }) => (
        <li key={kind} className="max-w-full">
          <DemandPopover kind={kind}>
            <button type="button" className={CHIP}>
              <span className="shrink-0 text-muted">{CHIP_LABELS[kind]}</span>
              <span className="truncate">
                <Say>{value}</Say>
              </span>
              <Pencil aria-hidden className="size-3 shrink-0 text-muted" />
              <span className="sr-only">: change</span>
            </button>
          </DemandPopover>
        </li>
      ))}
      {missing.map((kind) => (
        <li key={kind}>
          <DemandPopover kind={kind}>
            <button type="button" className={`${CHIP} border-edge border-dashed bg-transparent text-muted`}>
              <Plus aria-hidden className="size-3.5" />
              {CHIP_LABELS[kind]}
            </button>
          </DemandPopover>
        </li>
      ))}
      <li>
        <ObjectivePopover>
          <button type="button" className={CHIP}>
            <span className="text-muted">Optimized for</span>
            {OBJECTIVE_LABELS[trip.objective].toLowerCase()}
            <Pencil aria-hidden className="size-3 text-muted" />
            <span className="sr-only">: change</span>
          </button>
        </ObjectivePopover>
      </li>
    </ul>
  );
}
