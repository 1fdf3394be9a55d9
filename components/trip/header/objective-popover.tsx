"use client";

import { type ReactNode, useState } from "react";
import type { Objective } from "@/server/trip";
import { ObjectiveChoice } from "../../start/objective-choice";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover";
import { useReplanDialog } from "../replan/replan-dialog-state";
import { useTrip } from "../use-trip";

/** As the dialog says what a re-plan is for: "With lowest price first". */
const FIRST: Record<Objective, string> = {
  preferences: "best match first",
  cost: "lowest price first",
  time: "shortest travel time first",
};

/** What the plan is optimized for, chosen here by the chip that is its child; a re-plan shows what a change would bring. */
export function ObjectivePopover({ children }: { children: ReactNode }) {
  const { trip, replan, pending } = useTrip();
  const dialog = useReplanDialog();
  const [open, setOpen] = useState(false);

  function choose(objective: Objective): void {
    setOpen(false);
    if (objective === trip.objective || pending) return;
    replan({ ...(trip.plan?.request ?? trip.request), objective }, [FIRST[objective]]);
    dialog.setOpen(true);
  }

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent aria-label="Optimized for" className="flex flex-col gap-3">
        <ObjectiveChoice value={trip.objective} onChange={choose} />
        <p className="text-muted text-xs">Your plan stays as it is until you take another.</p>
      </PopoverContent>
    </Popover>
  );
}
