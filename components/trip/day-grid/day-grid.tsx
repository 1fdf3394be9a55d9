"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Day, type LocalTime, minutesOfDay, timeOfMinutes } from "@/server/trip";
import { formatDay, placesOfDayWords } from "../../format";
import { Say } from "../../formats/formats-provider";
import { Button } from "../../ui/button";
import { useMedia, WIDE } from "../../ui/use-media";
import { StopMarker } from "../stop-marker";
import { ArrangementProvider, useArrangement } from "../timeline/use-arrangement";
import { useTrip } from "../use-trip";
import { GridBlockView } from "./grid-block";
import { GridBoard, useGridBoard } from "./grid-board";
import { blocksOfDay, firstMinuteOf, HOUR_PIXELS, pixelsOf } from "./grid-layout";

/** So many days side by side leave a column wide enough for a name. */
const DAYS = { wide: 7, narrow: 2 };

/** The trip as a calendar: a column for each day, a row for each hour. Stops are dragged to another time or day. */
export default function DayGrid({ onOpen }: { onOpen: (stopId: string) => void }) {
  return (
    <ArrangementProvider>
      <Pages onOpen={onOpen} />
    </ArrangementProvider>
  );
}

/** The days that fit side by side; more are a page further. */
function Pages({ onOpen }: { onOpen: (stopId: string) => void }) {
  const { days } = useArrangement();
  const isWide = useMedia(WIDE);
  const most = isWide === false ? DAYS.narrow : DAYS.wide;
  const [first, setFirst] = useState(0);
  const shown = days.slice(first, first + most);
  return (
    <section aria-label="Calendar" className="pt-2">
      {days.length > most && (
        <div className="mb-2 flex items-center justify-between">
          <Button size="small" disabled={first === 0} onClick={() => setFirst(Math.max(0, first - most))}>
            <ChevronLeft aria-hidden />
            Earlier days
          </Button>
          <Button size="small" disabled={first + most >= days.length} onClick={() => setFirst(first + most)}>
            Later days
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
      <GridBoard days={days}>
        <Columns days={shown} from={firstMinuteOf(days)} onOpen={onOpen} />
      </GridBoard>
    </section>
  );
}

function Columns({ days, from, onOpen }: { days: readonly Day[]; from: number; onOpen: (stopId: string) => void }) {
  const { today } = useTrip();
  const hours = Array.from({ length: 24 - from / 60 }, (_, index) => timeOfMinutes(from + index * 60));
  return (
    <div className="grid gap-x-1" style={{ gridTemplateColumns: `2.75rem repeat(${days.length}, minmax(0, 1fr))` }}>
      <span />
      {days.map((day) => (
        <header key={day.number} className="min-w-0 pb-2">
          <h2 id={`day-${day.number}`} className="truncate font-serif">
            <Say>{formatDay(day.date, today)}</Say>
          </h2>
          <p className="truncate text-muted text-xs">{placesOfDayWords(day)}</p>
        </header>
      ))}
      <ol aria-hidden className="figures text-muted text-xs">
        {hours.map((hour) => (
          <li key={hour} style={{ height: HOUR_PIXELS }}>
            <Say>{hour}</Say>
          </li>
        ))}
      </ol>
      {days.map((day) => (
        <Column key={day.number} day={day} from={from} onOpen={onOpen} />
      ))}
      <span />
      {days.map((day) => (
        <Night key={day.number} day={day} onOpen={onOpen} />
      ))}
    </div>
  );
}

function Column({ day, from, onOpen }: { day: Day; from: number; onOpen: (stopId: string) => void }) {
  const { moving } = useArrangement();
  const { dragged } = useGridBoard();
  const blocks = blocksOfDay(day);
  return (
    <ol
      aria-labelledby={`day-${day.number}`}
      data-grid-column
      className="relative rounded-inner bg-sunken"
      style={{
        height: pixelsOf(24 * 60 - from),
        backgroundImage: `repeating-linear-gradient(to bottom, var(--hairline) 0 1px, transparent 1px ${HOUR_PIXELS}px)`,
      }}
    >
      {dragged?.goal.day === day.number && (
        <Preview start={dragged.goal.start} minutes={dragged.minutes} from={from} isFollowed={dragged.keys !== null} />
      )}
      {blocks.map((block) => (
        <GridBlockView
          key={block.stop.id}
          block={block}
          from={from}
          isMoving={moving === block.stop.id}
          onOpen={() => onOpen(block.stop.id)}
        />
      ))}
    </ol>
  );
}

/** Where the dragged stop would go; the page scrolls along with what keys carry. */
function Preview({
  start,
  minutes,
  from,
  isFollowed,
}: {
  start: LocalTime;
  minutes: number;
  from: number;
  isFollowed: boolean;
}) {
  const preview = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFollowed) preview.current?.scrollIntoView({ block: "nearest" });
  });
  return (
    <li
      ref={preview}
      aria-hidden
      className="figures pointer-events-none absolute inset-x-0 z-20 scroll-my-24 rounded-inner border-2 border-accent border-dashed bg-accent-soft px-1.5 font-medium text-accent text-xs"
      style={{ top: pixelsOf(minutesOfDay(start) - from), height: pixelsOf(minutes) }}
    >
      <Say>{start}</Say>
    </li>
  );
}

function Night({ day, onOpen }: { day: Day; onOpen: (stopId: string) => void }) {
  const stay = day.stops.find(({ kind }) => kind === "stay");
  if (stay === undefined) return <span />;
  return (
    <button
      type="button"
      onClick={() => onOpen(stay.id)}
      className="mt-1 flex min-h-11 min-w-0 items-center gap-1 rounded-inner px-0.5 text-left text-xs hover:bg-sunken"
    >
      <StopMarker stop={{ kind: "stay" }} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{stay.name}</span>
    </button>
  );
}
