import { CircleCheck, CircleDashed, CircleMinus, CircleX, Pin } from "lucide-react";
import { breaksOf, type Check, type Itinerary, isBroken, type PlanVersion } from "@/server/trip";
import { classNames } from "../../ui/class-names";
import { Disclosure } from "../../ui/disclosure";
import { stopTitle } from "../stop-words";
import { type CheckCounts, countChecks, inOrderOfConcern, isMeant } from "./plan-checks";

/** A check that speaks of more places than this speaks of the whole trip. */
const MOST_LINKS = 4;

/** "9 of 10 kept · 1 broken on purpose", opening every demand and rule with what shows whether it is kept. */
export function CheckList({ plan }: { plan: Pick<PlanVersion, "checks" | "itinerary" | "keptOnPurpose"> }) {
  const { checks, itinerary } = plan;
  const breaks = breaksOf(plan);
  const counts = countChecks(checks, breaks);
  const style = counts.broken > 0 ? "text-conflict hover:text-conflict" : "text-kept hover:text-kept";
  const Icon = counts.broken > 0 ? CircleX : counts.onPurpose > 0 ? Pin : CircleCheck;
  return (
    <Disclosure
      summary={
        <>
          <Icon aria-hidden className="size-5 shrink-0" />
          {countWords(counts)}
        </>
      }
      summaryClassName={classNames("min-h-10 font-medium text-base", style)}
    >
      <p className="mt-2 max-w-prose text-muted text-sm">
        Each demand and each rule of a sensible trip, checked after planning and after every change by code that had no
        part in them.
      </p>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {inOrderOfConcern(checks).map((check) => (
          <CheckItem
            key={`${check.name} ${check.label}`}
            check={check}
            meant={isMeant(check, breaks)}
            itinerary={itinerary}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

function countWords({ kept, applying, broken, onPurpose }: CheckCounts): string {
  return [
    `${kept} of ${applying} kept`,
    broken > 0 ? `${broken} broken` : null,
    onPurpose > 0 ? `${onPurpose} broken on purpose` : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

function CheckItem({ check, meant, itinerary }: { check: Check; meant: boolean; itinerary: Itinerary }) {
  const { label, evidence, faults } = check;
  const places = placesOf(isBroken(check) ? faults.flatMap(({ stops }) => stops) : check.stops, itinerary);
  return (
    <li className="flex gap-3 border-hairline border-t py-3 text-sm">
      <CheckIcon check={check} meant={meant} />
      <div className="min-w-0">
        <p className="font-medium">
          {label}
          <span className={isBroken(check) ? "font-normal text-conflict" : "sr-only"}>{stateWords(check, meant)}</span>
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">{evidence}</p>
        {faults.length > 1 && (
          <ul className="mt-1 list-disc pl-4 text-muted">
            {faults.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults may share a sentence and never move.
              <li key={index}>{text}</li>
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

function stateWords(check: Check, meant: boolean): string {
  if (check.kept === null) return ": does not apply";
  if (check.kept) return ": kept";
  if (!isBroken(check)) return ": not met";
  return meant ? ": broken on purpose" : ": broken";
}

function CheckIcon({ check, meant }: { check: Check; meant: boolean }) {
  const style = "mt-0.5 size-4 shrink-0";
  if (check.kept === null) return <CircleMinus aria-hidden className={classNames(style, "text-muted")} />;
  if (check.kept) return <CircleCheck aria-hidden className={classNames(style, "text-kept")} />;
  if (!isBroken(check)) return <CircleDashed aria-hidden className={classNames(style, "text-muted")} />;
  return meant ? (
    <Pin aria-hidden className={classNames(style, "text-muted")} />
  ) : (
    <CircleX aria-hidden className={classNames(style, "text-conflict")} />
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
