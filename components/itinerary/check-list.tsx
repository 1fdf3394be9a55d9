import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { Check, Itinerary } from "@/server/trip";
import { Disclosure } from "../ui/disclosure";
import { stopTitle } from "./stop-words";

/** A check that speaks of more places than this speaks of the whole trip. */
const MOST_LINKS = 4;

/** "9 of 9 kept", opening every demand and rule with what shows that it is kept. */
export function CheckList({ checks, itinerary }: { checks: readonly Check[]; itinerary: Itinerary }) {
  const applying = checks.filter(({ kept }) => kept !== null);
  const kept = applying.filter((check) => check.kept === true);
  const allKept = kept.length === applying.length;
  const Icon = allKept ? CircleCheck : CircleX;
  return (
    <Disclosure
      summary={
        <>
          <Icon aria-hidden className="size-5 shrink-0" />
          {kept.length} of {applying.length} kept
        </>
      }
      summaryClassName={
        allKept
          ? "text-base font-medium text-kept hover:text-kept"
          : "text-base font-medium text-conflict hover:text-conflict"
      }
    >
      <p className="mt-2 max-w-prose text-muted text-sm">
        Each demand and each rule of a sensible trip, checked after planning by code that had no part in it.
      </p>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {checks.map((check) => (
          <CheckItem key={`${check.name} ${check.label}`} check={check} itinerary={itinerary} />
        ))}
      </ul>
    </Disclosure>
  );
}

function CheckItem({ check: { label, kept, evidence, stops }, itinerary }: { check: Check; itinerary: Itinerary }) {
  const places = placesOf(stops, itinerary);
  return (
    <li className="flex gap-3 border-hairline border-t py-3 text-sm">
      <CheckIcon kept={kept} />
      <div className="min-w-0">
        <p className="font-medium">
          {label}
          <span className="sr-only">{kept === null ? ": does not apply" : kept ? ": kept" : ": not kept"}</span>
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">{evidence}</p>
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

function CheckIcon({ kept }: { kept: boolean | null }) {
  if (kept === null) return <CircleMinus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />;
  return kept ? (
    <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-kept" />
  ) : (
    <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-conflict" />
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
