import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon, Pin } from "lucide-react";
import type { Itinerary, Outcome, ReviewedCheck } from "@/server/trip";
import { useSay } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";
import { stopTitle } from "../stop-words";
import { isProblem } from "./review-words";

/** A check that speaks of more places than this speaks of the whole trip. */
const MOST_LINKS = 4;

const LOOKS: Record<Outcome | "problem", { icon: LucideIcon; style: string; words: string }> = {
  met: { icon: CircleCheck, style: "text-kept", words: "met" },
  unmet: { icon: CircleDashed, style: "text-warning", words: "not fully met" },
  problem: { icon: CircleX, style: "text-conflict", words: "not met" },
  onPurpose: { icon: Pin, style: "text-muted", words: "accepted on purpose" },
  unknown: { icon: CircleHelp, style: "text-muted", words: "can’t be checked" },
};

/** One check by name, with what shows its outcome and the places that it speaks of. */
export function CheckItem({ reviewed, itinerary }: { reviewed: ReviewedCheck; itinerary: Itinerary }) {
  const say = useSay();
  const { label, evidence, faults, stops } = reviewed.check;
  const look = LOOKS[isProblem(reviewed) ? "problem" : reviewed.outcome];
  const places = placesOf(faults.length > 0 ? faults.flatMap((fault) => fault.stops) : stops, itinerary);
  return (
    <li className="flex gap-3 border-hairline border-t py-3 text-sm">
      <look.icon aria-hidden className={classNames("mt-0.5 size-4 shrink-0", look.style)} />
      <div className="min-w-0">
        <p className="font-medium">
          {say(label)}
          <span className={reviewed.outcome === "met" ? "sr-only" : classNames("font-normal", look.style)}>
            : {look.words}
          </span>
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">{say(evidence)}</p>
        {faults.length > 1 && (
          <ul className="mt-1 list-disc pl-4 text-muted">
            {faults.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults may share a sentence and never move.
              <li key={index}>{say(text)}</li>
            ))}
          </ul>
        )}
        {places.length <= MOST_LINKS && (
          <p className="mt-1 flex flex-wrap gap-x-3 empty:hidden">
            {places.map(({ id, label: place }) => (
              <a key={id} href={`#${id}`} className="text-accent underline decoration-1 underline-offset-4">
                {place}
              </a>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** The stops by name with their day; a stay of several nights once. */
function placesOf(ids: readonly string[], { days }: Itinerary): { id: string; label: string }[] {
  const places = new Map<string, { id: string; label: string }>();
  for (const { number, stops } of days) {
    for (const stop of stops) {
      if (ids.includes(stop.id) && !places.has(stop.recordId)) {
        places.set(stop.recordId, { id: stop.id, label: `Day ${number}, ${stopTitle(stop)}` });
      }
    }
  }
  return [...places.values()];
}
