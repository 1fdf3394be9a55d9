import type { LocalDate, TripView } from "@/server/trip";
import { datesWords, partyWords } from "./demand-words";

/** The trip's title with who, when and from where. */
export function TripHeading({ trip, today }: { trip: Pick<TripView, "title" | "request">; today: LocalDate }) {
  return (
    <div>
      <h1 className="font-serif text-xl sm:text-2xl">{trip.title}</h1>
      <p className="mt-2 text-muted">
        {[partyWords(trip.request), datesWords(trip.request, today), `from ${trip.request.origin}`].join(" · ")}
      </p>
    </div>
  );
}
