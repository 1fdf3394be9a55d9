"use client";

import { useDroppable } from "@dnd-kit/core";
import { classNames } from "../../../ui/class-names";
import { slotId } from "./slots";

/** A place between stops: a line where the dragged stop would go. */
export function DropSlot({ day, before, className }: { day: number; before: string | null; className?: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: slotId(day, before) });
  return (
    <div
      ref={setNodeRef}
      aria-hidden
      className={classNames(
        "pointer-events-none absolute inset-x-0 z-20 h-0.5 rounded-full",
        isOver && "bg-accent",
        className,
      )}
    />
  );
}
