import type { ReactNode } from "react";
import { type Day, isWithinCity, type LocalDate } from "@/server/trip";
import type { TripView } from "@/server/views";
import { formatDateRange } from "../../format";
import { Say } from "../../formats/formats-provider";
import { datesWords, partyWords } from "../demand-words";

export const TRIP_TITLE = "font-serif text-xl [overflow-wrap:anywhere] sm:text-2xl";

/** The trip's title with who, when and from where; the dates are those of its days once it has them. */
export function TripHeading({
  trip,
  days = [],
  today,
  title = <h1 className={TRIP_TITLE}>{trip.title}</h1>,
}: {
  trip: Pick<TripView, "title" | "request">;
  days?: readonly Day[];
  today: LocalDate;
  /** In place of the plain title. */
  title?: ReactNode;
}) {
  const [first, last] = [days[0], days.at(-1)];
  const dates =
    first !== undefined && last !== undefined
      ? formatDateRange(first.date, last.date, today)
      : datesWords(trip.request, today);
  const { origin } = trip.request;
  const facts = [partyWords(trip.request), dates, ...(isWithinCity(trip.request) ? [] : [`from ${origin}`])];
  return (
    <div className="min-w-0 flex-1 basis-80">
      {title}
      <p className="mt-1 text-muted text-sm sm:text-base">
        <Say>{facts.join(" · ")}</Say>
      </p>
    </div>
  );
}
