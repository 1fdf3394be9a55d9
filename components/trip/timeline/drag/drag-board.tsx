"use client";

import { DndContext, type DragEndEvent, DragOverlay, KeyboardSensor, useSensor, useSensors } from "@dnd-kit/core";
import { type ReactNode, useMemo, useState } from "react";
import type { Day, PlanEdit, Stop } from "@/server/trip";
import { StopMarker } from "../../stop-marker";
import { stopTitle } from "../../stop-words";
import { usePointerSensors } from "../../use-pointer-sensors";
import { dayOfStop, findStop } from "../arrangement";
import { useArrangement } from "../use-arrangement";
import { announcementsFor, INSTRUCTIONS } from "./announcements";
import { nearestSlot, nextSlot } from "./nearest-slot";
import { isWhereItIs, SAVED, slotsOf } from "./slots";

const KEYS = { coordinateGetter: nextSlot };

/**
 * Where stops are dragged within days, across days and aside. Nothing moves out of the way: a line shows the place, so that
 * a long trip need not be redrawn with every move of the pointer.
 */
export function DragBoard({ children }: { children: ReactNode }) {
  const { days, unscheduled, change } = useArrangement();
  const [dragged, setDragged] = useState<Stop | null>(null);
  const sensors = useSensors(...usePointerSensors(), useSensor(KeyboardSensor, KEYS));
  const announcements = useMemo(() => announcementsFor({ days, unscheduled }), [days, unscheduled]);

  function putDown({ active, over }: DragEndEvent) {
    setDragged(null);
    const edit = over === null ? null : editOfDrop(days, String(active.id), String(over.id));
    if (edit !== null) change(edit);
  }

  return (
    <DndContext
      id="timeline"
      sensors={sensors}
      collisionDetection={nearestSlot}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setDragged(findStop({ days, unscheduled }, String(active.id)) ?? null)}
      onDragEnd={putDown}
      onDragCancel={() => setDragged(null)}
    >
      <div data-dragging={dragged !== null || undefined} className="group/board">
        {children}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <DraggedStop stop={dragged} />}</DragOverlay>
    </DndContext>
  );
}

/** The change that dropping a stop makes; null where it is already. */
function editOfDrop(days: readonly Day[], stopId: string, place: string): PlanEdit | null {
  if (place === SAVED) return dayOfStop(days, stopId) === undefined ? null : { kind: "unschedule", stopId };
  const slot = slotsOf(days).get(place);
  return slot === undefined || isWhereItIs(days, stopId, slot) ? null : { kind: "move", stopId, ...slot };
}

/** What follows the pointer, held by its grip. */
function DraggedStop({ stop }: { stop: Stop }) {
  return (
    <div className="absolute top-0 right-0 flex h-12 w-72 cursor-grabbing items-center gap-3 rounded-card border border-edge bg-paper pr-4 pl-1 shadow-float">
      <StopMarker stop={stop} />
      <span className="min-w-0 truncate font-medium text-sm">{stopTitle(stop)}</span>
    </div>
  );
}
