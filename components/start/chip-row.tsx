"use client";

import { CircleHelp, X } from "lucide-react";
import { useState } from "react";
import { Say } from "../formats/formats-provider";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import { AddWish } from "./add-wish";
import { CHIP_LABELS, type Chip, chipsOf, REMOVALS } from "./chips";
import { ChipEditor } from "./editors/chip-editor";
import type { EditorProps } from "./editors/editor";

type ChipRowProps = Omit<EditorProps, "onDone">;

/** The facts of the trip, one chip each: each opens its editor and can be taken away. */
export function ChipRow(props: ChipRowProps) {
  const chips = chipsOf(props.said, props.today);
  return (
    <ul aria-label="Your trip" className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.kind} className="max-w-full animate-appear">
          <EditableChip chip={chip} {...props} />
        </li>
      ))}
      <li>
        <AddWish present={chips.map(({ kind }) => kind)} {...props} />
      </li>
    </ul>
  );
}

function EditableChip({ chip, ...props }: ChipRowProps & { chip: Chip }) {
  const [open, setOpen] = useState(false);
  const label = CHIP_LABELS[chip.kind];
  return (
    <div className="flex max-w-full items-stretch rounded-full border border-hairline bg-raised text-sm has-[:focus-visible]:border-accent">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger className="flex min-h-9 min-w-0 items-center gap-1.5 rounded-l-full py-1 pr-1 pl-3 text-left hover:bg-sunken data-[state=open]:bg-sunken">
          <span className="text-muted">{label}</span>
          <span className="truncate font-medium">
            <Say>{chip.value}</Say>
          </span>
          {chip.unclear && (
            <span className="flex items-center gap-1 whitespace-nowrap text-warning">
              <CircleHelp aria-hidden className="size-3.5" />
              which?
            </span>
          )}
        </PopoverTrigger>
        <PopoverContent aria-label={label} className="z-50">
          <ChipEditor kind={chip.kind} {...props} onDone={() => setOpen(false)} />
        </PopoverContent>
      </Popover>
      <button
        type="button"
        aria-label={`Remove: ${label} ${chip.value}`}
        onClick={() => props.onEdit(REMOVALS[chip.kind])}
        className="grid w-9 shrink-0 place-items-center rounded-r-full text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
}
