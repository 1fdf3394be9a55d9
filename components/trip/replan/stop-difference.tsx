import { ArrowRight, Minus, Plus } from "lucide-react";
import { formatDate, formatMoney, type Itinerary, type LocalDate, type StopInPlan, timePrefix } from "@/server/trip";
import { counted } from "../../format";
import { Say } from "../../formats/formats-provider";
import { StopMarker } from "../stop-marker";
import { stopDetails, stopTitle } from "../stop-words";

/** A stop that another plan does without. */
export function RemovedStop({ stop, itinerary }: { stop: StopInPlan; itinerary: Itinerary }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StopMarker stop={stop.stop} />
      <Minus aria-hidden className="mt-2.5 size-4 shrink-0 text-conflict" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-muted [overflow-wrap:anywhere]">
          <span className="sr-only">Goes: </span>
          <del>{stopTitle(stop.stop)}</del>
        </p>
        <Details stop={stop} itinerary={itinerary} />
      </div>
      <Price stop={stop} />
    </li>
  );
}

/** A stop that only the other plan has. */
export function AddedStop({ stop, itinerary }: { stop: StopInPlan; itinerary: Itinerary }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StopMarker stop={stop.stop} />
      <Plus aria-hidden className="mt-2.5 size-4 shrink-0 text-kept" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">
          <span className="sr-only">Comes: </span>
          {stopTitle(stop.stop)}
        </p>
        <Details stop={stop} itinerary={itinerary} />
      </div>
      <Price stop={stop} />
    </li>
  );
}

/** A stop that another plan has at another time. */
export function MovedStop({
  before,
  after,
  from,
  to,
}: {
  before: StopInPlan;
  after: StopInPlan;
  from: Itinerary;
  to: Itinerary;
}) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StopMarker stop={after.stop} />
      <div className="min-w-0 flex-1 pt-1 text-sm">
        <p className="[overflow-wrap:anywhere]">{stopTitle(after.stop)}</p>
        <p className="figures flex flex-wrap items-center gap-1.5 text-muted">
          <Say>{whenOf(before, from)}</Say>
          <ArrowRight role="img" aria-label="to" className="size-3.5 shrink-0" />
          <span className="text-ink">
            <Say>{(isSameDay(before, after, from, to) ? timeOf(after) : null) ?? whenOf(after, to)}</Say>
          </span>
        </p>
      </div>
    </li>
  );
}

function Details({ stop, itinerary }: { stop: StopInPlan; itinerary: Itinerary }) {
  const details = stop.stop.kind === "stay" ? null : stopDetails(stop.stop);
  return (
    <p className="figures text-muted text-xs">
      <Say>{[whenOf(stop, itinerary), details].filter((part) => part !== null).join(" · ")}</Say>
    </p>
  );
}

function Price({ stop: { cost } }: { stop: StopInPlan }) {
  return (
    <p className="figures pt-1 text-right text-sm">
      <Say>{cost.amountMinor === 0 ? "Free" : formatMoney(cost)}</Say>
    </p>
  );
}

/** "Tue 24 Mar, 14:05", "Tue 24 Mar, 2 nights", "Tue 24 Mar, lunch" where the world has no times. */
function whenOf(stop: StopInPlan, itinerary: Itinerary): string {
  const date = dateOf(stop, itinerary);
  return [date === undefined ? `Day ${stop.day}` : formatDate(date), timeOf(stop)]
    .filter((part) => part !== null)
    .join(", ");
}

function timeOf({ stop, nights }: StopInPlan): string | null {
  if (stop.kind === "stay") return counted(nights, "night");
  if (stop.start === null) return stop.kind === "meal" ? stop.meal : null;
  return stop.end === null || stop.kind === "leg"
    ? `${timePrefix(stop)}${stop.start.time}`
    : `${stop.start.time} – ${stop.end.time}`;
}

function dateOf({ day }: StopInPlan, { days }: Itinerary): LocalDate | undefined {
  return days.find(({ number }) => number === day)?.date;
}

function isSameDay(before: StopInPlan, after: StopInPlan, from: Itinerary, to: Itinerary): boolean {
  return timeOf(after) !== null && dateOf(before, from) === dateOf(after, to);
}
