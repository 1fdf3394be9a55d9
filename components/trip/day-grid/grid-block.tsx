"use client";

import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { timeOfMinutes, timePrefix } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { stopTitle } from "../stop-words";
import { isMovable } from "../timeline/arrangement";
import { useGridBoard } from "./grid-board";
import { type GridBlock, pixelsOf } from "./grid-layout";

const LOOKS = {
  leg: "bg-ink text-paper",
  meal: "border border-edge bg-raised",
  visit: "border border-accent bg-accent-soft",
  stay: "",
} as const;

/** A stop as a block of its column: pressed it opens, dragged by pointer, finger or the keys of its grip it moves. */
export function GridBlockView({
  block: { stop, start, end },
  from,
  isMoving,
  onOpen,
}: {
  block: GridBlock;
  /** Minutes from midnight at the column's upper edge. */
  from: number;
  /** It was just moved: the answer is on its way. */
  isMoving: boolean;
  onOpen: () => void;
}) {
  const title = stopTitle(stop);
  const canMove = isMovable(stop) && !stop.recordId.startsWith("booked:");
  const { dragged, onGripKey, onGripBlur } = useGridBoard();
  const isDragged = dragged?.stopId === stop.id;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform } = useDraggable({
    id: stop.id,
    disabled: !canMove,
  });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        "group absolute inset-x-0.5 z-10 overflow-hidden rounded-inner px-1.5 py-0.5 text-xs leading-tight",
        LOOKS[stop.kind],
        canMove && "cursor-grab touch-manipulation select-none",
        isDragged && "z-30 cursor-grabbing opacity-70 shadow-float",
        isMoving && "animate-breathe opacity-60",
      )}
      style={{
        top: pixelsOf(start - from),
        height: pixelsOf(end - start) - 2,
        transform: transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`,
      }}
    >
      <button type="button" onClick={onOpen} className="block w-full text-left after:absolute after:inset-0">
        <span className="figures">
          <Say>{`${timePrefix(stop)}${timeOfMinutes(start)}`}</Say>
        </span>{" "}
        <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
      </button>
      {canMove && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          aria-pressed={isDragged}
          onKeyDown={(event) => onGripKey(stop.id, event)}
          onBlur={() => onGripBlur(stop.id)}
          aria-label={`Drag ${title}`}
          className="absolute top-0 right-0 z-10 grid size-6 place-items-center rounded-inner bg-raised opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
        >
          <GripVertical aria-hidden className="size-3.5" />
        </button>
      )}
    </li>
  );
}
