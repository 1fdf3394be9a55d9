import type { Itinerary, LocalDate } from "@/server/trip";
import { formatDay } from "../../format";
import { stopTitle } from "../stop-words";

/** A trip in a few lines: each day with its stops by name. */
export function OutlineOfDays({ itinerary, today }: { itinerary: Itinerary; today: LocalDate }) {
  return (
    <ol className="mt-2 flex flex-col gap-2 text-sm">
      {itinerary.days.map(({ number, date, stops }) => (
        <li key={number}>
          <span className="font-medium">{formatDay(date, today)}</span>{" "}
          <span className="text-muted">{stops.map(stopTitle).join(" · ")}</span>
        </li>
      ))}
    </ol>
  );
}
