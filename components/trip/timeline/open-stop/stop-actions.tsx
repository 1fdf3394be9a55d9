"use client";

import { Archive, Lock, LockOpen, Trash2 } from "lucide-react";
import type { Stop } from "@/server/trip";
import { stopTitle } from "../../stop-words";
import { useTrip } from "../../use-trip";
import { isMovable } from "../arrangement";
import { useArrangement } from "../use-arrangement";
import { ActionButton } from "./action-button";
import { MoveMenu } from "./move-menu";
import { RetimeButton } from "./retime-button";

/** What can be done with a stop. */
export function StopActions({ stop, hasClock }: { stop: Stop; hasClock: boolean }) {
  const { edit } = useTrip();
  const { change } = useArrangement();
  const LockIcon = stop.locked ? LockOpen : Lock;
  const isBooked = stop.recordId.startsWith("booked:");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ActionButton
        onClick={() => edit({ kind: stop.locked ? "unlock" : "lock", stopId: stop.id })}
        title={stop.locked ? "A re-plan may change it again" : "A re-plan keeps it"}
      >
        <LockIcon aria-hidden />
        {stop.locked ? "Unlock" : "Lock"}
      </ActionButton>
      {isMovable(stop) && hasClock && <RetimeButton stop={stop} />}
      {isMovable(stop) && <MoveMenu stop={stop} />}
      {isMovable(stop) && (
        <ActionButton onClick={() => change({ kind: "unschedule", stopId: stop.id })}>
          <Archive aria-hidden />
          Save for later
        </ActionButton>
      )}
      <ActionButton
        onClick={() =>
          change(isBooked ? { kind: "unbook", itemId: stop.recordId } : { kind: "remove", stopId: stop.id })
        }
      >
        <Trash2 aria-hidden />
        Remove
      </ActionButton>
      {!isMovable(stop) && (
        <p className="basis-full text-muted text-sm">
          {stop.kind === "leg"
            ? `${stopTitle(stop)} keeps its own times, so it is swapped rather than moved.`
            : "A night stays with its day. Swapping, locking and removing act on every night here in a row."}
        </p>
      )}
    </div>
  );
}
