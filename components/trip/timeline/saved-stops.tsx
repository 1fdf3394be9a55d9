"use client";

import { useDroppable } from "@dnd-kit/core";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { StopMarker } from "../stop-marker";
import { stopDetails, stopTitle } from "../stop-words";
import { Grip } from "./drag/grip";
import { SAVED } from "./drag/slots";
import { ActionButton } from "./open-stop/action-button";
import { MoveMenu } from "./open-stop/move-menu";
import { useArrangement } from "./use-arrangement";

/** Unscheduled stops: on no day and in no total. It comes to the window's edge while something is dragged. */
export function SavedStops() {
  const { unscheduled, change } = useArrangement();
  return (
    <SavedStopsFrame isEmpty={unscheduled.length === 0}>
      <ul>
        {unscheduled.map((stop) => (
          <li
            key={stop.id}
            id={stop.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 has-[[data-dragged]]:opacity-40"
          >
            <StopMarker stop={stop} />
            <div className="min-w-32 flex-1">
              <h3 className="font-medium text-sm [overflow-wrap:anywhere]">{stopTitle(stop)}</h3>
              <p className="text-muted text-xs">
                {stopDetails(stop)}
                {stop.kind !== "leg" && `, ${stop.city}`}
              </p>
            </div>
            <span className="sm:order-last">
              <Grip stopId={stop.id} title={stopTitle(stop)} />
            </span>
            <div className="flex basis-full gap-2 pl-12 sm:basis-auto sm:pl-0">
              <MoveMenu stop={stop} />
              <ActionButton onClick={() => change({ kind: "remove", stopId: stop.id })}>
                <Trash2 aria-hidden />
                Remove
                <span className="sr-only"> {stopTitle(stop)}</span>
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
    </SavedStopsFrame>
  );
}

/** Redrawn with every place that is dragged over; what is in it is not. */
function SavedStopsFrame({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: SAVED });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby="saved-for-later"
      className={classNames(
        "rounded-card border border-edge border-dashed px-3 py-3 transition-colors",
        "group-data-[dragging]/board:sticky group-data-[dragging]/board:bottom-20 sm:group-data-[dragging]/board:bottom-3 group-data-[dragging]/board:z-30 group-data-[dragging]/board:max-h-36 group-data-[dragging]/board:overflow-hidden group-data-[dragging]/board:bg-paper group-data-[dragging]/board:shadow-float",
        isEmpty && "hidden group-data-[dragging]/board:block",
        isOver && "border-accent group-data-[dragging]/board:bg-accent-soft",
      )}
    >
      <h2 id="saved-for-later" className="font-serif text-lg">
        Saved for later
      </h2>
      <p className="mb-1 text-muted text-sm">
        {isEmpty ? "Drop it here to save it for later." : "Saved for later: not on any day, not in the total."}
      </p>
      {children}
    </section>
  );
}
