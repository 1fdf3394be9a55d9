"use client";

import { type ComponentType, useRef, useState } from "react";
import { type Edits, mergeEdits, NO_EDITS, type Question, withEdits } from "@/server/trip";
import { Button } from "../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../ui/popover";
import type { EditorProps } from "./editors/editor";

export const OTHER_LABELS: Record<Question["kind"], string> = {
  place: "Choose a place…",
  date: "Choose a date…",
  number: "Enter a number…",
  options: "Choose…",
};

/** Any other answer than those at hand. Keeps an unfinished one to itself until it is closed, since the question vanishes once it is answered. */
export function OtherAnswer({
  editor: Editor,
  asks,
  label,
  onEdit,
  ...props
}: Omit<EditorProps, "onDone"> & { editor: ComponentType<EditorProps>; asks: string; label: string }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Edits>(NO_EDITS);
  // An editor may edit and be done in one event, before the state above has changed.
  const latest = useRef<Edits>(NO_EDITS);

  function change(edits: Edits) {
    latest.current = edits;
    setDraft(edits);
  }

  function toggle(next: boolean) {
    setOpen(next);
    if (next || latest.current === NO_EDITS) return;
    onEdit(latest.current);
    change(NO_EDITS);
  }

  return (
    <Popover open={open} onOpenChange={toggle}>
      <PopoverTrigger asChild>
        <Button size="small" className="rounded-full border-dashed">
          {label}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={asks} className="flex flex-col gap-4">
        <Editor
          {...props}
          said={withEdits(props.said, draft)}
          onEdit={(edits) => change(mergeEdits(latest.current, edits))}
          onDone={() => toggle(false)}
        />
        <Button variant="primary" size="small" className="self-end" onClick={() => toggle(false)}>
          Done
        </Button>
      </PopoverContent>
    </Popover>
  );
}
