"use client";

import { Lock } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import type { Stop } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import { Say, useSay } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { BreakNotes } from "../break-note";
import type { ShownBreak } from "../breaks-by-place";
import { StopMarker } from "../stop-marker";
import { aboutWords, stopDetails, stopTimes, stopTitle, timesDoubt } from "../stop-words";
import { isMovable } from "./arrangement";
import { Grip } from "./drag/grip";
import { OpenStop } from "./open-stop/open-stop";

const NO_BREAKS: readonly ShownBreak[] = [];

/** One stop of a day: when, what and for how much; open, also why, what else it could be, and what can be done with it. */
export const StopRow = memo(function StopRow({
  stop,
  number,
  cost,
  hasClock,
  isOpen,
  isMoving,
  breaks = NO_BREAKS,
  facts,
  select,
}: {
  stop: Stop;
  /** Of a meal or visit: its number within the day, as on the map. */
  number: number | undefined;
  /** In words: an amount, free or unknown. */
  cost: string;
  /** The world knows when places are visited, so that times deserve a column. */
  hasClock: boolean;
  isOpen: boolean;
  /** It was just moved: its times are on their way. */
  isMoving: boolean;
  breaks?: readonly ShownBreak[];
  /** Undefined while they are looked up. */
  facts: StopFacts | undefined;
  select: (stopId: string | null) => void;
}) {
  const say = useSay();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) head.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const title = stopTitle(stop);
  const details = `open-${stop.id}`;
  const isLaterNight = stop.kind === "stay" && stop.night > 1;

  return (
    <div
      id={stop.id}
      className={classNames(
        "rounded-card transition-colors has-[[data-dragged]]:opacity-40",
        isOpen ? "bg-raised shadow-[0_0_0_1px_var(--hairline)]" : "hover:bg-sunken",
      )}
    >
      <div
        ref={head}
        className={classNames(
          "relative grid scroll-mt-20 scroll-mb-24 grid-cols-[2.25rem_minmax(0,1fr)_auto_2.5rem] items-start gap-x-3 py-2 pl-2",
          hasClock && "sm:grid-cols-[4.25rem_2.25rem_minmax(0,1fr)_auto_2.5rem]",
        )}
      >
        {hasClock && <ClockColumn stop={stop} isMoving={isMoving} />}
        <StopMarker stop={stop} number={number} />
        <div className="min-w-0 py-1.5">
          <h3 className={classNames("[overflow-wrap:anywhere]", isLaterNight ? "text-muted" : "font-medium")}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              onClick={() => select(isOpen ? null : stop.id)}
              className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {title}
            </button>
            {stop.locked && (
              <span className="ml-2 inline-flex items-center gap-1 whitespace-nowrap font-normal text-muted text-xs">
                <Lock aria-hidden className="size-3" />
                locked
              </span>
            )}
          </h3>
          <p className="text-muted text-sm">
            <span className={classNames("figures", hasClock && "sm:hidden")}>{say(timesInLine(stop, isMoving))}</span>
            {say(
              [`${stopDetails(stop)}${noteOfTimes(stop)}`, isLaterNight ? "" : aboutWords(facts), timesDoubt(stop)]
                .filter((part) => part !== "")
                .join(" · "),
            )}
          </p>
        </div>
        <p className="figures py-1.5 text-right text-sm">{say(cost)}</p>
        {isMovable(stop) && <Grip stopId={stop.id} title={title} />}
      </div>
      <BreakNotes breaks={breaks} className="px-2 pb-2 sm:pl-14" />
      {isOpen && (
        <div id={details}>
          <OpenStop stop={stop} hasClock={hasClock} />
        </div>
      )}
    </div>
  );
});

function ClockColumn({ stop, isMoving }: { stop: Stop; isMoving: boolean }) {
  const times = stopTimes(stop);
  return (
    <p
      className={classNames(
        "figures hidden py-2 text-right text-muted text-sm sm:block",
        isMoving && "animate-breathe opacity-50",
      )}
    >
      {times && <Say>{times.start}</Say>}
      {times?.end != null && (
        <span className="block text-xs">
          <Say>{times.end}</Say>
        </span>
      )}
    </p>
  );
}

/** "12:30 – 13:30, " before the details on a phone. */
function timesInLine(stop: Stop, isMoving: boolean): string {
  const times = stopTimes(stop);
  if (times === null || isMoving) return "";
  return times.end === null ? `${times.start}, ` : `${times.start} – ${times.end}, `;
}

function noteOfTimes(stop: Stop): string {
  const note = stopTimes(stop)?.note;
  return note ? `, ${note}` : "";
}
