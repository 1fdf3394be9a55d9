"use client";

import { CircleX, LoaderCircle, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { Proposal } from "@/server/views";
import { stepLabel } from "../../planning/step-list";
import { Button } from "../../ui/button";
import { useTrip } from "../use-trip";
import { useReplanDialog } from "./replan-dialog-state";

/** While the dialog is closed: tells that a re-plan runs, or that what it found waits for an answer. */
export function ReplanBar() {
  const { trip, cancelSearch, pending } = useTrip();
  const { open, setOpen } = useReplanDialog();
  const { search, proposal } = trip;
  const isSearching = search?.purpose === "replan";
  if (open || (!isSearching && proposal === null)) return null;
  if (isSearching) {
    return (
      <Bar
        icon={<LoaderCircle aria-hidden className="size-4 animate-breathe" />}
        onShow={() => setOpen(true)}
        label="Show"
      >
        {search.live
          ? `Checking live prices: ${stepLabel(search.progress)}`
          : `Re-planning the rest: ${stepLabel(search.progress).toLowerCase()}`}
        <Button variant="link" size="text" className="min-h-8" disabled={pending} onClick={cancelSearch}>
          Stop
        </Button>
      </Bar>
    );
  }
  return proposal?.kind === "plan" ? (
    <Bar icon={<Sparkles aria-hidden className="size-4" />} onShow={() => setOpen(true)} label="Review">
      Another plan is ready. Nothing has changed yet.
    </Bar>
  ) : (
    <Bar icon={<CircleX aria-hidden className="size-4" />} onShow={() => setOpen(true)} label="See why">
      {notFound(proposal)} Your plan is unchanged.
    </Bar>
  );
}

function notFound(proposal: Proposal | null): string {
  if (!proposal || proposal.kind === "plan" || !proposal.live) return "The rest could not be re-planned.";
  return proposal.kind === "noPlan" ? "There is no plan at live prices." : "Live prices could not be checked.";
}

function Bar({
  icon,
  label,
  onShow,
  children,
}: {
  icon: ReactNode;
  label: string;
  onShow: () => void;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-information-soft px-4 py-2 text-information text-sm [&_svg]:shrink-0"
    >
      {icon}
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">{children}</p>
      <Button size="small" onClick={onShow} className="min-h-10 sm:min-h-8">
        {label}
      </Button>
    </div>
  );
}
