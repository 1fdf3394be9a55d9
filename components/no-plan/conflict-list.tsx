import { CircleX } from "lucide-react";
import { capitalized, type DemandName, demandsIn, type LocalDate, type TripRequest } from "@/server/trip";
import { listed } from "../format";
import { demandWords } from "../trip/demand-words";

/** Each set of demands that cannot hold together, in a sentence. Where not even the bare trip is possible, `explanation` says why. */
export function ConflictList({
  conflicts,
  explanation,
  request,
  today,
}: {
  conflicts: readonly (readonly DemandName[])[];
  explanation: string;
  request: TripRequest;
  today: LocalDate;
}) {
  const demands: readonly DemandName[] = demandsIn(request);
  const isAboutDemands = conflicts.length > 0 && conflicts.flat().every((name) => demands.includes(name));
  if (!isAboutDemands) return <Conflicts sentences={[explanation]} />;
  return (
    <>
      <Conflicts sentences={conflicts.map((conflict) => conflictSentence(conflict, request, today))} />
      <p className="max-w-prose">{explanation}</p>
    </>
  );
}

function Conflicts({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-3 rounded-card bg-conflict-soft px-4 py-3 text-conflict">
          <CircleX aria-hidden className="mt-1 size-4 shrink-0" />
          <p>{sentence}</p>
        </li>
      ))}
    </ul>
  );
}

function conflictSentence(conflict: readonly DemandName[], request: TripRequest, today: LocalDate): string {
  const words = conflict.map((name) => demandWords(name, request, today));
  return words.length === 1
    ? `${capitalized(words.join())} isn’t possible, whatever else you drop.`
    : `${capitalized(listed(words))} aren’t possible together.`;
}
