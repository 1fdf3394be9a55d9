"use client";

import { memo } from "react";
import { costWords, type Day, formatMoney, type LocalDate, type Missing, sumMoney } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import { formatDay, placesOfDayWords } from "../../format";
import { useSay } from "../../formats/formats-provider";
import { BreakNotes } from "../break-note";
import type { ShownBreak } from "../breaks-by-place";
import { numbersOfDay } from "../map/trip-on-map";
import { AddStop } from "./add-stop/add-stop";
import { DropSlot } from "./drag/drop-slot";
import { gapWords } from "./gaps";
import { StopRow } from "./stop-row";

/** One day, top to bottom: its stops with what lies between them, and the night's stay last. */
export const DaySection = memo(function DaySection({
  day,
  missing,
  today,
  hasClock,
  openStop,
  moving,
  breaks,
  breaksOfStops,
  facts,
  select,
}: {
  day: Day;
  missing: readonly Missing[] | undefined;
  today: LocalDate;
  hasClock: boolean;
  /** Id of the stop of this day that is open. */
  openStop: string | null;
  /** Id of the stop of this day that waits for its times. */
  moving: string | null;
  breaks: readonly ShownBreak[] | undefined;
  breaksOfStops: ReadonlyMap<string, readonly ShownBreak[]>;
  facts: Readonly<Record<string, StopFacts>> | undefined;
  select: (stopId: string | null) => void;
}) {
  const say = useSay();
  const heading = `day-${day.number}`;
  const numbers = numbersOfDay(day.stops);
  const hasStay = day.stops.at(-1)?.kind === "stay";
  return (
    <section aria-labelledby={heading} className="border-hairline border-t pt-6 pb-5 first:border-t-0 first:pt-2">
      <header className="mb-3 flex items-baseline justify-between gap-4 pr-2 pl-2">
        <div>
          <h2 id={heading} className="scroll-mt-20 font-serif text-lg">
            {say(formatDay(day.date, today))}
          </h2>
          <p className="text-muted text-sm">
            Day {day.number} · {placesOfDayWords(day)}
          </p>
        </div>
        <p className="figures text-muted text-sm">{say(formatMoney(sumMoney(day.stops.map(({ cost }) => cost))))}</p>
      </header>
      {breaks !== undefined && <BreakNotes breaks={breaks} className="mb-2 px-2" />}
      <ol className="flex flex-col">
        {day.stops.map((stop, index) => {
          const previous = day.stops[index - 1];
          const isMoving = moving === stop.id;
          const isSettled = previous !== undefined && !isMoving && moving !== previous.id;
          return (
            <li key={stop.id} className="relative">
              <DropSlot day={day.number} before={stop.kind === "stay" ? null : stop.id} className="-top-px" />
              {isSettled && <Gap words={gapWords(previous, stop, facts?.[stop.id]?.way ?? null)} hasClock={hasClock} />}
              <StopRow
                stop={stop}
                number={numbers.get(stop.id)}
                cost={costWords({ missing }, stop)}
                hasClock={hasClock}
                isOpen={openStop === stop.id}
                isMoving={isMoving}
                breaks={breaksOfStops.get(stop.id)}
                facts={facts?.[stop.id]}
                select={select}
              />
            </li>
          );
        })}
      </ol>
      <div className="relative pt-1">
        {!hasStay && <DropSlot day={day.number} before={null} className="-top-px" />}
        <AddStop day={day} />
      </div>
    </section>
  );
});

/** The time between two stops, on the line that joins their markers. */
function Gap({ words, hasClock }: { words: string | null; hasClock: boolean }) {
  if (words === null) return null;
  return (
    <p
      className={`ml-[1.625rem] border-hairline border-l py-1 pl-[1.8125rem] text-muted text-xs ${hasClock ? "sm:ml-[6.625rem]" : ""}`}
    >
      {words}
    </p>
  );
}
