"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { CHIP_LABELS, type ChipKind } from "../../start/chips";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover";
import { Skeleton } from "../../ui/skeleton";

const DemandEditor = dynamic(() => import("./demand-editor"), { loading: () => <Skeleton className="h-32" /> });

/** A demand's editor, floating by the chip that is its child. */
export function DemandPopover({ kind, children }: { kind: ChipKind; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent aria-label={CHIP_LABELS[kind]}>
        <DemandEditor kind={kind} onClose={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
