"use client";

import { useEffect, useRef } from "react";
import { costWords, type LocalDate } from "@/server/trip";
import type { SharedStop, SharedTrip } from "@/server/views";
import { formatDay, placesOfDayWords } from "../format";
import { Say } from "../formats/formats-provider";
import { useSelection } from "../trip/selection";
import { StopMarker } from "../trip/stop-marker";
import { aboutWords, stopDetails, stopTimes, stopTitle, timesDoubt } from "../trip/stop-words";
import { classNames } from "../ui/class-names";

/** The days of a shared trip; the stop that is selected on the map is marked and brought into view. */
export function SharedDays({ trip, today }: { trip: SharedTrip; today: LocalDate }) {
  return trip.days.map((day) => (
    <section key={day.number} aria-labelledby={`day-${day.number}`} className="border-hairline border-t pt-5 pb-6">
      <h2 id={`day-${day.number}`} className="font-serif text-lg">
        <Say>{formatDay(day.date, today)}</Say>
      </h2>
      <p className="mb-3 text-muted text-sm">
        Day {day.number} · {placesOfDayWords(day)}
      </p>
      {day.stops.length === 0 && <p className="text-muted text-sm">Nothing is planned.</p>}
      <ol>
        {day.stops.map((stop) => (
          <StopLine
            key={stop.id}
            stop={stop}
            cost={stop.cost && costWords(trip, { kind: stop.kind, cost: stop.cost })}
            isMoving={day.from !== day.city}
          />
        ))}
      </ol>
    </section>
  ));
}

/** On a day of moving, `isMoving`, the city tells where a stop without an address is. */
function StopLine({ stop, cost, isMoving }: { stop: SharedStop; cost: string | null; isMoving: boolean }) {
  const { selected } = useSelection();
  const isSelected = selected === stop.id;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const times = stopTimes(stop);
  const city = stop.kind === "leg" || !isMoving ? null : stop.city;
  const where = [stop.address ?? city, stop.phone].filter(Boolean);
  return (
    <li
      ref={line}
      aria-current={isSelected || undefined}
      className={classNames(
        "-mx-2 grid scroll-my-8 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card px-2 py-2 sm:grid-cols-[4.25rem_2.25rem_minmax(0,1fr)_auto]",
        isSelected && "bg-accent-soft",
      )}
    >
      <p className="figures hidden py-2 text-right text-muted text-sm sm:block">
        {times && <Say>{times.start}</Say>}
        {times?.end != null && (
          <span className="block text-xs">
            <Say>{times.end}</Say>
          </span>
        )}
      </p>
      <StopMarker stop={stop} />
      <div className="min-w-0 py-1.5">
        <h3 className="font-medium [overflow-wrap:anywhere]">{stopTitle(stop)}</h3>
        <p className="text-muted text-sm">
          {times !== null && (
            <span className="figures sm:hidden">
              <Say>{times.end === null ? times.start : `${times.start} – ${times.end}`}</Say>,{" "}
            </span>
          )}
          <Say>
            {[[stopDetails(stop), times?.note].filter(Boolean).join(", "), aboutWords(stop), timesDoubt(stop)]
              .filter(Boolean)
              .join(" · ")}
          </Say>
        </p>
        {where.length > 0 && <p className="text-muted text-sm [overflow-wrap:anywhere]">{where.join(" · ")}</p>}
      </div>
      {cost !== null && (
        <p className="figures py-1.5 text-right text-sm">
          <Say>{cost}</Say>
        </p>
      )}
    </li>
  );
}
