"use client";

import {
  DndContext,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  type ScreenReaderInstructions,
} from "@dnd-kit/core";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { type Day, formatDate } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { stopTitle } from "../stop-words";
import { findStop } from "../timeline/arrangement";
import { useArrangement } from "../timeline/use-arrangement";
import { useDragSensors } from "../use-drag-sensors";
import { HOUR_PIXELS, pixelsOf } from "./grid-block";
import { blocksOfDay, type GridGoal, goalOf, STEP_MINUTES } from "./grid-layout";

interface Dragged {
  readonly goal: GridGoal;
  readonly minutes: number;
}

const GoalContext = createContext<Dragged | null>(null);

/** Where what is dragged would go, and how long it takes; null while nothing is dragged. */
export function useGridGoal(): Dragged | null {
  return useContext(GoalContext);
}

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "To move this stop, press Space or Enter, then the up and down arrow keys for another time, left and right for another day. Press Space or Enter again to put it down, Escape to leave it where it was.",
};
/** What is said while a stop is dragged is said by the board itself, since nothing is ever "over" anything here. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Where stops are dragged to another time and day. Whatever the way that a stop is dragged, its goal follows from how far it went. */
export function GridBoard({ days, children }: { days: readonly Day[]; children: ReactNode }) {
  const { unscheduled, change } = useArrangement();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState("");
  const [keys] = useState(() => ({ coordinateGetter: stepsOf(() => columnWidth(board.current)) }));
  const sensors = useDragSensors(keys);
  const titleOf = (id: string) => {
    const stop = findStop({ days, unscheduled }, id);
    return stop === undefined ? "The stop" : stopTitle(stop);
  };

  function goalAt({ active, delta }: Pick<DragMoveEvent, "active" | "delta">): Dragged | null {
    const id = String(active.id);
    const width = columnWidth(board.current);
    const goal = goalOf(days, id, {
      columns: width === 0 ? 0 : Math.round(delta.x / width),
      minutes: (delta.y / HOUR_PIXELS) * 60,
    });
    const block = days.flatMap(blocksOfDay).find(({ stop }) => stop.id === id);
    return goal === null || block === undefined ? null : { goal, minutes: block.end - block.start };
  }

  function show(event: DragMoveEvent) {
    const next = goalAt(event);
    if (next?.goal.day === dragged?.goal.day && next?.goal.start === dragged?.goal.start) return;
    setDragged(next);
    if (next !== null) setSaid(goalWords(next.goal, days));
  }

  function putDown(event: DragMoveEvent) {
    const id = String(event.active.id);
    const goal = goalAt(event)?.goal;
    const now = findStop({ days, unscheduled }, id);
    const today = days.find(({ stops }) => stops.some((stop) => stop.id === id));
    setDragged(null);
    if (goal === undefined || (goal.day === today?.number && goal.start === now?.start?.time)) {
      return setSaid(`${titleOf(id)} is where it was.`);
    }
    setSaid(`${titleOf(id)}: ${goalWords(goal, days)}`);
    change({ kind: "retime", stopId: id, day: goal.day, start: goal.start, end: null });
  }

  return (
    <DndContext
      id="day-grid"
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setSaid(`Picked up ${titleOf(String(active.id))}.`)}
      onDragMove={show}
      onDragEnd={putDown}
      onDragCancel={({ active }) => {
        setDragged(null);
        setSaid(`${titleOf(String(active.id))} is where it was.`);
      }}
    >
      <GoalContext value={dragged}>
        <div ref={board}>{children}</div>
      </GoalContext>
      <p aria-live="assertive" className="sr-only">
        <Say>{said}</Say>
      </p>
    </DndContext>
  );
}

/** From one column's left edge to the next one's, in pixels; 0 before anything is drawn. */
function columnWidth(board: HTMLElement | null): number {
  const [first, second] = board?.querySelectorAll("[data-grid-column]") ?? [];
  if (first === undefined) return 0;
  const { left, width } = first.getBoundingClientRect();
  return second === undefined ? width : second.getBoundingClientRect().left - left;
}

function goalWords({ day, start }: GridGoal, days: readonly Day[]): string {
  const date = days.find(({ number }) => number === day)?.date;
  return date === undefined ? `${start}.` : `${formatDate(date)}, ${start}.`;
}

/** The arrow keys go a step in time up and down, a day left and right. */
function stepsOf(width: () => number): KeyboardCoordinateGetter {
  return (event, { currentCoordinates: { x, y } }) => {
    const step = pixelsOf(STEP_MINUTES);
    switch (event.code) {
      case "ArrowUp":
        return { x, y: y - step };
      case "ArrowDown":
        return { x, y: y + step };
      case "ArrowLeft":
        return { x: x - width(), y };
      case "ArrowRight":
        return { x: x + width(), y };
      default:
        return undefined;
    }
  };
}
