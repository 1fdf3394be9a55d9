"use client";

import { ArrowLeft, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import { CHIP_KINDS, CHIP_LABELS, type ChipKind } from "./chips";
import { ChipEditor } from "./editors/chip-editor";
import type { EditorProps } from "./editors/editor";

/** Adds by hand what the text does not say: first which part, then its editor. */
export function AddWish({ present, ...props }: Omit<EditorProps, "onDone"> & { present: readonly ChipKind[] }) {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<ChipKind | null>(null);
  const missing = CHIP_KINDS.filter((candidate) => !present.includes(candidate));
  if (missing.length === 0 && kind === null) return null;

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setKind(null);
      }}
    >
      <PopoverTrigger className="flex min-h-9 items-center gap-1.5 rounded-full border border-edge border-dashed px-3 text-muted text-sm hover:border-ink hover:text-ink">
        <Plus aria-hidden className="size-4" />
        Add
      </PopoverTrigger>
      <PopoverContent
        aria-label={kind === null ? "What to add" : CHIP_LABELS[kind]}
        className={kind ? "z-50" : "z-50 w-48 p-2"}
      >
        {kind === null ? (
          <ul>
            {missing.map((candidate) => (
              <li key={candidate}>
                <button
                  type="button"
                  onClick={() => setKind(candidate)}
                  className="min-h-10 w-full rounded-inner px-3 text-left text-sm hover:bg-sunken"
                >
                  {CHIP_LABELS[candidate]}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <div className="flex flex-col gap-3">
            <Button variant="quiet" size="small" className="-ml-2 self-start" onClick={() => setKind(null)}>
              <ArrowLeft aria-hidden />
              {CHIP_LABELS[kind]}
            </Button>
            <ChipEditor kind={kind} {...props} onDone={() => setOpen(false)} />
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
