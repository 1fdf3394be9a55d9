import { type Day, formatMoney, type LocalDate, sumMoney } from "@/server/trip";
import { formatDay } from "../format";
import { StopRow } from "./stop-row";

/** One day, top to bottom. */
export function DaySection({ day, hasClock, today }: { day: Day; hasClock: boolean; today: LocalDate }) {
  return (
    <section aria-labelledby={`day-${day.number}`} className="border-hairline border-t pt-6 pb-4">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <div>
          <h2 id={`day-${day.number}`} className="font-serif text-lg">
            {formatDay(day.date, today)}
          </h2>
          <p className="text-muted text-sm">
            Day {day.number} · {day.from === day.city ? day.city : `${day.from} to ${day.city}`}
          </p>
        </div>
        <p className="figures text-muted text-sm">{formatMoney(sumMoney(day.stops.map(({ cost }) => cost)))}</p>
      </header>
      <ol>
        {day.stops.map((stop) => (
          <StopRow key={stop.id} stop={stop} hasClock={hasClock} />
        ))}
      </ol>
    </section>
  );
}
