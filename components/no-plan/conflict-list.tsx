import { CircleX } from "lucide-react";
import type { DemandName, LocalDate, TripRequest } from "@/server/trip";
import { capitalised, listed } from "../format";
import { demandWords } from "../itinerary/demand-words";

/** Each set of demands that cannot hold together, in a sentence. */
export function ConflictList({
  conflicts,
  request,
  today,
}: {
  conflicts: readonly (readonly DemandName[])[];
  request: TripRequest;
  today: LocalDate;
}) {
  return (
    <ul className="flex flex-col gap-2">
      {conflicts.map((conflict) => (
        <li
          key={conflict.join()}
          className="flex items-start gap-3 rounded-card bg-conflict-soft px-4 py-3 text-conflict"
        >
          <CircleX aria-hidden className="mt-1 size-4 shrink-0" />
          <p>{conflictSentence(conflict, request, today)}</p>
        </li>
      ))}
    </ul>
  );
}

function conflictSentence(conflict: readonly DemandName[], request: TripRequest, today: LocalDate): string {
  const words = conflict.map((name) => demandWords(name, request, today));
  return words.length === 1
    ? `${capitalised(words.join())} cannot be had, whatever else is given up.`
    : `${capitalised(listed(words))} cannot hold together.`;
}
