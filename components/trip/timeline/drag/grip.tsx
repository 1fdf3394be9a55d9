"use client";

import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";

/** What a stop is dragged by, with a pointer, a finger or the keys. */
export function Grip({ stopId, title }: { stopId: string; title: string }) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: stopId });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Drag ${title}`}
      data-dragged={isDragging || undefined}
      className="relative z-10 grid size-10 cursor-grab touch-manipulation place-items-center rounded-inner text-edge transition-colors hover:bg-sunken hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
