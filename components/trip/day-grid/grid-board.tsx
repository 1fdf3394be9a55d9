"use client";

import { DndContext, type DragMoveEvent, type ScreenReaderInstructions, useSensors } from "@dnd-kit/core";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef, useState } from "react";
import { type Day, formatDate } from "@/server/trip";
import { Say } from "../../formats/formats-provider";
import { stopTitle } from "../stop-words";
import { findStop } from "../timeline/arrangement";
import { useArrangement } from "../timeline/use-arrangement";
import { usePointerSensors } from "../use-pointer-sensors";
import { blocksOfDay, type GridGoal, type GridOffset, goalOf, HOUR_PIXELS, steppedBy } from "./grid-layout";

interface Dragged {
  readonly stopId: string;
  readonly goal: GridGoal;
  readonly minutes: number;
  /** How far the arrow keys have carried it; null while a pointer drags it. */
  readonly keys: GridOffset | null;
}

interface Board {
  /** What is dragged, and where it would go; null while nothing is dragged. */
  readonly dragged: Dragged | null;
  onGripKey(stopId: string, event: KeyboardEvent): void;
  /** The grip has lost the focus: what its keys carry stays where it was. */
  onGripBlur(stopId: string): void;
}

const BoardContext = createContext<Board | null>(null);

export function useGridBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error("useGridBoard is for components within a GridBoard.");
  return board;
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

const HERE: GridOffset = { columns: 0, minutes: 0 };

/**
 * Where stops are dragged to another time and day. Whatever the way that a stop is dragged, its goal follows from how
 * far it went. Keys are counted here: dnd-kit's own scroll the page instead of moving, and the goal runs on with it.
 */
export function GridBoard({ days, children }: { days: readonly Day[]; children: ReactNode }) {
  const { unscheduled, change } = useArrangement();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState("");
  const sensors = useSensors(...usePointerSensors());
  const titleOf = (id: string) => {
    const stop = findStop({ days, unscheduled }, id);
    return stop === undefined ? "The stop" : stopTitle(stop);
  };

  function pointerOffset({ delta }: Pick<DragMoveEvent, "delta">): GridOffset {
    const width = columnWidth(board.current);
    return { columns: width === 0 ? 0 : Math.round(delta.x / width), minutes: (delta.y / HOUR_PIXELS) * 60 };
  }

  function pickUp(stopId: string, keys: GridOffset | null) {
    const goal = goalOf(days, stopId, HERE);
    const block = days.flatMap(blocksOfDay).find(({ stop }) => stop.id === stopId);
    if (goal === null || block === undefined) return;
    setDragged({ stopId, goal, minutes: block.end - block.start, keys });
    setSaid(`Picked up ${titleOf(stopId)}.`);
  }

  function show(offset: GridOffset, keys: GridOffset | null) {
    const goal = dragged && goalOf(days, dragged.stopId, offset);
    if (dragged === null || goal === null) return;
    const isSame = goal.day === dragged.goal.day && goal.start === dragged.goal.start;
    if (isSame && keys === dragged.keys) return;
    setDragged({ ...dragged, goal, keys });
    if (!isSame) setSaid(goalWords(goal, days));
  }

  function putDown(stopId: string, offset: GridOffset) {
    const goal = goalOf(days, stopId, offset);
    const now = findStop({ days, unscheduled }, stopId);
    const today = days.find(({ stops }) => stops.some((stop) => stop.id === stopId));
    if (goal === null || (goal.day === today?.number && goal.start === now?.start?.time)) return leave(stopId);
    setDragged(null);
    setSaid(`${titleOf(stopId)}: ${goalWords(goal, days)}`);
    change({ kind: "retime", stopId, day: goal.day, start: goal.start, end: null });
  }

  function leave(stopId: string) {
    setDragged(null);
    setSaid(`${titleOf(stopId)} is where it was.`);
  }

  function onGripKey(stopId: string, event: KeyboardEvent) {
    const carried = dragged?.stopId === stopId ? dragged.keys : null;
    const stepped = carried && steppedBy(event.code, days, stopId, carried);
    if (event.code === "Space" || event.code === "Enter") {
      if (carried === null) pickUp(stopId, HERE);
      else putDown(stopId, carried);
    } else if (carried !== null && event.code === "Escape") leave(stopId);
    else if (stepped !== null) show(stepped, stepped);
    else return;
    event.preventDefault();
  }

  function onGripBlur(stopId: string) {
    if (dragged?.stopId === stopId && dragged.keys !== null) leave(stopId);
  }

  return (
    <DndContext
      id="day-grid"
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => pickUp(String(active.id), null)}
      onDragMove={(event) => show(pointerOffset(event), null)}
      onDragEnd={(event) => putDown(String(event.active.id), pointerOffset(event))}
      onDragCancel={({ active }) => leave(String(active.id))}
    >
      <BoardContext value={{ dragged, onGripKey, onGripBlur }}>
        <div ref={board}>{children}</div>
      </BoardContext>
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
